import type { Share } from './interval.ts';
import type { Scored } from './threshold-steps.ts';
import type { Value } from './value.ts';
import { ratio } from './value.ts';

/** Scores between `from` and `to` (the last bin holds its end), and how many of them were wrong. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  /** Mean score; null where the bin is empty. */
  readonly meanScore: Value;
  readonly wrong: Share;
}

/** Bins of equal width that the calibration error is taken over, unless another number is asked for. */
export const usualBins = 15;

/** Reliability of scores in 0..1, the lowest bin first. Throws a RangeError on a score that is no probability. */
export function reliabilityBins(items: readonly Scored[], bins = usualBins): ReliabilityBin[] {
  const sums = Array.from({ length: bins }, () => ({ n: 0, wrong: 0, score: 0 }));
  for (const { wrong, score } of items) {
    if (!(score >= 0 && score <= 1)) throw new RangeError(`A probability lies in 0..1, not at ${score}.`);
    // A score on a border belongs above it.
    const bin = sums[Math.min(bins - 1, Math.floor(score * bins))]!;
    bin.n += 1;
    bin.score += score;
    if (wrong) bin.wrong += 1;
  }
  return sums.map(({ n, wrong, score }, at) => ({
    from: at / bins,
    to: (at + 1) / bins,
    meanScore: ratio(score, n),
    wrong: { hits: wrong, n },
  }));
}

/** Expected calibration error, 0..1: |mean score - share of wrong ones| of each bin, weighted by n. null of nothing. */
export function calibrationError(items: readonly Scored[], bins = usualBins): Value {
  const gaps = reliabilityBins(items, bins).map(({ meanScore, wrong }) =>
    meanScore === null ? 0 : Math.abs(meanScore * wrong.n - wrong.hits),
  );
  return ratio(
    gaps.reduce((sum, gap) => sum + gap, 0),
    items.length,
  );
}

/** Brier score, 0..1 (0 is best): mean squared distance of the score from what is true. null of nothing. */
export function brierScore(items: readonly Scored[]): Value {
  const squares = items.map(({ wrong, score }) => (score - Number(wrong)) ** 2);
  return ratio(
    squares.reduce((sum, square) => sum + square, 0),
    items.length,
  );
}
