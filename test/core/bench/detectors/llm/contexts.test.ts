import assert from 'node:assert/strict';
import { contextOf, subsequence } from '../../../../../src/core/bench/detectors/llm/contexts.ts';
import { kilnPaper } from '../../inject/paper-of-kilns.ts';
import { batchOf } from './batch-of.ts';

describe('what of a paper a model reads', () => {
  const batch = batchOf(kilnPaper, 'The planner reaches a success rate of 91.5% on stoneware plates.');
  const [item] = batch.items;

  it('is the passages of a search, with their sections', () => {
    const found = contextOf('bm25', item!, batch);
    assert.ok(found.length <= 3);
    assert.match(found[0]!, /^\[3 Experiments\] .*91\.5%/s);
  });

  it('is the passages of the item where it has some', () => {
    const given = { ...item!, evidence: [{ passage: 0, section: 'A Proofs', text: 'We fire kilns.' }] };
    assert.deepEqual(contextOf('bm25', given, batch), ['[A Proofs] We fire kilns.']);
    assert.deepEqual(contextOf('paper', given, { ...batch, paper: null }), ['[A Proofs] We fire kilns.']);
  });

  it('is the whole paper, in order', () => {
    const [whole] = contextOf('paper', item!, batch);
    assert.ok(whole!.indexOf('Planning a firing schedule') < whole!.indexOf('no gas kiln'));
  });

  it('is what shares the longest run of words', () => {
    const [first] = contextOf(
      'lcs',
      { ...item!, text: 'All kilns are of gas and no electric kiln was fired.' },
      batch,
    );
    assert.match(first!, /no gas kiln was fired/);
  });

  it('counts common subsequences', () => {
    const of = (a: string, b: string): number => subsequence([...a], [...b]);
    // The textbook pair: BCBA (or BDAB).
    assert.equal(of('ABCBDAB', 'BDCABA'), 4);
    assert.equal(of('', 'AB'), 0);
    assert.equal(of('AB', 'BA'), 1);
  });
});
