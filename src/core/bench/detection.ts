/** One scored sentence: `wrong` is what the label says, `score` (0..1) what the detector says. */
export interface Scored {
  readonly wrong: boolean;
  readonly score: number;
}

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
 * weighs positives/negatives: the expected value of drawing, without its noise.
 */
export function detection(items: readonly Scored[], threshold: number): Detection {
  const { positives, negatives, weight } = balance(items);
  const flagged = items.filter((item) => item.score >= threshold);
  const tp = flagged.filter((item) => item.wrong).length;
  const fp = (flagged.length - tp) * weight;
  const fn = positives - tp;
  const tn = positives - fp;
  const ratio = (a: number, b: number): number => (b === 0 ? 0 : a / b);
  return {
    positives,
    negatives,
    threshold,
    precision: ratio(tp, tp + fp),
    recall: ratio(tp, positives),
    f1: ratio(2 * tp, 2 * tp + fp + fn),
    mcc: ratio(tp * tn - fp * fn, Math.sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))),
    auroc: auroc(items),
  };
}

/** The threshold with the highest balanced F1; the higher one of two that tie. */
export function bestThreshold(items: readonly Scored[]): number {
  const { positives, weight } = balance(items);
  const sorted = [...items].sort((a, b) => b.score - a.score);
  let tp = 0;
  let fp = 0;
  let best = { f1: -1, threshold: 1 };
  sorted.forEach((item, i) => {
    if (item.wrong) tp += 1;
    else fp += weight;
    // Equal scores are flagged together.
    if (sorted[i + 1]?.score === item.score) return;
    const f1 = (2 * tp) / (tp + fp + positives);
    if (f1 > best.f1) best = { f1, threshold: item.score };
  });
  return best.threshold;
}

/** Probability that a wrong sentence scores above a right one, ties counted half. */
export function auroc(items: readonly Scored[]): number {
  const { positives, negatives } = balance(items);
  const sorted = [...items].sort((a, b) => a.score - b.score);
  let ranks = 0;
  for (let i = 0; i < sorted.length;) {
    let end = i;
    while (end < sorted.length && sorted[end]?.score === sorted[i]?.score) end += 1;
    const wrong = sorted.slice(i, end).filter((item) => item.wrong).length;
    ranks += wrong * ((i + 1 + end) / 2);
    i = end;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

function balance(items: readonly Scored[]): { positives: number; negatives: number; weight: number } {
  const positives = items.filter((item) => item.wrong).length;
  const negatives = items.length - positives;
  return { positives, negatives, weight: negatives === 0 ? 0 : positives / negatives };
}
