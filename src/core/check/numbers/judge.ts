import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Candidate } from './candidates.ts';
import type { NumberClaim } from './claims.ts';
import { comparesNamed, isDerived } from './derive.ts';
import type { NumberEvidence } from './evidence.ts';
import { occursWithUnit, weigh } from './evidence.ts';
import { mayEqual } from '../../text/number-match.ts';
import type { Quantity } from '../../text/numbers.ts';
import { countsSome } from './count-scope.ts';
import { isPoints } from '../../text/number-units.ts';
import { sameClass } from './noun-classes.ts';
import { judgeCells, type CellVerdict } from './judge-cells.ts';
import type { PaperNumber, PaperNumbers } from './paper-numbers.ts';

/** How a number was refuted; decides the reason's words and the taxonomy node. */
export type Proof = 'count' | 'kind' | 'limit' | 'name' | 'measure' | 'size' | 'cell' | 'listed' | 'swapped';

export interface Judgement {
  readonly proof: Proof;
  /** The paper's number that says otherwise. */
  readonly against: PaperNumber;
  /** 0..1: how sure it is that the number is wrong. */
  readonly score: number;
  /** The paper gives one value only for this, so that the claim can be mended with it. */
  readonly certain: boolean;
}

export interface Judged {
  readonly evidence: NumberEvidence;
  readonly refuted: Judgement | null;
}

/** Whether the paper refutes a number claim: support is looked for first, in every form; only then a contradiction. */
export function judge(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): Judged {
  const evidence = weigh(claim, numbers, index);
  if (claim.unasserted || claim.quantity.form === 'year') return { evidence, refuted: null };
  const cell = judgeCells(claim, numbers, index);
  if (cell?.verdict === 'supported') return { evidence, refuted: null };
  const refuted =
    byLimit(claim, evidence) ??
    byName(claim, evidence) ??
    byCount(claim, evidence, index) ??
    byMeasure(claim, evidence, numbers, index) ??
    // A difference stands in no cell.
    (cell && !claim.delta ? byCell(claim, cell, evidence, numbers) : null);
  return { evidence, refuted };
}

/** Another value stands at the row and column that the review names. */
function byCell(
  claim: NumberClaim,
  { cell, swapped, listed, score }: CellVerdict,
  { support }: NumberEvidence,
  { numbers }: PaperNumbers,
): Judgement | null {
  if (support.unit >= 0.2 || support.bare >= 0.2) return null;
  if (listed && (support.named || support.label > 0 || claim.quantity.hedge !== 'exact')) return null;
  if (!listed && !swapped && numbers.some(({ quantity }) => mayEqual(claim.quantity, quantity))) return null;
  return {
    proof: swapped ? 'swapped' : listed ? 'listed' : 'cell',
    against: cell,
    score: clamp(score),
    certain: !swapped,
  };
}

/** "limited to 30 clients" where the paper tells of 50 clients, whether or not 30 occurs too. */
function byLimit(
  { limit, quantity, noun, asked }: NumberClaim,
  { against }: NumberEvidence,
): Judgement | null {
  if (!limit || asked || noun === null || !noun.sure || quantity.dimension !== '' || quantity.high < 2)
    return null;
  const larger = against.filter(
    ({ head, modifiers, context, number }) =>
      head === 2 &&
      modifiers >= 0.6 &&
      context >= 0.08 &&
      number.noun!.sure &&
      !number.anaphoric &&
      number.quantity.high >= 1.4 * quantity.high &&
      number.quantity.high <= (quantity.high < 10 ? 4 : 1000) * quantity.high,
  );
  const best = larger[0];
  if (best === undefined) return null;
  return {
    proof: 'limit',
    against: best.number,
    score: clamp(0.6 + 0.35 * Math.min(0.5, best.context)),
    certain: false,
  };
}

/** Nouns that name a measure: "four sizes" and "a batch size" do not count the same. */
const measures = new Set('size length rate ratio time valu score number width depth order'.split(' '));

/** What anything may be split into: says little without a modifier. */
const vague = new Set(
  'aspect way part point factor case issu reason thing type kind form group set side direct perspect result'.split(
    ' ',
  ),
);

