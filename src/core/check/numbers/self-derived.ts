import { mayEqual } from '../../text/number-match.ts';
import type { Quantity } from '../../text/numbers.ts';
import type { NumberClaim } from './claims.ts';

/** Numbers of a sentence that are combined; more of them give any value by chance. */
const mostOthers = 8;

/**
 * True if the sentence's own other numbers give the claimed one: "67.4 with a spread of 14.9, so as high as 82.3", "2M is
 * 4 times 0.5M", "three ... and two ..., five in all".
 */
export function followsFromOthers({ quantity, others }: NumberClaim): boolean {
  if (others.length < 2 || others.length > mostOthers) return false;
  return others.some((a, i) =>
    others.slice(0, i).some((b) => results(quantity, a, b).some((value) => equals(quantity, value))),
  );
}

function results(claim: Quantity, a: Quantity, b: Quantity): number[] {
  const [high, low] = a.value >= b.value ? [a.value, b.value] : [b.value, a.value];
  const relative = low === 0 ? [] : [(high / low - 1) * 100, (1 - low / high) * 100];
  if (claim.dimension === 'x') return low === 0 ? [] : [high / low];
  const sums =
    a.dimension === b.dimension || a.dimension === '' || b.dimension === '' ? [high - low, high + low] : [];
  return claim.dimension === '%' ? [...sums, ...relative] : sums;
}

function equals(claim: Quantity, value: number): boolean {
  return Math.abs(value - claim.value) <= Math.max(claim.tolerance * 1.05, 1e-9 * Math.abs(value));
}

/** "1.5B" where the paper prints 1,569.76 million: cut off and not rounded. */
export function isCutOff(claim: Quantity, paper: Quantity): boolean {
  return (
    !mayEqual(claim, paper) &&
    claim.tolerance > 0 &&
    paper.tolerance < claim.tolerance &&
    paper.value > claim.value &&
    paper.value < claim.value + 2 * claim.tolerance
  );
}
