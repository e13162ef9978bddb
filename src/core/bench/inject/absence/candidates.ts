import { inventory } from '../../../evidence/inventory/inventory.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import type { CoarseType } from '../../../findings/finding.ts';
import { aspectOf } from '../../../review/aspects.ts';
import type { FieldRole, Review } from '../../../review/model.ts';
import { sourceRange } from '../../../review/source-range.ts';
import { taxonomy } from '../../../taxonomy/taxonomy.ts';
import { Random, seedOf } from '../../random.ts';
import type { Candidate } from '../candidates.ts';
import { rowMaker, type Origin } from '../row-maker.ts';
import type { EvidenceWindow } from '../row.ts';
import { otherWindows, windowOf } from '../windows.ts';
import { flat, framed, graded, type Frames } from './frames.ts';
import { heldBy, isLackedBy, type Held } from './held.ts';
import { deniables, type Deniable, type Thing } from './things.ts';

export interface AbsenceSettings {
  readonly seed: number;
  /** Reviews of the paper: a denial is written to the end of one's weaknesses, an affirmation stands there as well. */
  readonly reviews: readonly Review[];
}

/** Passages that a detector reads. */
const most = 3;
/** Sentences and rows from which "hardly any" is false. */
const ample = 8;

/**
 * Denials and affirmations of what a paper has and of what it lacks, one pair a component: where it has it the denial
 * is false, where it lacks it the affirmation is. Both are said of both, in the same words, so that the words tell
 * nothing.
 */
export function absenceCandidates(paper: string, index: PaperIndex, settings: AbsenceSettings): Candidate[] {
  return deniables.flatMap((deniable): Candidate[] => {
    const component = inventory.find(({ id }) => id === deniable.id);
    if (!component) return [];
    const held = heldBy(index, component, deniable);
    if (!held && !isLackedBy(index, component)) return [];
    const things = held ? held.things : deniable.things;
    const graduable = held && held.size < ample ? [] : things.filter(({ number }) => number !== 'one');
    const common = { paper, index, settings, deniable, held };
    const operator = `absence/${deniable.id}`;
    return [
      pairOf({ ...common, operator, things, frames: flat, node: deniable.denied }),
      ...(graduable.length === 0
        ? []
        : [
            pairOf({
              ...common,
              operator: `${operator}-graded`,
              things: graduable,
              frames: graded,
              node: deniable.belittled,
            }),
          ]),
    ];
  });
}

interface Pair {
  readonly paper: string;
  readonly index: PaperIndex;
  readonly settings: AbsenceSettings;
  readonly deniable: Deniable;
  readonly held: Held | null;
  readonly operator: string;
  readonly things: readonly Thing[];
  readonly frames: Frames;
  /** Leaf of the denial. */
  readonly node: string;
}

function pairOf({ paper, index, settings, deniable, held, operator, things, frames, node }: Pair): Candidate {
  const { seed, reviews } = settings;
  const random = new Random(seedOf(seed, paper, operator));
  const thing = random.pick(things)!;
  const denial = framed(random.pick(frames.denials)!, thing);
  const affirmation = framed(random.pick(frames.affirmations)!, thing);
  const { origin, role } = placeIn(reviews, paper, seed, random);
  const row = rowMaker(
    { origin, operator, role, aspect: aspectOf(denial.text, role), node, original: '' },
    JSON.stringify([denial.text, affirmation.text]),
  );
  const whole = { start: 0, end: denial.text.length - 1 };
  const shown = (text: string): EvidenceWindow[] => evidenceOf(text, index, held);
  const fine = { label: 0 as const, span: null, patches: [] };
  const state = 'not-found' as const;
  const type = typeOf(held ? node : deniable.invented);
  const rows = held
    ? [
        row('absence', denial.text, shown(denial.text), {
          ...{ label: 1, state: 'contradicted', type, span: whole, patches: [] },
          absence: true,
        }),
        row('presence', affirmation.text, shown(affirmation.text), { ...fine, state: 'supported' }),
      ]
    : [
        row('absence', denial.text, shown(denial.text), { ...fine, state, absence: true }),
        row('presence', affirmation.text, shown(affirmation.text), {
          ...{ label: 1, state, type, node: deniable.invented, span: affirmation.thing, patches: [] },
        }),
      ];
  return { type, operator, rows };
}

/** What shows the component, then what would be retrieved besides. */
function evidenceOf(text: string, index: PaperIndex, held: Held | null): EvidenceWindow[] {
  const { passages } = index.paper;
  const telling = (held?.passages ?? []).slice(0, most);
  return [
    ...telling.map((id) => windowOf(passages[id]!, index)),
    ...otherWindows(text, index, most - telling.length, ({ id }) => !telling.includes(id)),
  ];
}

/** The end of the weaknesses of a review drawn by lot; of none where no review has such a field. */
function placeIn(
  reviews: readonly Review[],
  paper: string,
  seed: number,
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
