import type { Value } from './value.ts';
import { meanOf, ratio } from './value.ts';

/**
 * One item with its class. null is "none of them": a clean sentence as gold (end to end), no guess as prediction. It
 * is no class of its own: it only makes a guess false or leaves a gold one unfound.
 */
export interface Classified<L extends string> {
  readonly gold: L | null;
  readonly predicted: L | null;
}

/** Row of one class, one against the rest. */
export interface ClassScores<L extends string> {
  readonly label: L;
  /** Items of this class. */
  readonly gold: number;
  /** Items told as this class. */
  readonly predicted: number;
  readonly hits: number;
  readonly precision: Value;
  readonly recall: Value;
  /** null where the class neither occurs nor is told. */
  readonly f1: Value;
}

export interface MultiClassScores<L extends string> {
  readonly n: number;
  /** Items whose class is told right, those that are null on both sides among them. */
  readonly accuracy: Value;
  /** Mean F1 of the classes that occur or are told; a class that is only told counts 0, an absent one not at all. */
  readonly macroF1: Value;
  /** Number of the classes in that mean. */
  readonly classes: number;
  /** F1 of the counts of all classes together; equal to `accuracy` where nothing is null. */
  readonly microF1: Value;
  /** In the order of `labels`, absent classes too. */
  readonly byClass: readonly ClassScores<L>[];
}

/**
 * Scores over any set of labels, equal to scikit-learn's f1_score with `labels` set to those that occur on either
 * side. Throws a RangeError on a label that is not among `labels`.
 */
export function multiClassScores<L extends string>(
  rows: readonly Classified<L>[],
  labels: readonly L[],
): MultiClassScores<L> {
  const counts = new Map(labels.map((label) => [label, { gold: 0, predicted: 0, hits: 0 }]));
  const countOf = (label: L): { gold: number; predicted: number; hits: number } => {
    const found = counts.get(label);
    if (!found) throw new RangeError(`"${label}" is none of the ${labels.length} classes.`);
    return found;
  };
  for (const { gold, predicted } of rows) {
    if (gold !== null) countOf(gold).gold += 1;
    if (predicted !== null) countOf(predicted).predicted += 1;
    if (gold !== null && gold === predicted) countOf(gold).hits += 1;
  }
  const byClass = [...counts].map(([label, { gold, predicted, hits }]) => ({
    label,
    gold,
    predicted,
    hits,
    precision: ratio(hits, predicted),
    recall: ratio(hits, gold),
    f1: ratio(2 * hits, gold + predicted),
  }));
  const sum = (of: 'gold' | 'predicted' | 'hits'): number => byClass.reduce((all, one) => all + one[of], 0);
  return {
    n: rows.length,
    accuracy: ratio(rows.filter(({ gold, predicted }) => gold === predicted).length, rows.length),
    macroF1: meanOf(byClass.map(({ f1 }) => f1)),
    classes: byClass.filter(({ f1 }) => f1 !== null).length,
    microF1: ratio(2 * sum('hits'), sum('gold') + sum('predicted')),
    byClass,
  };
}
