/** One scored sentence or review: `wrong` is what the label says, `score` what the detector says. */
export interface Scored {
  readonly wrong: boolean;
  readonly score: number;
}

/** What is flagged when everything with a score at or above `threshold` is. */
export interface ThresholdStep {
  readonly threshold: number;
  readonly tp: number;
  readonly fp: number;
}

export interface ThresholdSteps {
  readonly positives: number;
  readonly negatives: number;
  /** One a distinct score, the highest first: equal scores are always flagged together. */
  readonly steps: readonly ThresholdStep[];
}

/**
 * All decisions that a threshold can make; curves, areas and thresholds are read off it. Throws a RangeError on a
 * score that is no finite number: sorting would hide it.
 */
export function thresholdSteps(items: readonly Scored[]): ThresholdSteps {
  const bad = items.find(({ score }) => !Number.isFinite(score));
  if (bad) throw new RangeError(`A score must be a finite number, not ${bad.score}.`);
  const sorted = [...items].sort((a, b) => b.score - a.score);
  const steps: ThresholdStep[] = [];
  let [tp, fp] = [0, 0];
  sorted.forEach(({ wrong, score }, at) => {
    if (wrong) tp += 1;
    else fp += 1;
    if (sorted[at + 1]?.score !== score) steps.push({ threshold: score, tp, fp });
  });
  return { positives: tp, negatives: fp, steps };
}