/** "seven tasks" where the paper counts nine tasks and nowhere seven. */
function byCount(
  claim: NumberClaim,
  { support, against }: NumberEvidence,
  index: PaperIndex,
): Judgement | null {
  if (claim.noTotal) return null;
  const { quantity, noun } = claim;
  if (
    noun === null ||
    quantity.dimension !== '' ||
    quantity.form === 'fraction' ||
    quantity.form === 'multiple'
  )
    return null;
  if (!Number.isInteger(quantity.value) || quantity.value < 2) return null;
  if (!/^\p{L}{3,}$/u.test(noun.head) || measures.has(noun.head)) return null;
  if (support.named || support.cell >= 0.35) return null;
  if (support.head >= 0 || support.nounClass >= 0.15 || support.bare >= 0.3) return null;
  const same = against.filter(
    (candidate) => countsSame(claim, candidate) && !isPartOrOthers(candidate.number, index),
  );
  // "12 samples against the 34 of the paper": who gives the paper's own count beside another knows it.
  if (same.some(({ number }) => claim.sameNoun.some((other) => mayEqual(other, number.quantity))))
    return null;
  const exact = same.filter(({ head }) => head === 2);
  const pool =
    exact.length > 0 ? exact : same.filter(({ modifiers, context }) => modifiers >= 0.6 && context >= 0.1);
  const best = pool[0];
  if (best === undefined) return null;
  const values = new Set(pool.map(({ number }) => number.quantity.value));
  const agreeing = pool.filter(({ number }) => number.quantity.value === best.number.quantity.value).length;
  const telling = claim.noun!.modifiers.length > 0 && best.modifiers >= 0.8;
  const unique = against.every(
    ({ head, number }) => head !== 2 || number.quantity.value === best.number.quantity.value,
  );
  if (best.context < (unique && !claim.asked ? 0.18 : leastContext(claim, telling, agreeing))) return null;
  let score = exact.length > 0 ? 0.66 : 0.35;
  score += Math.min(0.15, 0.05 * (agreeing - 1)) + 0.3 * Math.min(0.6, best.context) + (telling ? 0.08 : 0);
  score -= 0.06 * Math.min(4, values.size - 1);
  if (!noun.sure) score -= 0.05;
  if (claim.asked) score -= claim.definite ? 0.1 : 0.2;
  // "the two trap types" are two of three that the sentence speaks of.
  if (claim.definite && quantity.value === 2) score -= 0.25;
  if (pool.every(({ number }) => number.quantity.value !== best.number.quantity.value || number.anaphoric))
    score -= 0.15;
  if (vague.has(noun.head) && !telling) score -= 0.15;
  return {
    proof: exact.length > 0 ? 'count' : 'kind',
    against: best.number,
    score: clamp(score),
    certain: values.size === 1,
  };
}

/**
 * Share of the sentence's words that must stand around the paper's count before both are taken to count the same set:
 * papers count datasets, components and steps of many sets.
 */
function leastContext(claim: NumberClaim, telling: boolean, agreeing: number): number {
  if (claim.compound) return 0.35;
  if (claim.asked) return 0.4;
  return (telling ? 0.16 : 0.26) - (agreeing > 1 ? 0.04 : 0);
}

/** A count of some of the things, or one that a cited work made. */
function isPartOrOthers({ passage, quantity }: PaperNumber, index: PaperIndex): boolean {
  const lower = index.folded[passage] ?? '';
  if (countsSome(lower, quantity)) return true;
  const clause =
    lower
      .slice(Math.max(0, quantity.start - 90), quantity.start)
      .split(/[.;]\s/u)
      .at(-1) ?? '';
  return /(?:\bet al\b|\[\d{1,3}\])[^.;]*$/u.test(clause) && !/\b(?:we|our|us)\b/u.test(clause);
}

/** Billions of these are model sizes, which are looked up on their own. */
const sizes = new Set('model paramet weight llm variant version backbon network transform'.split(' '));

/** A bound ("less than 100") is broken by values on its other side alone. */
function wouldBreak({ quantity }: NumberClaim, paper: PaperNumber): boolean {
  if (quantity.hedge === 'under') return paper.quantity.high > quantity.value || quantity.dimension !== '';
  return quantity.hedge !== 'over' || paper.quantity.value < quantity.value;
}

