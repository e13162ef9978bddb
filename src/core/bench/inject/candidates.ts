import type { PaperIndex } from '../../evidence/paper-index.ts';
import { stemsOf } from '../../evidence/statements.ts';
import type { CoarseType } from '../../findings/finding.ts';
import type { Review, Sentence } from '../../review/model.ts';
import { sourceRange } from '../../review/source-range.ts';
import { Random, seedOf } from '../random.ts';
import { ground, type Grounded } from './grounded.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import type { Operator, Swap } from './operator.ts';
import { operators as allOperators } from './operators.ts';
import { rowsOf } from './quad.ts';
import type { PairRow } from './row.ts';
import { isWellFormed } from './well-formed.ts';
import { restatements } from './restated.ts';
import { ofClaimAlone, toldEverywhere } from './retold.ts';
import { mayStillHold } from './still-true.ts';

/** Rows that were made by one change and belong together. */
export interface Candidate {
  readonly type: CoarseType;
  readonly operator: string;
  readonly rows: readonly PairRow[];
}

/** A swap that passed all checks, with the sentence it belongs to. */
export interface Chosen {
  readonly operator: Operator;
  readonly grounded: Grounded;
  readonly swap: Swap;
  readonly review: string;
  /** Range of the sentence in the review's text. */
  readonly start: number;
  readonly end: number;
}

export interface CandidateSettings {
  readonly seed: number;
  /** Changes of one operator in one paper; the rest is not made into rows. */
  readonly mostPerOperator: number;
}

/** The rows of a paper's swaps: of each operator a few, drawn by the seed. */
export function candidatesOf(
  paper: string,
  swaps: readonly Chosen[],
  { seed, mostPerOperator }: CandidateSettings,
): Candidate[] {
  const random = new Random(seedOf(seed, paper, 'candidates'));
  const kept = new Map<string, Chosen[]>();
  for (const chosen of random.shuffled(swaps)) {
    const key = `${chosen.operator.id} ${chosen.swap.effect}`;
    const list = kept.get(key) ?? [];
    if (list.length < mostPerOperator) kept.set(key, [...list, chosen]);
  }
  return [...kept.values()].flat().map(({ operator, grounded, swap, review, start, end }) => ({
    type: operator.type,
    operator: operator.id,
    rows: rowsOf(swap, operator, grounded, { paper, review, start, end, seed }),
  }));
}

/** All swaps that pass the checks, sentence by sentence. */
export function swapsOf(
  paper: string,
  index: PaperIndex,
  reviews: readonly Review[],
  { seed, operators = allOperators }: { readonly seed: number; readonly operators?: readonly Operator[] },
): Chosen[] {
  return reviews.flatMap((review) =>
    review.sentences.flatMap((sentence) => {
      // An opinion often holds a claim as well ("strong results on all tasks"): what the paper supports decides.
      if (!isAltered(sentence)) return [];
      // The coarse screen first: looking a sentence up costs a hundred times as much.
      const fitting = operators.filter((operator) => operator.fits(sentence.text));
      if (fitting.length === 0) return [];
      const grounded = ground(sentence, review.fields[sentence.field]?.role ?? 'other', index);
      if ((grounded.support[0]?.cover ?? 0) < leastSupport[sentence.kind === 'fact' ? 'fact' : 'opinion'])
        return [];
      const range = sourceRange(sentence, 0, sentence.text.length);
      return fitting.flatMap((operator) =>
        soundSwaps(
          operator,
          grounded,
          () => new Random(seedOf(seed, paper, review.id, range.start, operator.id)),
        ).map((swap) => ({ operator, grounded, swap, review: review.id, ...range })),
      );
    }),
  );
}

/** Share of the sentence's words that the paper must say in one place: an opinion must repeat it nearly. */
const leastSupport = { fact: 0.35, opinion: 0.5 };

/** Sentences that state something: requests and headings hold nothing that could be made false. */
export function isAltered({ text, kind, quoted }: Pick<Sentence, 'text' | 'kind' | 'quoted'>): boolean {
  return (kind === 'fact' || kind === 'opinion') && !quoted && !doubt.test(text);
}

/** What the reviewer only thinks, or cannot tell, is not made false by the paper. */
const doubt =
  /\b(?:I|we|me)\b(?! (?:note|noted|see|saw)\b)|\bin my (?:view|opinion)\b|\bseem|\bunclear\b|\bnot (?:sure|clear|convinced)\b|\bperhaps\b|\?/iu;

/** The operator's swaps that pass the checks, with every place of the paper that they alter. */
function soundSwaps(operator: Operator, grounded: Grounded, random: () => Random): Swap[] {
  return operator.propose(grounded, random()).flatMap((swap): Swap[] => {
    if (!isWellFormed(grounded, swap)) return [];
    if (swap.effect === 'keeps') return [swap];
    if (mayStillHold(grounded, swap.claim)) return [];
    const whole = toldEverywhere(swap, operator, grounded, random);
    if (!whole || whole.sides === 'claim') return whole ? [whole] : [];
    const isLeft = isToldAgain(grounded, whole) || keepsItsWords(grounded, whole);
    const sound = isLeft ? ofClaimAlone(swap) : whole;
    return sound ? [sound] : [];
  });
}

/** A neighbouring statement with this share of the claim may tell it again, unaltered. */
const toldAgain = 0.35;

function isToldAgain(grounded: Grounded, { claim, paper, also = [] }: Swap): boolean {
  const { index } = grounded;
  const edits = [paper, ...also].filter(({ passage }) => passage === paper.passage);
  const [from, to] = neighbourhoodOf(paper, index.paper.passages[paper.passage]!, index);
  return [...restatements(grounded, claim)].some(
    ([{ passage, start, end }, share]) =>
      share >= toldAgain &&
      passage.id === paper.passage &&
      start < to &&
      from < end &&
      !edits.some((edit) => start <= edit.start && edit.end <= end),
  );
}

/** The words that are altered stand beside, or over the passage, once more: one edit does not take them away. */
function keepsItsWords(
  { index }: Grounded,
  { paper: { passage: id, start, end }, also = [] }: Swap,
): boolean {
  const passage = index.paper.passages[id]!;
  const section = passage.section === null ? '' : (index.paper.sections[passage.section]?.label ?? '');
  const taken = stemsOf(passage.text.slice(start, end)).map(({ stem }) => stem);
  if (taken.length === 0) return false;
  const [from, to] = neighbourhoodOf({ start, end }, passage, index);
  const gone = [{ passage: id, start, end }, ...also].filter((edit) => edit.passage === id);
  const others = [
    ...stemsOf(section),
    ...stemsOf(passage.text).filter(
      (one) =>
        from <= one.start &&
        one.end <= to &&
        !gone.some((edit) => edit.start <= one.start && one.end <= edit.end),
    ),
  ];
  const left = new Set(others.map(({ stem }) => stem));
  return taken.every((stem) => left.has(stem));
}
