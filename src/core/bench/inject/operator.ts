import type { CoarseType } from '../../findings/finding.ts';
import type { Random } from '../random.ts';
import type { Grounded } from './grounded.ts';

/** Words that stand in place of others; UTF-16 range in the text they are written into. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Words that stand in place of others in `Passage.text` of a passage, given by its index. */
export type PaperEdit = Replacement & { readonly passage: number };

/**
 * One change, told on both sides: said of the review sentence it makes a supported claim false; said of the paper's
 * passage it takes the support away. Made on both sides the two agree again.
 */
export interface Swap {
  /** In the review sentence. */
  readonly claim: Replacement;
  /** In the passage that supports the claim. */
  readonly paper: PaperEdit;
  /** In all other places where the paper says the same. */
  readonly also?: readonly PaperEdit[];
  /** Leaf of the taxonomy: "number/count/part-count". Of a change that keeps the meaning: the leaf it looks like. */
  readonly node: string;
  /** changes: the claim is false afterwards; keeps: it says the same in other words (0.5 and 50 %). */
  readonly effect: 'changes' | 'keeps';
  /**
   * The wording that implies the other one, where one does ("all" implies "most"): a claim in the weaker words stays
   * true beside a passage in the stronger ones. Left out where the two exclude each other.
   */
  readonly stronger?: 'before' | 'after';
  /**
   * paper: only the passage is altered beside the claim as it is: told of the claim alone, the change would be an error
   * of another type, or perhaps none. claim: only the claim is altered: the paper would still say the same elsewhere.
   * Left out: either side.
   */
  readonly sides?: 'paper' | 'claim';
}

/** A way to make a supported sentence false, or to say it otherwise, by a rule. Pure; one file each. */
export interface Operator {
  /** "number/neighbour-cell"; names the operator in every row, so that data can be split by it. */
  readonly id: string;
  readonly type: CoarseType;
  /** Coarse screen, cheap: whether a sentence has what the operator needs ("explicit numbers"). */
  fits(text: string): boolean;
  /**
   * All swaps of a sentence that the operator can make; [] where the paper does not support the words it would change.
   * Two calls with the same sentence and equally seeded `random` give the same.
   */
  propose(grounded: Grounded, random: Random): readonly Swap[];
}

/** The text with the words replaced. */
export function replaced(text: string, { start, end, text: by }: Replacement): string {
  return text.slice(0, start) + by + text.slice(end);
}