function countsSame(claim: NumberClaim, { number, head, modifiers, context }: Candidate): boolean {
  const { quantity, noun } = number;
  if (head === 0 || noun === null || !noun.sure || modifiers < 0.4) return false;
  if (!Number.isInteger(quantity.value) || quantity.form === 'year' || quantity.form === 'fraction')
    return false;
  if (
    quantity.value === 1 &&
    (claim.asked || quantity.form !== 'word' || modifiers < 1 || (claim.noun?.modifiers.length ?? 0) === 0)
  )
    return false;
  const ratio =
    Math.max(quantity.value, claim.quantity.value) /
    Math.max(1, Math.min(quantity.value, claim.quantity.value));
  if (claim.quantity.value >= 1e8 && sizes.has(claim.noun?.head ?? '')) return false;
  return (
    wouldBreak(claim, number) &&
    ratio <= (Math.min(quantity.value, claim.quantity.value) >= 100 ? 200 : context >= 0.3 ? 30 : 12)
  );
}

/** Verbs that stand before a number without naming it: "limited to two", "consists of three". */
const verbs = new Set(
  'limit consist restrict reduc increas decreas rang correspond contain includ compos repeat appli compar equal amount lead due relat belong divid split choic number order'.split(
    ' ',
  ),
);

const parameters = new Set('rank depth temperatur'.split(' '));

/** "temperature of 1.5" where the paper gives its temperature as 0.7. */
function byName(claim: NumberClaim, { support, against }: NumberEvidence): Judgement | null {
  const { quantity, label } = claim;
  const name = label[0];
  if (name === undefined || quantity.hedge !== 'exact') return null;
  // The value beside the same name, however loosely, or in words close to the claim's: it may well be right.
  if (support.named || support.label > 0 || support.bare >= 0.3 || support.unit >= 0.15) return null;
  const parameter = parameters.has(name);
  if ((claim.noun?.sure && !parameter) || verbs.has(name)) return null;
  if (name.length < 2 || quantity.form === 'fraction' || quantity.form === 'multiple') return null;
  const same = unsaid(claim, against).filter(
    ({ label: match, number }) =>
      match >= 0.5 && (parameter || !number.noun?.sure) && number.quantity.high === number.quantity.value,
  );
  const best = same[0];
  // One letter names many things: the words around it must agree.
  if (best === undefined || best.context < 0.2 || claim.asked) return null;
  const values = new Set(same.map(({ number }) => number.quantity.value));
  if (values.size > 4) return null;
  const score = 0.36 + 0.25 * best.label + 0.4 * Math.min(0.6, best.context) - 0.08 * (values.size - 1);
  return { proof: 'name', against: best.number, score: clamp(score), certain: values.size === 1 };
}

/** Nearness of a shared word from which two numbers may measure the same: some six words from both. */
const leastNear = 0.42;

/** Least share of the sentence's words that stand around the paper's value before both are taken for one measure. */
const leastMeasured = 0.18;

/** "10x faster" where the paper says 4x faster and nowhere, nor by any subtraction or division, ten. */
function byMeasure(
  claim: NumberClaim,
  { support, against }: NumberEvidence,
  numbers: PaperNumbers,
  index: PaperIndex,
): Judgement | null {
  const { quantity } = claim;
  if (quantity.dimension === '' || quantity.form === 'fraction' || support.named) return null;
  if (support.unit >= 0 || support.cell >= cellSupport(quantity) || support.bare >= cellSupport(quantity))
    return null;
  const alike = unsaid(claim, against).filter(
    ({ number, near }) => near >= leastNear && wouldBreak(claim, number) && sharesMeasure(claim, number),
  );
  const best = alike.find(({ number }) => number.delta === claim.delta) ?? alike[0];
  if (best === undefined || best.context < 0.01) return byOnlyUnit(claim, numbers);
  if (best.context < (claim.asked ? 0.4 : leastMeasured)) return null;
  // "6.5 %" for 6.38 %: a free rounding.
  if (withinFactor(best.number.quantity.value, quantity.value, 1.03)) return null;
  const computed = comparesNamed(claim, numbers, index);
  if (computed === 'both' || isRest(claim, numbers)) return null;
  // What the paper says in words outweighs what might be computed from its tables.
  if (computed && (best.context < 0.28 || best.number.delta !== claim.delta)) return null;
  let score = (computed ? 0.46 : 0.56) + 0.6 * Math.min(0.5, best.context);
  if (best.number.delta !== claim.delta) score -= 0.1;
  if (occursWithUnit(claim, numbers)) {
    // "6.3 points" stands somewhere, to the digit: hardly by chance.
    if (!Number.isInteger(quantity.value / quantity.factor)) return null;
    score -= 0.12;
  }
  if (isDerived(claim, numbers, against, index)) score -= 0.15;
  return { proof: 'measure', against: best.number, score: clamp(score), certain: false };
}

