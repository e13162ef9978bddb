import model from './weights.json' with { type: 'json' };

/**
 * Logistic regression over the features of `judge.ts`: denied things of refuted sentences against those of all others,
 * on the fitting half of the labelled papers (`npm run bench:absence -- FOLDER`).
 */
const weights: Readonly<Record<string, number>> = model.weights;

/** Probability (0..1) that a denial with these features is wrong; a feature without a weight counts nothing. */
export function probabilityWrong(features: Readonly<Record<string, number>>): number {
  let sum: number = model.bias;
  for (const [name, value] of Object.entries(features)) sum += value * (weights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Probabilities and the scores that stand for them in `fusion.ts` (recall .4, balanced .6, strict .85); straight lines
 * between. That of balanced comes from readers who compared what was shown on unlabelled reviews with the papers: below
 * it most denials shown were right after all. The others come from cross-validation on labelled papers.
 */
const scale: readonly (readonly [probability: number, score: number])[] = [
  [0, 0],
  [0.42, 0.4],
  [0.58, 0.6],
  [0.82, 0.85],
  [1, 1],
];

/** The score that fusion compares with its thresholds. */
export function scoreOf(probability: number): number {
  const upper = scale.findIndex(([p]) => probability <= p);
  if (upper <= 0) return 0;
  const [p0, s0] = scale[upper - 1]!;
  const [p1, s1] = scale[upper]!;
  return s0 + ((s1 - s0) * (probability - p0)) / (p1 - p0);
}
