import type { Scored } from './threshold-steps.ts';
import { thresholdSteps } from './threshold-steps.ts';

/** A threshold with the F1 that it has on the very items it was chosen on. */
export interface FittedThreshold {
  /** Flagged: score at or above it. */
  readonly threshold: number;
  readonly f1: number;
}

/**
 * The threshold with the highest F1 on a fitting set, to be used on other papers; the higher one of two that tie.
 * null without positives, where every threshold has F1 0.
 * @param negativeWeight what each negative counts; positives/negatives gives the expected F1 of classes drawn 1:1
 */
export function bestF1Threshold(items: readonly Scored[], negativeWeight = 1): FittedThreshold | null {
  const { positives, steps } = thresholdSteps(items);
  if (positives === 0) return null;
  let best: FittedThreshold | null = null;
  for (const { threshold, tp, fp } of steps) {
    const f1 = (2 * tp) / (tp + fp * negativeWeight + positives);
    if (!best || f1 > best.f1) best = { threshold, f1 };
  }
  return best;
}
