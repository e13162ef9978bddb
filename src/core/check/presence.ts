import type { Sentence } from '../review/model.ts';
import { fold } from '../text/fold.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { extentOf } from './names/extent.ts';
import { claimableParts, type ClaimablePart } from './presence/claimable-parts.ts';
import { isCredited } from './presence/credited.ts';
import { searchFor } from './presence/nowhere.ts';

/**
 * Parts that a review credits the paper with and that the paper denies or no word of it speaks of: a human evaluation,
 * a proof, a datasheet. Only parts of a closed list that cannot be given without one of their names.
 */
export const presence: Checker = {
  name: 'presence',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    if (sentence.kind === 'request') return [];
    const text = fold(sentence.text);
    const role = context.review.fields[sentence.field]?.role;
    const described = role === 'summary' || role === 'strengths';
    return claimableParts.flatMap((part) => {
      const hit = part.claimed.exec(text);
      if (!hit) return [];
      const end = hit.index + hit[0].length;
      if (!isCredited(text, hit.index, end, described)) return [];
      return judge(part, { start: hit.index, end }, context) ?? [];
    });
  },
};

function judge(
  part: ClaimablePart,
  range: { readonly start: number; readonly end: number },
  { paper }: CheckContext,
): Opinion | null {
  const search = searchFor(part, paper);
  if (search.found) return null;
  const { denied } = search;
  const said = {
    ...range,
    type: 'Entity',
    node: `entity/invented-component/${part.leaf}`,
    absence: false,
    repair: null,
  } as const;
  if (denied)
    return {
      ...said,
      verdict: 'contradicted',
      score: 0.86,
      severity: 'warning',
      reason: `The paper itself says that it does not have ${part.label}.`,
      quotes: [{ passage: denied.passage, start: denied.start, end: denied.end, score: 0.86 }],
    };
  return {
    ...said,
    verdict: part.wordless ? 'not-found' : 'contradicted',
    score: part.wordless ? 0 : 0.64,
    severity: 'information',
    reason: `No name of ${part.label}, nor any word that goes with one, occurs in ${extentOf(paper)}.`,
    quotes: [],
  };
}
