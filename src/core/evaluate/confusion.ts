import type { Value } from './value.ts';
import { ratio } from './value.ts';

/** Decisions by truth. Counts may be fractional, where negatives carry a weight. */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

/** One decision: `wrong` is what the label says, `flagged` what the detector says. */
export interface Decided {
  readonly wrong: boolean;
  readonly flagged: boolean;
}

/** HalluPeer's five figures of Task 1 (arXiv 2609.03580), 0..1 but `mcc` (-1..1). */
export interface BinaryScores {
  readonly accuracy: Value;
  readonly precision: Value;
  readonly recall: Value;
  readonly f1: Value;
  readonly mcc: Value;
}

export function confusionOf(rows: readonly Decided[]): Confusion {
  const counts = { tp: 0, fp: 0, fn: 0, tn: 0 };
  for (const { wrong, flagged } of rows) {
    if (wrong) counts[flagged ? 'tp' : 'fn'] += 1;
    else counts[flagged ? 'fp' : 'tn'] += 1;
  }
  return counts;
}

/**
 * Scores of a confusion. What divides by nothing is defined so:
 * - `accuracy` and `mcc` of no rows: null;
 * - `precision` when nothing is flagged, `recall` without positives: null (scikit-learn's zero_division=nan);
 * - `f1` = 2tp / (2tp + fp + fn), so 0 as soon as something is flagged or positive, and null only where neither is;
 * - `mcc` where one class or one decision is empty: 0, the limit for a decision that tells nothing (Chicco and
 *   Jurman, BMC Genomics 21 (2020)); also where all is right in one class, since one class shows no correlation.
 */
export function binaryScores({ tp, fp, fn, tn }: Confusion): BinaryScores {
  const n = tp + fp + fn + tn;
  // Two roots, so that the product of four counts neither overflows nor costs a perfect decision its 1.
  const margins = Math.sqrt((tp + fp) * (tp + fn)) * Math.sqrt((tn + fp) * (tn + fn));
  const mcc = Math.max(-1, Math.min(1, ratio(tp * tn - fp * fn, margins) ?? 0));
  return {
    accuracy: ratio(tp + tn, n),
    precision: ratio(tp, tp + fp),
    recall: ratio(tp, tp + fn),
    f1: ratio(2 * tp, 2 * tp + fp + fn),
    mcc: n === 0 ? null : mcc,
  };
}
