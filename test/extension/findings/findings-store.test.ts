import assert from 'node:assert/strict';
import { FindingsStore } from '../../../src/extension/findings/findings-store.ts';
import { finding, result } from '../../node/engine/fakes.ts';

const uri = 'file:///r.md';
const paper = { path: '/p.pdf', documents: ['/p.pdf'], title: null, pages: 9, key: 'k', warnings: [] };
const source = 'Wrong claim. Another one.';
const found = [
  finding({ id: 'a', claimKey: 'a', start: 0, end: 11, sentence: { start: 0, end: 12 } }),
  finding({ id: 'b', claimKey: 'b', start: 13, end: 24, sentence: { start: 13, end: 25 } }),
];

function storeWith(dismissed = new Set<string>()) {
  const store = new FindingsStore((_, claim) => dismissed.has(claim));
  const changes: string[] = [];
  store.onDidChange((changed) => changes.push(changed));
  const check = () =>
    store.setChecked(uri, { version: 3, source, paper, reviews: [{ reviewId: 'r', result: result(found) }] });
  return { store, changes, check, dismissed };
}

const ids = (store: FindingsStore) => store.shown(uri).map(({ id }) => id);

describe('FindingsStore', () => {
  it('tells its listeners which draft has changed', () => {
    const { store, changes, check } = storeWith();
    store.setStatus(uri, { kind: 'not-linked', candidates: [] });
    check();
    assert.deepEqual(changes, [uri, uri]);
  });

  it('leaves out what is dismissed, and has it back without a check', () => {
    const { store, check, dismissed } = storeWith(new Set(['a']));
    check();
    assert.deepEqual(ids(store), ['b']);
    assert.equal(store.find(uri, 'a'), undefined);
    assert.deepEqual(
      store.dismissed(uri).map(({ id }) => id),
      ['a'],
    );
    dismissed.clear();
    store.refresh();
    assert.deepEqual(ids(store), ['a', 'b']);
  });

  it('marks findings as stale after an edit, moves them and drops those whose sentence was edited', () => {
    const { store, check } = storeWith();
    check();
    assert.equal(store.get(uri)?.stale, false);
    store.edit(uri, [{ start: 2, end: 3, inserted: 4 }]);
    const state = store.get(uri);
    assert.equal(state?.stale, true);
    assert.equal(state.checkedVersion, 3);
    assert.deepEqual(
      state.findings.map(({ id, start }) => [id, start]),
      [['b', 16]],
    );
  });

  it('applies several changes of one edit one after the other', () => {
    const { store, check } = storeWith();
    check();
    store.edit(uri, [
      { start: 25, end: 25, inserted: 5 },
      { start: 0, end: 0, inserted: 2 },
    ]);
    assert.deepEqual(
      store.shown(uri).map(({ start }) => start),
      [2, 15],
    );
  });

  it('keeps findings on show while the draft is checked again or the engine is down', () => {
    const { store, check } = storeWith();
    check();
    store.setStatus(uri, { kind: 'checking', paper: '/p.pdf', stage: 'checking', done: 0, total: 2 });
    assert.deepEqual(ids(store), ['a', 'b']);
    store.setStatus(uri, { kind: 'engine-down', paper: '/p.pdf', message: '' });
    assert.deepEqual(ids(store), ['a', 'b']);
  });

  it('drops findings that speak of another paper, or of one that cannot be read any more', () => {
    for (const status of [
      { kind: 'checking', paper: '/other.pdf', stage: 'checking', done: 0, total: 2 },
      { kind: 'unreadable', paper: '/p.pdf', message: '' },
      { kind: 'not-linked', candidates: [] },
      { kind: 'paper-missing', paper: '/p.pdf' },
    ] as const) {
      const { store, check } = storeWith();
      check();
      store.setStatus(uri, status);
      assert.deepEqual(ids(store), [], status.kind);
    }
  });

  it('never changes a value that it has given out', () => {
    const { store, check } = storeWith();
    check();
    const before = store.get(uri);
    const copy = structuredClone(before);
    store.edit(uri, [{ start: 0, end: 0, inserted: 1 }]);
    assert.deepEqual(before, copy);
    assert.notEqual(store.get(uri), before);
  });

  it('forgets a closed draft', () => {
    const { store, changes, check } = storeWith();
    check();
    store.remove(uri);
    store.remove(uri);
    assert.equal(store.get(uri), undefined);
    assert.equal(changes.length, 2);
    store.edit(uri, [{ start: 0, end: 0, inserted: 1 }]);
    assert.equal(store.get(uri), undefined);
  });
});
