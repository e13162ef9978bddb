import { quoteAround } from '../evidence/quote-evidence.ts';
import type { Sentence } from '../review/model.ts';
import { foldLower } from '../text/fold.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { degreeCases, type DegreeCase } from './degree/judge-degree.ts';

/**
 * Extreme words of a review ("doubles", "flawless", "by a wide margin", "eliminates") where the paper speaks of the same
 * thing in measured words and nowhere in such words itself.
 */
export const degree: Checker = {
  name: 'degree',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    if (sentence.kind === 'request' || sentence.kind === 'other') return [];
    return degreeCases(foldLower(sentence.text), sentence.text, context.index).map((found) =>
      opinionOf(sentence, found, context),
    );
  },
};

function opinionOf(sentence: Sentence, found: DegreeCase, { paper }: CheckContext): Opinion {
  const { extreme, start, end, statement, reserve } = found;
  const passage = paper.passages[statement.passage]!;
  const at = statement.start + reserve.start;
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Hyperbole',
    node: extreme.node,
    score: reserve.kind === 'plain' ? Math.min(extreme.score, 0.55) : extreme.score,
    severity: 'information',
    absence: false,
    reason: `The review says "${sentence.text.slice(start, end)}"; the paper nowhere puts it so strongly.`,
    quotes: [quoteAround(passage, at, at + (reserve.end - reserve.start), extreme.score)],
    repair: null,
  };
}