function withinFactor(a: number, b: number, factor: number): boolean {
  const [low, high] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
  return high <= factor * low;
}

/** "35 % do not" where the paper, or the sentence itself, says that 65 % do. */
function isRest({ quantity, others, context, delta }: NumberClaim, { numbers }: PaperNumbers): boolean {
  if (quantity.dimension !== '%' || delta || quantity.value <= 0 || quantity.value >= 100) return false;
  const rest = { ...quantity, value: 100 - quantity.value, high: 100 - quantity.high };
  return (
    others.some((other) => mayEqual(rest, other)) ||
    numbers.some(
      (number) =>
        number.quantity.dimension === '%' &&
        mayEqual(rest, number.quantity) &&
        [...number.context.keys()].some((stem) => context.has(stem)),
    )
  );
}

/** "60 % fewer layers" is about layers: a number that does not stand beside that word measures something else. */
function sharesMeasure({ measured, quantity, share, delta }: NumberClaim, paper: PaperNumber): boolean {
  // "70 % of the annotators" and "45 % of the questions" are shares of different things.
  if (share !== null && paper.share !== null && share !== paper.share && !sameClass(share, paper.share))
    return false;
  // Points are a difference; a share or level in percent answers another question.
  if (isPoints(quantity) !== isPoints(paper.quantity) && !(isPoints(quantity) ? paper.delta : delta))
    return false;
  // A gain of 1.6 % is no slip for an accuracy of 52 %.
  if (
    quantity.dimension === '%' &&
    paper.delta !== delta &&
    !withinFactor(quantity.value, paper.quantity.value, 5)
  )
    return false;
  return measured.length === 0 || measured.some((stem) => (paper.context.get(stem) ?? 0) >= 0.2);
}

/** "12 FPS" where all the frame rates of the paper are another one: its unit alone tells what it measures. */
function byOnlyUnit(claim: NumberClaim, { numbers }: PaperNumbers): Judgement | null {
  const { dimension } = claim.quantity;
  if (dimension === '%' || dimension === 'x' || dimension === '$' || dimension === 's') return null;
  const same = numbers.filter(({ quantity, cell }) => cell === null && quantity.dimension === dimension);
  const values = new Set(same.map(({ quantity }) => quantity.value));
  const only = same[0];
  if (
    only === undefined ||
    values.size > 2 ||
    same.some(({ quantity }) => mayEqual(claim.quantity, quantity))
  )
    return null;
  return { proof: 'measure', against: only, score: 0.62, certain: values.size === 1 };
}

/** A number of three digits is telling wherever it stands; "20" must stand beside the same words. */
function cellSupport({ value, tolerance }: Quantity): number {
  const digits = tolerance === 0 ? 1 : Math.floor(Math.log10(Math.abs(value) / (2 * tolerance) + 1e-9)) + 1;
  return digits >= 3 ? 0.02 : 0.2;
}

/** Statements whose value the sentence does not give itself beside the doubtful one. */
function unsaid(claim: NumberClaim, against: readonly Candidate[]): Candidate[] {
  return against.filter(({ number }) => !claim.others.some((other) => mayEqual(other, number.quantity)));
}

function clamp(score: number): number {
  return Math.max(0, Math.min(0.97, score));
}
