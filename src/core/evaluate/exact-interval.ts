import type { Share } from './interval.ts';
import { betaQuantile } from './beta.ts';

/**
 * Clopper-Pearson interval of a share, both ends 0..1: it covers the true share at least as often as `level` says,
 * where Wilson's does so on average. [0, 1] where n is 0. C. J. Clopper and E. S. Pearson, Biometrika 26 (1934).
 */
export function clopperPearson({ hits, n }: Share, level = 0.95): readonly [number, number] {
  const tail = (1 - level) / 2;
  return [lowerBound({ hits, n }, 1 - tail), upperBound({ hits, n }, 1 - tail)];
}

/** The highest true share that still gives so few hits with a chance of 1 - confidence (one side). 1 where n is 0. */
export function upperBound({ hits, n }: Share, confidence = 0.95): number {
  return hits >= n ? 1 : betaQuantile(confidence, hits + 1, n - hits);
}

/** The lowest true share that still gives so many hits with a chance of 1 - confidence (one side). 0 where n is 0. */
export function lowerBound({ hits, n }: Share, confidence = 0.95): number {
  return hits <= 0 ? 0 : betaQuantile(1 - confidence, hits, n - hits + 1);
}

/**
 * How many negatives it takes to show, with `hits` false alarms among them, that the true rate is at most `rate`
 * (0 < rate < 1): the smallest n whose one-sided upper bound does not exceed it.
 */
export function negativesNeeded(rate: number, hits = 0, confidence = 0.95): number {
  let [low, high] = [hits, hits + 1];
  while (upperBound({ hits, n: high }, confidence) > rate) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (upperBound({ hits, n: middle }, confidence) > rate) low = middle;
    else high = middle;
  }
  return high;
}
