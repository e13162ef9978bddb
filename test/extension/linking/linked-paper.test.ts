import assert from 'node:assert/strict';
import type { DraftState, DraftStatus } from '../../../src/extension/findings/draft-state.ts';
import { linkedPaper } from '../../../src/extension/linking/linked-paper.ts';

describe('linkedPaper', () => {
  const state = (status: DraftStatus): DraftState => ({
    ...{
      uri: 'file:///r.md',
      status,
      findings: [],
      paper: null,
      ran: null,
      checkedVersion: null,
      stale: false,
      provisional: false,
    },
  });

  it('is the paper that is checked against, or cannot be', () => {
    assert.equal(linkedPaper(state({ kind: 'unreadable', paper: '/p.pdf', message: '' })), '/p.pdf');
    const paper = { path: '/p.pdf', documents: [], title: null, pages: 2, key: 'k', warnings: [] };
    assert.equal(linkedPaper(state({ kind: 'checked', paper, coverage: [], byModel: false })), '/p.pdf');
  });

  it('is none where no paper is linked, or may be read', () => {
    assert.equal(linkedPaper(undefined), null);
    assert.equal(linkedPaper(state({ kind: 'not-linked', candidates: ['/p.pdf'] })), null);
    assert.equal(linkedPaper(state({ kind: 'not-trusted', paper: '/etc/p.pdf' })), null);
  });
});
