import { auroc } from '../evaluate/areas.ts';
import { bestF1Threshold } from '../evaluate/best-threshold.ts';
import { binaryScores } from '../evaluate/confusion.ts';
import type { Scored } from '../evaluate/threshold-steps.ts';

export interface Detection {
  readonly positives: number;
  readonly negatives: number;
  /** Flagged: score at or above it. */
  readonly threshold: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Matthews correlation. */
  readonly mcc: number;
  /** Independent of the threshold; NaN where one class is empty. */
  readonly auroc: number;
}

/**
 * Figures on classes balanced 1:1. Instead of drawing as many negatives as there are positives, every negative
 * weighs positives/negatives: the expected value of drawing, without its noise. What is not defined is 0.
 */
export function detection(items: readonly Scored[], threshold: number): Detection {
  const { positives, negatives, weight } = balance(items);
  const flagged = items.filter((item) => item.score >= threshold);
  const tp = flagged.filter((item) => item.wrong).length;
  const fp = (flagged.length - tp) * weight;
  const scores = binaryScores({ tp, fp, fn: positives - tp, tn: positives - fp });
  return {
    positives,
    negatives,
    threshold,
    precision: scores.precision ?? 0,
    recall: scores.recall ?? 0,
    f1: scores.f1 ?? 0,
    mcc: scores.mcc ?? 0,
    auroc: auroc(items) ?? Number.NaN,
  };
}

/** The threshold with the highest balanced F1, the higher one of two that tie; 1 without wrong sentences. */
export function bestThreshold(items: readonly Scored[]): number {
  return bestF1Threshold(items, balance(items).weight)?.threshold ?? 1;
}

function balance(items: readonly Scored[]): { positives: number; negatives: number; weight: number } {
  const positives = items.filter((item) => item.wrong).length;
  const negatives = items.length - positives;
  return { positives, negatives, weight: negatives === 0 ? 0 : positives / negatives };
}
