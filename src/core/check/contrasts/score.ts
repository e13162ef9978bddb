import { logistic, onScale, type Scale } from '../logistic.ts';
import learned from './weights.json' with { type: 'json' };

const weights = new Map<string, number>(Object.entries(learned.weights));

/**
 * Probability (0..1) that a member of a contrast set is the wrong one. `weights.json` is a logistic regression over the
 * features, learned on the fitting papers with `npm run learn:contrasts -- FOLDER`.
 */
export function probabilityWrong(features: Readonly<Record<string, number>>): number {
  return logistic(learned.bias, weights, features);
}

/** Scores of the probabilities at which what passed `strict.ts` is shown; straight lines between. */
const scale: Scale = [
  [0, 0],
  [0.5, 0.62],
  [0.9, 0.7],
  [0.98, 0.8],
  [1, 0.84],
];

/** The score that fusion compares with its thresholds; below strict, as the words of a sentence are no proof. */
export function scoreOf(probability: number): number {
  return onScale(probability, scale);
}
