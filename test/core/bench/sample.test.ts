import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { isLeaked, ownerOf, resultFor, shared } from '../../../src/core/bench/sample.ts';
import type { SentenceResult } from '../../../src/core/findings/finding.ts';

function result(start: number, end: number, score: number): SentenceResult {
  return { start, end, score, kind: 'fact', verdict: 'not-found', type: null, spans: [] };
}

describe('labels and the product’s sentences', () => {
  it('takes the highest score of the sentences that share half of the shorter one', () => {
    const results = [result(0, 40, 0.9), result(40, 60, 0.2), result(60, 100, 0.4)];
    // The label covers two product sentences and touches the first.
    assert.equal(resultFor(results, { start: 36, end: 100 })?.score, 0.4);
    // The product did not split where the label does.
    assert.equal(resultFor([result(0, 100, 0.7)], { start: 60, end: 100 })?.score, 0.7);
  });

  it('finds none where nothing is shared', () => {
    assert.equal(resultFor([result(0, 10, 0.9)], { start: 10, end: 20 }), null);
  });

  it('gives a finding to the sentence that holds most of it', () => {
    const sentences = [
      { start: 0, end: 10 },
      { start: 11, end: 30 },
    ];
    assert.equal(ownerOf({ start: 8, end: 20 }, sentences), 1);
    assert.equal(ownerOf({ start: 40, end: 50 }, sentences), -1);
  });

  it('counts touching ranges as apart', () => {
    assert.equal(shared({ start: 0, end: 5 }, { start: 5, end: 9 }), 0);
  });

  it('knows the leaked phrase in its variants', () => {
    assert.ok(isLeaked('What about other types of aggregators?'));
    assert.ok(isLeaked('the modulation function'));
    assert.ok(!isLeaked('The model is moderate.'));
  });
});
