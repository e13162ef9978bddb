import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { contrastFeatures } from './contrasts/features.ts';
import { isSameStatement } from './contrasts/open.ts';
import { opinionOf } from './contrasts/opinion.ts';
import { probabilityWrong, scoreOf } from './contrasts/score.ts';

/** Below it nothing is ever shown. */
const least = 0.4;

/**
 * Words of which the paper uses the opposite in the same place: "online" for "offline", "upper bound" for "lower bound",
 * "before" for "after". Sets of words that exclude each other, matched with the paper's best-aligned sentences.
 */
export const contrasts: Checker = {
  name: 'contrasts',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    let best: { readonly opinion: () => Opinion; readonly score: number } | null = null;
    for (const { candidate, features } of contrastFeatures(sentence, context)) {
      const score = scoreOf(probabilityWrong(features));
      if (!isSameStatement(candidate.other) || score < least || (best && best.score >= score)) continue;
      best = { score, opinion: () => opinionOf(sentence.text, candidate, score, context.index) };
    }
    return best ? [best.opinion()] : [];
  },
};
