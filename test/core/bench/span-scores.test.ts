import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { spanScores } from '../../../src/core/bench/span-scores.ts';

const text = 'The model gains 5.2 points on CIFAR-10.';
const range = (part: string): { start: number; end: number } => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

describe('span scores', () => {
  it('takes spans with the same tokens for equal, whatever their white space and stops', () => {
    const gold = range('5.2 points');
    const predicted = range(' 5.2 points ');
    assert.deepEqual(spanScores([{ text, gold, predicted }]), { n: 1, token: 1, exact: 1, overlap: 1 });
  });

  it('scores a partial overlap by tokens', () => {
    // Gold 2 tokens, guess 3 (gains 5.2 points), shared 2: F1 = 4/5.
    const scores = spanScores([{ text, gold: range('5.2 points'), predicted: range('gains 5.2 points') }]);
    assert.deepEqual(scores, { n: 1, token: 0.8, exact: 0, overlap: 1 });
  });

  it('counts a missing guess against recall alone', () => {
    const gold = range('CIFAR-10');
    const scores = spanScores([
      { text, gold, predicted: gold },
      { text, gold, predicted: null },
    ]);
    // One right guess of one, one of two gold spans found.
    assert.equal(scores.exact, 2 / 3);
    assert.equal(scores.overlap, 2 / 3);
  });

  it('gives nothing for a guess beside the span, and no NaN for nothing', () => {
    const scores = spanScores([{ text, gold: range('CIFAR-10'), predicted: range('The model') }]);
    assert.deepEqual([scores.token, scores.exact, scores.overlap], [0, 0, 0]);
    assert.deepEqual(spanScores([]), { n: 0, token: 0, exact: 0, overlap: 0 });
  });
});
