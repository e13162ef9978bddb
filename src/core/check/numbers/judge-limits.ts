import type { NumberClaim } from './claims.ts';
import type { NumberEvidence } from './evidence.ts';
import type { Judgement } from './judgement.ts';

/** "limited to 30 clients" where the paper tells of 50 clients, whether or not 30 occurs too. */
export function byLimit(
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
      !number.listed &&
      number.quantity.high >= 1.4 * quantity.high &&
      number.quantity.high <= mostTimes(quantity.high) * quantity.high,
  );
  const best = larger[0];
  if (best === undefined) return null;
  return {
    proof: 'limit',
    against: best.number,
    score: 0.6 + 0.35 * Math.min(0.5, best.context),
    certain: false,
  };
}

/** How many times as many may still be of the same things: two are not set against hundreds, nor billions against trillions. */
function mostTimes(limit: number): number {
  if (limit < 10) return 4;
  return limit >= 1e6 ? 20 : 1000;
}
