import type { PaperIndex } from '../../../evidence/paper-index.ts';
import type { CoarseType } from '../../../findings/finding.ts';
import { aspectOf } from '../../../review/aspects.ts';
import type { FieldRole, Review } from '../../../review/model.ts';
import { sourceRange } from '../../../review/source-range.ts';
import { taxonomy } from '../../../taxonomy/taxonomy.ts';
import type { Random } from '../../random.ts';
import type { Candidate } from '../candidates.ts';
import { rowMaker, type Origin } from '../row-maker.ts';
import type { EvidenceWindow } from '../row.ts';
import { otherWindows, windowOf } from '../windows.ts';
import type { Framed } from './frames.ts';

export interface AbsenceSettings {
  readonly seed: number;
  /** Reviews of the paper: a denial is written to the end of one's weaknesses, an affirmation stands there as well. */
  readonly reviews: readonly Review[];
}

/** A paper with what its candidates share. */
export interface AbsenceContext extends AbsenceSettings {
  readonly paper: string;
  readonly index: PaperIndex;
}

/** A denial and an affirmation of one thing. */
export interface AbsencePair {
  readonly operator: string;
  readonly denial: Framed;
  readonly affirmation: Framed;
  /** Passages that show the thing, the best first; null where the paper lacks it. */
  readonly shown: readonly number[] | null;
  /** Leaf of the denial, */
  readonly denied: string;
  /** and that of the affirmation where the paper lacks the thing. */
  readonly invented: string;
}

/** Passages that a detector reads. */
const most = 3;

/** The two rows of a pair: of a thing that is there the denial is false, of one that is not the affirmation. */
export function candidateOf(context: AbsenceContext, pair: AbsencePair, random: Random): Candidate {
  const { operator, denial, affirmation, shown, denied, invented } = pair;
  const { origin, role } = placeIn(context, random);
  const row = rowMaker(
    { origin, operator, role, aspect: aspectOf(denial.text, role), node: denied, original: '' },
    JSON.stringify([denial.text, affirmation.text]),
  );
  const type = typeOf(shown ? denied : invented);
  const evidence = (text: string): EvidenceWindow[] => evidenceOf(text, context.index, shown ?? []);
  const wrong = { label: 1 as const, type, patches: [] };
  const fine = { label: 0 as const, span: null, patches: [] };
  const whole = { start: 0, end: denial.text.length - 1 };
  const rows = shown
    ? [
        row('absence', denial.text, evidence(denial.text), {
          ...wrong,
          state: 'contradicted',
          span: whole,
          absence: true,
        }),
        row('presence', affirmation.text, evidence(affirmation.text), { ...fine, state: 'supported' }),
      ]
    : [
        row('absence', denial.text, evidence(denial.text), { ...fine, state: 'not-found', absence: true }),
        row('presence', affirmation.text, evidence(affirmation.text), {
          ...wrong,
          state: 'not-found',
          node: invented,
          span: affirmation.thing,
        }),
      ];
  return { type, operator, rows };
}

/** What shows the thing, then what would be retrieved besides. */
function evidenceOf(text: string, index: PaperIndex, shown: readonly number[]): EvidenceWindow[] {
  const telling = shown.slice(0, most);
  return [
    ...telling.map((id) => windowOf(index.paper.passages[id]!, index)),
    ...otherWindows(text, index, most - telling.length, ({ id }) => !telling.includes(id)),
  ];
}

/** The end of the weaknesses of a review drawn by lot; of none where no review has such a field. */
function placeIn(
  { reviews, paper, seed }: AbsenceContext,
  random: Random,
): { origin: Origin; role: FieldRole } {
  const roles: readonly FieldRole[] = ['weaknesses', 'limitations'];
  const places = reviews.flatMap((review) => {
    const last = review.sentences.findLast(({ field }) =>
      roles.includes(review.fields[field]?.role ?? 'other'),
    );
    if (!last) return [];
    const { end } = sourceRange(last, 0, last.text.length);
    return [{ review: review.id, at: end, role: review.fields[last.field]!.role }];
  });
  if (places.length === 0)
    return { origin: { paper, review: '', start: 0, end: 0, seed }, role: 'weaknesses' };
  const { review, at, role } = random.pick(places)!;
  return { origin: { paper, review, start: at, end: at, seed }, role };
}

/** The coarse type above a leaf. */
function typeOf(path: string): CoarseType {
  const top = path.split('/')[0]!;
  return taxonomy.children.find(({ slug }) => slug === top)!.name as CoarseType;
}
