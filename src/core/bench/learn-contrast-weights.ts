import { learnLogistic } from './learn-logistic.ts';

/** One example of a yes-or-no judgement: named features, the answer and how much the example counts. */
export interface ContrastRow {
  readonly features: Readonly<Record<string, number>>;
  readonly yes: boolean;
  readonly weight: number;
}

/** What `learnContrastWeights` finds: the log odds are `bias` and the sum of the features times their weights. */
export interface ContrastWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * A logistic regression over named features, of which an example has few. Features are scaled by their largest value,
 * so that the penalty treats them alike; those that fewer than `least` examples have are left out. Weights are rounded
 * to two places.
 */
export function learnContrastWeights(
  examples: readonly ContrastRow[],
  { penalty = 3, least = 8 } = {},
): ContrastWeights {
  const names = commonFeatures(examples, least);
  const scale = names.map((name) =>
    examples.reduce((most, { features }) => Math.max(most, Math.abs(features[name] ?? 0)), 0),
  );
  const rows = examples.map(({ features, yes, weight }) => ({
    features: names.map((name, i) => (features[name] ?? 0) / scale[i]!),
    positive: yes,
    weight,
  }));
  const [bias = 0, ...learned] = learnLogistic(rows, penalty);
  return {
    bias: round(bias),
    weights: Object.fromEntries(names.map((name, i) => [name, round(learned[i]! / scale[i]!)])),
  };
}

/** In the order of the alphabet. */
function commonFeatures(examples: readonly ContrastRow[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const [name, value] of Object.entries(features))
      if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .sort();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
