import assert from 'node:assert/strict';
import { longestPassage, readToPage, readToPanel } from '../../../src/extension/viewer/messages.ts';
import { readShown, readViewState } from '../../../src/extension/viewer/view-state.ts';

const passage = { page: 3, section: null, text: 'Trams wait.' };

describe('messages of the viewer', () => {
  it('are read where they have their shape', () => {
    const cite = { kind: 'cite', passage, quote: true };
    assert.deepEqual(readToPanel(cite), cite);
    const resource = { kind: 'resource', request: 1, data: new Uint8Array([1]) };
    assert.deepEqual(readToPage(resource), resource);
  });

  it('are nothing otherwise', () => {
    for (const message of [
      null,
      'ready',
      { kind: 'run', command: 'workbench.action.quit' },
      { kind: 'need', request: 1, folder: '..', file: 'x' },
      { kind: 'cite', passage: { ...passage, page: 0 }, quote: true },
      { kind: 'cite', passage: { ...passage, page: 1.5 }, quote: true },
      { kind: 'about', request: 1, passage: { ...passage, text: 'x'.repeat(longestPassage + 1) } },
      { kind: 'sentence', start: -1, text: '' },
      { kind: 'link', url: 7 },
    ]) {
      assert.equal(readToPanel(message), null, JSON.stringify(message));
    }
    assert.equal(readToPage({ kind: 'resource', request: 1, data: [1, 2] }), null);
  });
});

describe('the kept state of a viewer', () => {
  const state = {
    paper: '/p.pdf',
    draft: 'file:///r.md',
    page: 2,
    top: 0.5,
    zoom: 'page-width',
    evidence: null,
    query: '',
    pageList: false,
  };

  it('comes back as it was', () => {
    assert.deepEqual(readViewState(state), state);
    assert.deepEqual(readShown(state), { paper: '/p.pdf', draft: 'file:///r.md' });
  });

  it('is none where something is missing or odd', () => {
    for (const odd of [undefined, null, 3, {}, { ...state, page: 0 }, { ...state, top: 'x' }])
      assert.equal(readViewState(odd), null);
    assert.equal(readShown({ paper: 4, draft: '' }), null);
  });
});
