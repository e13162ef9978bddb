/** Points of a rising line: a probability and the score that stands for it. */
export type Scale = readonly (readonly [probability: number, score: number])[];

/** Probability (0..1) of a logistic regression; a feature without a weight counts nothing. */
export function logistic(
  bias: number,
  weights: ReadonlyMap<string, number>,
  features: Readonly<Record<string, number>>,
): number {
  let sum = bias;
  for (const [name, value] of Object.entries(features)) sum += value * (weights.get(name) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The score (0..1) of a probability, on straight lines between the points of a scale that begins at probability 0. */
export function onScale(probability: number, scale: Scale): number {
  const upper = scale.findIndex(([p]) => probability <= p);
  if (upper <= 0) return 0;
  const [p0, s0] = scale[upper - 1]!;
  const [p1, s1] = scale[upper]!;
  return s0 + ((s1 - s0) * (probability - p0)) / (p1 - p0);
}
