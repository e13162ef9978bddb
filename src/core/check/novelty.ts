import type { PaperIndex } from '../evidence/paper-index.ts';
import { terms } from '../text/tokens.ts';

/**
 * Share (0..1) of a sentence's content terms, weighted by inverse document frequency, that the paper never uses.
 * The lexical-overlap baseline, and the only thing that orders the scores of sentences no checker speaks of.
 */
export function lexicalNovelty(text: string, index: PaperIndex): number {
  let unseen = 0;
  let all = 0;
  const most = index.idf('_');
  for (const term of new Set(terms(text))) {
    const weight = index.idf(term);
    all += weight;
    if (weight >= most) unseen += weight;
  }
  return all === 0 ? 0 : unseen / all;
}
