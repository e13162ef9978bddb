import bm25 from 'wink-bm25-text-search';

/** One view of a paper's passages as bags of terms, ranked by BM25. */
export interface TermField {
  /** Score of each document, 0..1: 1 is the best document of this query; all 0 where no term is met. */
  scores(query: readonly string[]): Float64Array;
}

/** wink refuses fewer than three documents; empty ones change nothing but the count. */
const leastDocuments = 3;

/** @param documents terms of each document; a term is prefixed (see `terms`) and holds no space */
export function termField(documents: readonly (readonly string[])[], k1 = 1.2, b = 0.75): TermField {
  const engine = bm25();
  engine.defineConfig({ fldWeights: { text: 1 }, bm25Params: { k1, b, k: 1 } });
  engine.definePrepTasks([(text) => text.split(' ').filter((term) => term !== '')]);
  documents.forEach((terms, at) => engine.addDoc({ text: terms.join(' ') }, at));
  for (let n = documents.length; n < leastDocuments; n += 1) engine.addDoc({ text: '' }, `pad${n}`);
  engine.consolidate();
  return {
    scores(query) {
      const scores = new Float64Array(documents.length);
      const terms = [...new Set(query)];
      if (terms.length === 0) return scores;
      const hits = engine.search(terms.join(' '), documents.length);
      const best = hits[0]?.[1] ?? 0;
      if (best <= 0) return scores;
      for (const [id, score] of hits) {
        const at = Number(id);
        if (Number.isInteger(at)) scores[at] = score / best;
      }
      return scores;
    },
  };
}
