import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { contrastFeatures } from './contrasts/features.ts';
import { opinionOf, swappedOpinion } from './contrasts/opinion.ts';
import { paperWords } from './contrasts/paper-words.ts';
import { probabilityWrong, scoreOf } from './contrasts/score.ts';
import { isSurelyTurned } from './contrasts/strict.ts';
import { swappedPairs } from './contrasts/swapped-pairs.ts';

/** A candidate that is less likely wrong is not shown, however alike the sentences are. */
const leastProbable = 0.5;

/**
 * Words of which the paper uses the opposite in the same place: "online" for "offline", "upper bound" for "lower bound",
 * "before" for "after". Sets of words that exclude each other, matched with the paper's best-aligned sentences; shown
 * only where that sentence is the review's but for this word (`strict.ts`), or where two members have each other's
 * company (`swapped-pairs.ts`); the rest is for a model to weigh.
 */
export const contrasts: Checker = {
  name: 'contrasts',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    if (sentence.kind === 'request' || sentence.kind === 'other') return [];
    let best: { readonly opinion: () => Opinion; readonly score: number } | null = null;
    for (const { candidate, features } of contrastFeatures(sentence, context)) {
      const probability = probabilityWrong(features);
      if (probability < leastProbable || !isSurelyTurned(sentence, candidate, paperWords(context.index)))
        continue;
      const score = scoreOf(probability);
      if (best && best.score >= score) continue;
      best = { score, opinion: () => opinionOf(sentence.text, candidate, score, context.index) };
    }
    const swapped = swappedPairs(sentence.text, context.index).map((pair) =>
      swappedOpinion(sentence.text, pair),
    );
    return best ? [best.opinion(), ...swapped] : swapped;
  },
};
