import type { NumberClaim } from './claims.ts';
import type { PaperNumber } from './paper-numbers.ts';

/** A bound ("less than 100") is broken by values on its other side alone. */
export function wouldBreak({ quantity }: NumberClaim, paper: PaperNumber): boolean {
  if (quantity.hedge === 'under') return paper.quantity.high > quantity.value || quantity.dimension !== '';
  return quantity.hedge !== 'over' || paper.quantity.value < quantity.value;
}
