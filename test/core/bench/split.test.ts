import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { partOf } from '../../../src/core/bench/split.ts';
import { selectedParts } from '../../../src/core/bench/set-figures.ts';

describe('splits', () => {
  // Last hex digit of sha1, from sha1sum: p1 0, p16 7, p21 8, p11 a, p47 b, p0 f.
  it('keeps 0-a of a train set for fitting and b-f for the final figures', () => {
    const parts = ['p1', 'p16', 'p21', 'p11', 'p47', 'p0'].map((id) => partOf('neurips_train', id));
    assert.deepEqual(parts, ['fit', 'fit', 'fit', 'fit', 'final', 'final']);
    assert.equal(partOf('f1000rd', 'p47'), 'final');
  });

  it('halves a dev set', () => {
    const parts = ['p1', 'p16', 'p21', 'p0'].map((id) => partOf('iclr_llm_dev', id));
    assert.deepEqual(parts, ['fit', 'fit', 'report', 'report']);
  });

  it('never selects the final part of a dev set', () => {
    assert.deepEqual(selectedParts('neurips_dev', 'all'), ['fit', 'report']);
    assert.deepEqual(selectedParts('f1000rd', 'all'), ['fit', 'final']);
  });
});
