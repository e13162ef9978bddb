import type { Paper, Passage } from '../../src/core/paper/model.ts';

/** A paper whose passages are the given texts, for tests that need nothing else of it. */
export function paperOf(texts: readonly string[], more: Partial<Paper> = {}): Paper {
  const passages: Passage[] = texts.map((text, id) => ({
    id,
    kind: 'text',
    text,
    context: '',
    page: null,
    section: null,
    document: 0,
    pieces: [],
  }));
  return {
    key: 'paper',
    title: null,
    documents: [{ path: 'paper.md', sha256: '', format: 'markdown', pages: null }],
    sections: [],
    blocks: [],
    tables: [],
    captions: [],
    references: [],
    passages,
    warnings: [],
    pagesWithoutText: [],
    furniture: [],
    hidden: [],
    equations: [],
    lineNumbers: [],
    supplementMissing: false,
    appendixCut: false,
    ...more,
  };
}
