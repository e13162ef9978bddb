import learned from './weights.json' with { type: 'json' };

const weights = new Map<string, number>(Object.entries(learned.weights));

/**
 * Probability (0..1) that a member of a contrast set is the wrong one. `weights.json` is a logistic regression over the
 * features, learned on the fitting papers with `npm run learn:contrasts -- FOLDER`.
 */
export function probabilityWrong(features: Readonly<Record<string, number>>): number {
  let sum = learned.bias;
  for (const [name, value] of Object.entries(features)) sum += value * (weights.get(name) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The probabilities at which a contrast is shown at the settings recall, balanced and strict, and the scores that stand
 * for them in `fusion.ts`; straight lines between. Chosen so that at most 0.2 %, 0.1 % and 0.1 % of the clean
 * sentences of the dev papers are flagged, and few of the sentences of reviews without labels.
 */
const scale: readonly (readonly [probability: number, score: number])[] = [
  [0, 0],
  [0.5, 0.4],
  [0.9, 0.6],
  [0.975, 0.85],
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
