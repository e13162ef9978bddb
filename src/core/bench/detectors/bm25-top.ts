import type { PaperIndex } from '../../evidence/paper-index.ts';
import { terms } from '../../text/tokens.ts';
import type { Detector } from './detector.ts';
import { readableIndex } from './readable-index.ts';

/** How badly the best passage answers to a sentence: 1 where no passage has a word of it. */
export const bm25Top: Detector = {
  name: 'bm25-top',
  needs: [],
  detect: (batch) =>
    Promise.resolve(
      batch.items.map((item) => {
        const index = readableIndex(item, batch);
        return index && { score: strangeness(item.text, index), type: null, spans: [] };
      }),
    ),
};

/** 1 / (1 + s), where s is the best BM25 score by the weight of the sentence's words, so that long ones do not win. */
function strangeness(text: string, index: PaperIndex): number {
  const weight = [...new Set(terms(text))].reduce((sum, term) => sum + index.idf(term), 0);
  const top = index.search(text, 1)[0]?.score ?? 0;
  return weight === 0 ? 1 : 1 / (1 + Math.max(0, top) / weight);
}
