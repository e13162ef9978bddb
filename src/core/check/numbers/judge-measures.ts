import type { PaperIndex } from '../../evidence/paper-index.ts';
import { mayEqual } from '../../text/number-match.ts';
import { isPoints } from '../../text/number-units.ts';
import type { Quantity } from '../../text/numbers.ts';
import { alignment, type Alignment } from './alignment.ts';
import { wouldBreak } from './bounds.ts';
import type { Candidate } from './candidates.ts';
import type { NumberClaim } from './claims.ts';
import { comparesNamed, isDerived, isTableDifference } from './derive.ts';
import { digitsOf, occursWithUnit, rank, type NumberEvidence } from './evidence.ts';
import type { Judgement } from './judgement.ts';
import { sameClass } from './noun-classes.ts';
import type { PaperNumber, PaperNumbers } from './paper-numbers.ts';
import { measureWeights, probability } from './weights.ts';

/** Nearness of a shared word from which two numbers may measure the same: some six words from both. */
const leastNear = 0.42;

/** Shared context from which a statement in words is plainly of the same thing. */
const plain = 0.3;
/** Taken from the score where some two numbers of the paper give the claimed one. */
const byChance = 0.15;

/** Shared context from which the claimed value in the same unit is taken to be the one that is meant. */
const leastUnit = 0.06;

export interface MeasureAgainst {
  readonly best: Candidate;
  readonly x: Alignment;
}

/**
 * "10x faster" where the paper says 4x faster and nowhere, nor by any subtraction or division, ten: what speaks
 * against it, null where the claim measures nothing, the paper may agree or says nothing.
 */
export function measureAgainst(
  claim: NumberClaim,
  { support, against }: NumberEvidence,
  numbers: PaperNumbers,
  index: PaperIndex,
): MeasureAgainst | null {
  const { quantity } = claim;
  if (quantity.dimension === '' || quantity.form === 'fraction' || support.named) return null;
  // "91.2 % in Table 2" is a cell's value, and no sentence's.
  if (claim.anchoredTables.length > 0 && !claim.delta) return null;
  // What is read off a curve is printed nowhere.
  if (claim.fromFigure && !claim.delta) return null;
  // Years are ages and spans of any kind.
  if (/^(?:years?|yrs?|months?)$/u.test(quantity.unit)) return null;
  const enough = cellSupport(quantity);
  if (support.unit >= leastUnit || support.cell >= enough || support.bare >= enough) return null;
  const pool = against
    .filter(({ number }) => !claim.others.some((other) => mayEqual(other, number.quantity)))
    .filter(
      ({ number, near, context }) =>
        near >= leastNear && context >= 0.01 && wouldBreak(claim, number) && sharesMeasure(claim, number),
    )
    .sort((a, b) => order(claim, b) - order(claim, a));
  const best = pool[0];
  if (best === undefined) return null;
  // "6.5 %" for 6.38 %: a free rounding.
  if (withinFactor(best.number.quantity.value, quantity.value, 1.03)) return null;
  const computed = comparesNamed(claim, numbers, index);
  if (computed === 'both' || isRest(claim, numbers)) return null;
  const elsewhere = occursWithUnit(claim, numbers);
  // "6.3 points" stands somewhere, to the digit: hardly by chance.
  if (elsewhere && !Number.isInteger(quantity.value / quantity.factor)) return null;
  const derived = isDerived(claim, numbers, against, index);
  if (derived === 'amounts' || isTableDifference(claim, numbers, index)) return null;
  // What the paper says in words outweighs what might be computed from its numbers.
  if (computed !== null && best.context < plain) return null;
  return {
    best,
    x: {
      ...alignment(claim, pool, index),
      computed: computed === null ? 0 : 1,
      derived: derived === null ? 0 : 1,
      elsewhere: elsewhere ? 1 : 0,
      unit: support.unit >= 0 ? 1 : 0,
      unitContext: Math.max(0, support.unit),
      bare: Math.max(0, support.bare),
      cell: Math.max(0, support.cell),
    },
  };
}

/** Judges a number with a unit by what speaks against it. */
export function byMeasure(
  claim: NumberClaim,
  evidence: NumberEvidence,
  numbers: PaperNumbers,
  index: PaperIndex,
): Judgement | null {
  const found = measureAgainst(claim, evidence, numbers, index);
  if (found === null) return byOnlyUnit(claim, evidence, numbers);
  const { best, x } = found;
  const score = Math.max(0, probability(measureWeights, x) - (x['derived'] === 1 ? byChance : 0));
  return { proof: 'measure', against: best.number, score, certain: false };
}

/** Levels against levels and gains against gains first. */
function order(claim: NumberClaim, candidate: Candidate): number {
  return rank(candidate) + (candidate.number.delta === claim.delta ? 0.2 : 0) + 0.2 * candidate.near;
}

/** True if the larger is at most `factor` times the smaller, whatever their signs. */
export function withinFactor(a: number, b: number, factor: number): boolean {
  const [low, high] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
  return high <= factor * low;
}

/** "35 % do not" where the paper, or the sentence itself, says that 65 % do. */
function isRest({ quantity, others, context }: NumberClaim, { numbers }: PaperNumbers): boolean {
  if (quantity.dimension !== '%' || isPoints(quantity) || quantity.value <= 0 || quantity.value >= 100)
    return false;
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
  // "6 % of the answers" is no level of a score.
  if (paper.share !== null && share === null && !delta) return false;
  // Points are a difference; a share or level in percent answers another question.
  if (isPoints(quantity) !== isPoints(paper.quantity) && !(isPoints(quantity) ? paper.delta : delta))
    return false;
  // A gain of 1.6 % is no slip for an accuracy of 52 %, nor "cuts parameters by 60 %" for one of 90 %.
  const isGain = delta || isPoints(quantity);
  if (
    quantity.dimension === '%' &&
    (paper.delta || isPoints(paper.quantity)) !== isGain &&
    (isGain || !withinFactor(quantity.value, paper.quantity.value, 5))
  )
    return false;
  return measured.length === 0 || measured.some((stem) => (paper.context.get(stem) ?? 0) >= 0.2);
}

/** "12 FPS" where all the frame rates of the paper are another one: its unit alone tells what it measures. */
function byOnlyUnit(
  claim: NumberClaim,
  { support }: NumberEvidence,
  { numbers }: PaperNumbers,
): Judgement | null {
  const { quantity } = claim;
  const { dimension } = quantity;
  if (dimension === '' || quantity.form === 'fraction' || support.named || support.unit >= 0) return null;
  if (support.cell >= cellSupport(quantity) || support.bare >= cellSupport(quantity)) return null;
  if (['%', 'x', '$', 's', 'degree', 'bit'].includes(dimension)) return null;
  const same = numbers.filter((number) => number.cell === null && number.quantity.dimension === dimension);
  const values = new Set(same.map((number) => number.quantity.value));
  const only = same[0];
  if (only === undefined || values.size > 2 || same.some((number) => mayEqual(quantity, number.quantity)))
    return null;
  return { proof: 'measure', against: only, score: 0.62, certain: values.size === 1 };
}

/** A number of three digits is telling wherever it stands; "20" must stand beside the same words. */
function cellSupport(quantity: Quantity): number {
  return digitsOf(quantity) >= 3 ? 0.02 : 0.2;
}
