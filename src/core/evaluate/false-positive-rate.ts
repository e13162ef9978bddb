import type { Share } from './interval.ts';
import { clopperPearson, upperBound } from './exact-interval.ts';
import type { Scored, ThresholdSteps } from './threshold-steps.ts';
import { thresholdSteps } from './threshold-steps.ts';

/** False-positive rates (0..1) at which the recall is asked for. */
export const askedRates = [0.001, 0.005, 0.01, 0.05] as const;

/** The lowest threshold that keeps a false-positive rate, on the items that it was chosen on. */
export interface RateThreshold {
  /** The rate that was asked for. */
  readonly rate: number;
  /** Flagged: score at or above it; null where even the highest score flags too many, so that nothing may be. */
  readonly threshold: number | null;
  readonly falsePositives: Share;
  readonly truePositives: Share;
  /** 95 % Clopper-Pearson interval of the true-positive rate. */
  readonly interval: readonly [number, number];
  /** The true rate of false positives is, with 95 % confidence, at most this. */
  readonly upper: number;
  /** The lowest bound that so many negatives could ever support: theirs with no false alarm at all. */
  readonly floor: number;
}

/** Recall at a false-positive rate: no interpolation, so with fewer than 1/rate negatives no false alarm is allowed. */
export function thresholdForRate(items: readonly Scored[], rate: number): RateThreshold {
  return thresholdForRateOf(thresholdSteps(items), rate);
}

/** The same from steps that are already there. */
export function thresholdForRateOf(
  { positives, negatives, steps }: ThresholdSteps,
  rate: number,
): RateThreshold {
  // 0.29 * 100 is a little less than 29 in binary.
  const allowed = Math.floor(rate * negatives + 1e-9);
  const step = steps.findLast(({ fp }) => fp <= allowed);
  const falsePositives = { hits: step?.fp ?? 0, n: negatives };
  const truePositives = { hits: step?.tp ?? 0, n: positives };
  return {
    rate,
    threshold: step?.threshold ?? null,
    falsePositives,
    truePositives,
    interval: clopperPearson(truePositives),
    upper: upperBound(falsePositives),
    floor: upperBound({ hits: 0, n: negatives }),
  };
}
