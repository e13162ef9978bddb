import { buildPaperIndex, type PaperIndex } from '../../evidence/paper-index.ts';
import type { Paper } from '../../paper/model.ts';
import type { EvidenceWindow } from '../inject/row.ts';
import type { DetectorBatch, DetectorItem } from './detector.ts';

/** The index of what an item lets a detector read: its windows, or the whole paper. null where it is neither. */
export function readableIndex({ evidence }: DetectorItem, { paper }: DetectorBatch): PaperIndex | null {
  return evidence === null ? (paper?.index ?? null) : buildPaperIndex(paperOfWindows(evidence));
}

/** A paper that consists of a few passages. */
export function paperOfWindows(windows: readonly EvidenceWindow[]): Paper {
  return {
    key: '',
    title: null,
    documents: [{ path: 'windows', sha256: '', format: 'text', pages: null }],
    sections: [],
    blocks: [],
    tables: [],
    captions: [],
    references: [],
    passages: windows.map(({ text, section }, id) => ({
      id,
      kind: 'text',
      text,
      context: section ?? '',
      page: null,
      section: null,
      document: 0,
      pieces: [],
    })),
    warnings: [],
    pagesWithoutText: [],
    furniture: [],
    hidden: [],
    equations: [],
    lineNumbers: [],
    supplementMissing: false,
    appendixCut: false,
  };
}
