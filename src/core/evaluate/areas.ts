import type { Scored, ThresholdSteps } from './threshold-steps.ts';
import { thresholdSteps } from './threshold-steps.ts';
import type { Value } from './value.ts';

/** Probability (0..1) that a wrong item scores above a right one, ties counted half; null where a class is empty. */
export function auroc(items: readonly Scored[]): Value {
  return aurocOf(thresholdSteps(items));
}

/** The same from steps that are already there. The trapezoids of a step with both classes are the half-counted ties. */
export function aurocOf({ positives, negatives, steps }: ThresholdSteps): Value {
  if (positives === 0 || negatives === 0) return null;
  let area = 0;
  let before = { tp: 0, fp: 0 };
  for (const step of steps) {
    area += ((step.fp - before.fp) * (step.tp + before.tp)) / 2;
    before = step;
  }
  return area / (positives * negatives);
}

/**
 * Area under precision over recall as average precision: each step's precision, weighted by the recall that it adds.
 * Ties are one step, nothing is interpolated (trapezoids would flatter). null without positives; without negatives 1.
 */
export function averagePrecision(items: readonly Scored[]): Value {
  return averagePrecisionOf(thresholdSteps(items));
}

/** The same from steps that are already there. */
export function averagePrecisionOf({ positives, steps }: ThresholdSteps): Value {
  if (positives === 0) return null;
  let area = 0;
  let found = 0;
  for (const { tp, fp } of steps) {
    area += ((tp - found) * tp) / (tp + fp);
    found = tp;
  }
  return area / positives;
}
