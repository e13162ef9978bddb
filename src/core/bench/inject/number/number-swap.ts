import { findQuantities, type Quantity } from '../../../text/numbers.ts';
import type { Random } from '../../random.ts';
import type { Grounded } from '../grounded.ts';
import { swapOf } from '../make/aligned.ts';
import type { Operator, Swap } from '../operator.ts';
import { numberLeaf } from './leaf.ts';
import { sharedNumbers, type SharedNumber } from './shared.ts';

/** A number as it stands in the claim or in the passage. */
export interface Printed {
  readonly text: string;
  readonly quantity: Quantity;
  /** The sentence or passage it stands in. */
  readonly whole: string;
}

export interface NumberSwap {
  readonly id: string;
  /** Cheap: whether a number is of the kind that the operator alters. */
  fits(quantity: Quantity, text: string): boolean;
  /** What stands in the two places afterwards; null where nothing fits. Of the number alone, or of number and unit. */
  change(
    claim: Printed,
    paper: Printed,
    random: Random,
    grounded: Grounded,
    shared: SharedNumber,
  ): { readonly claim: string; readonly paper: string } | null;
  /** Number and unit are replaced, not the digits alone. */
  readonly withUnit?: boolean;
  /** Leaf of the taxonomy; by default the one that the number's surroundings tell. */
  readonly node?: string | ((text: string, quantity: Quantity) => string);
  readonly effect?: Swap['effect'];
}

/** An operator on the numbers that claim and paper share. */
export function numberSwap({ id, fits, change, withUnit, node, effect }: NumberSwap): Operator {
  const leafOf = typeof node === 'string' ? (): string => node : (node ?? numberLeaf);
  return {
    id,
    type: 'Number',
    fits: (text) => findQuantities(text).some((quantity) => fits(quantity, text)),
    propose(grounded, random) {
      const { text } = grounded;
      return sharedNumbers(grounded).flatMap((shared): Swap[] => {
        const { claim, paper, statement } = shared;
        const { passage } = statement;
        if (!fits(claim, text) || !fits(paper, passage.text)) return [];
        const by = change(
          printed(text, claim, withUnit),
          printed(passage.text, paper, withUnit),
          random,
          grounded,
          shared,
        );
        if (!by || (effect !== 'keeps' && isWithin(text, claim, by.claim))) return [];
        const places = { claim: rangeOf(claim, withUnit), paper: rangeOf(paper, withUnit), passage };
        return [swapOf(text, places, by, leafOf(text, claim), effect)];
      });
    },
  };
}

const lowerBound =
  /(?:\bover|\bexceed\w*|\b(?:more|greater|larger|higher) than|\bat least|\babove|\bbeyond|[>\u2265]) ?$/iu;
const upperBound =
  /(?:\bup to|\bunder|\bbelow|\b(?:less|fewer|lower|smaller) than|\bat most|\bwithin|[<\u2264]) ?$/iu;

/** "over 90" told as "over 67", "up to 5" told as "up to 9": what holds of the one holds of the other. */
function isWithin(text: string, claim: Quantity, by: string): boolean {
  const [next] = findQuantities(by + text.slice(claim.numberEnd, claim.end));
  const before = text.slice(0, claim.start);
  if (lowerBound.test(before)) return next === undefined || next.value < claim.value;
  return upperBound.test(before) && (next === undefined || next.value > claim.value);
}

function printed(whole: string, quantity: Quantity, withUnit = false): Printed {
  const { start, end } = rangeOf(quantity, withUnit);
  return { text: whole.slice(start, end), quantity, whole };
}

function rangeOf(quantity: Quantity, withUnit = false): { start: number; end: number } {
  return withUnit
    ? { start: quantity.numberStart, end: Math.max(quantity.end, quantity.numberEnd) }
    : { start: quantity.numberStart, end: quantity.numberEnd };
}

/** A plain amount in digits: no range, year, fraction or multiple. */
export function isPlain({ form, value, high }: Quantity): boolean {
  return form === 'number' && value === high && value !== 0;
}
