import { sentenceFeatures, wordChances } from '../check/likelihood/likelihood.ts';
import type { LikelihoodWeights } from '../check/likelihood/weights.ts';
import type { SentenceFit } from '../check/likelihood/word-fit.ts';
import { learnLogistic, type LogisticRow } from './learn-logistic.ts';
import type { LikelihoodExample } from './likelihood-examples.ts';

export interface FittedExample extends LikelihoodExample {
  /** Papers take turns: words are learned on the others. */
  readonly fold: 0 | 1;
  readonly fit: SentenceFit;
}

/** Wrong sentences count together as if they were this share of all. */
const wrongShare = 0.05;

/** Weights of words, then of sentences on words that were judged by the other half of the papers. */
export function learnLikelihood(examples: readonly FittedExample[]): LikelihoodWeights {
  const halves = [0, 1].map((fold) => wordWeights(examples.filter((one) => one.fold !== fold)));
  const chances = examples.map(({ fit, fold }) => wordChances(fit, { word: halves[fold]! }));
  const sentence = learnLogistic(
    examples.map(({ sentence: own, role, fit, span }, at) => ({
      features: sentenceFeatures(own, role, fit, chances[at]!),
      positive: span !== null,
      weight: weightOf(examples, span !== null),
    })),
  );
  return { word: wordWeights(examples), sentence };
}

function wordWeights(examples: readonly FittedExample[]): number[] {
  const weights = { wrong: weightOf(examples, true), right: weightOf(examples, false) };
  return learnLogistic(
    examples.flatMap(({ fit, span }) =>
      fit.words.map(({ start, end, features }): LogisticRow => ({
        features,
        positive: span !== null && start < span.end && span.start < end,
        weight: span === null ? weights.right : weights.wrong,
      })),
    ),
  );
}

const counts = new WeakMap<readonly FittedExample[], number>();

function weightOf(examples: readonly FittedExample[], wrong: boolean): number {
  const all = counts.get(examples) ?? examples.filter(({ span }) => span !== null).length;
  counts.set(examples, all);
  return wrong ? (wrongShare / (1 - wrongShare)) * ((examples.length - all) / Math.max(1, all)) : 1;
}
