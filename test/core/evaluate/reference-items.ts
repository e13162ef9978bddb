import assert from 'node:assert/strict';
import type { Scored } from '../../../src/core/evaluate/threshold-steps.ts';

/**
 * 200 scored items that Python makes alike: Park and Miller's generator from 12345, three numbers an item. The first
 * says whether it is wrong (below .3), the second its score: wrong ones are .35 higher, all divided by 1.35, rounded to
 * two decimals so that there are ties. Reference values come from scikit-learn 1.9.1 and scipy 1.17.1 on these.
 */
export function referenceItems(): Scored[] {
  let state = 12345;
  const next = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: 200 }, () => {
    const [first, second] = [next(), next()];
    next();
    const wrong = first < 0.3;
    return { wrong, score: Math.round(((second + (wrong ? 0.35 : 0)) / 1.35) * 100) / 100 };
  });
}

/** Twelve items small enough to work out by hand, with ties within and across the classes. */
export const handItems: readonly Scored[] = [
  [1, 0.9],
  [0, 0.8],
  [1, 0.8],
  [1, 0.7],
  [0, 0.7],
  [0, 0.6],
  [1, 0.5],
  [0, 0.5],
  [0, 0.4],
  [1, 0.3],
  [0, 0.3],
  [0, 0.1],
].map(([wrong, score]) => ({ wrong: wrong === 1, score: score! }));

export function close(actual: number | null | undefined, expected: number, tolerance = 1e-9): void {
  assert.ok(
    typeof actual === 'number' && Math.abs(actual - expected) <= tolerance,
    `${actual} is not ${expected}`,
  );
}
