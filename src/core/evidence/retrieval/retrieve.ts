import type { Paper } from '../../paper/model.ts';
import type { Hit, PaperIndex } from '../paper-index.ts';
import { passageFeatures } from './passage-features.ts';
import { PassageView } from './passage-view.ts';
import { isSeeking } from './seeking.ts';
import { weights } from './weights.ts';

const views = new WeakMap<Paper, PassageView>();

/** The paper's passages as retrieval looks at them; built at the first call. */
export function passageView(paper: Paper): PassageView {
  let view = views.get(paper);
  if (!view) views.set(paper, (view = new PassageView(paper)));
  return view;
}

/**
 * The passages that bear on a sentence of a review, best first; `score` orders the passages of one sentence and means
 * nothing across sentences. BM25 over several views of the passages and the inventory's names for what papers have,
 * weighed by weights that were learned on labelled quotations (`npm run bench:retrieval -- --learn`).
 */
export function retrieve(sentence: string, index: PaperIndex, limit: number): Hit[] {
  const weighed = isSeeking(sentence) ? weights.seeking : weights.telling;
  const rows = passageFeatures(passageView(index.paper), index, sentence);
  return rows
    .map((row, at) => ({
      passage: index.paper.passages[at]!,
      score: row.reduce((sum, value, feature) => sum + value * weighed[feature]!, 0),
    }))
    .sort((a, b) => b.score - a.score || a.passage.id - b.passage.id)
    .slice(0, limit);
}
