import type { DetectorBatch } from '../../../../../src/core/bench/detectors/detector.ts';
import { buildPaperIndex } from '../../../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../../../src/core/paper/from-text.ts';

/** Sentences of a summary about a paper given as Markdown. */
export function batchOf(markdown: string, ...texts: readonly string[]): DetectorBatch {
  const paper = paperFromMarkdown(markdown, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
  return {
    paperId: 'p',
    paper: { paper, index: buildPaperIndex(paper) },
    items: texts.map((text) => ({ text, role: 'summary', evidence: null, review: null })),
  };
}
