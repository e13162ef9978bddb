import { learnLogistic } from './learn-logistic.ts';

/** One example by named features; one that is not listed is 0. */
export interface Example {
  readonly features: Readonly<Record<string, number>>;
  readonly right: boolean;
  /** How much it counts; > 0. */
  readonly weight: number;
}

export interface NamedModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** Logistic regression over named features; weights are rounded to two places, and what is then 0 is left out. */
export function learnNamed(examples: readonly Example[], penalty: number): NamedModel {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const [bias, ...learned] = learnLogistic(
    examples.map(({ features, right, weight }) => ({
      features: names.map((name) => features[name] ?? 0),
      positive: right,
      weight,
    })),
    penalty,
  );
  const weights = names.flatMap((name, at) => {
    const weight = Number(learned[at]!.toFixed(2));
    return weight === 0 ? [] : [[name, weight] as const];
  });
  return { bias: Number(bias!.toFixed(2)), weights: Object.fromEntries(weights) };
}
