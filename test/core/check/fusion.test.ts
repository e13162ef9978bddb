import assert from 'node:assert/strict';
import { reviewScore, sentenceScore, shownFrom } from '../../../src/core/check/fusion.ts';

describe('fusion', () => {
  it('keeps a sentence that nothing fired on below every threshold', () => {
    assert.ok(sentenceScore([], 1) < shownFrom.recall);
  });

  it('orders quiet sentences by their likelihood', () => {
    assert.ok(sentenceScore([], 0.3) > sentenceScore([], 0.2));
  });

  it('takes claims of a review as independent: two at one half make three quarters', () => {
    assert.equal(reviewScore([0.5, 0.5]), 0.75);
    assert.equal(reviewScore([]), 0);
  });

  it('asks most at strict and least at recall', () => {
    assert.ok(shownFrom.strict > shownFrom.balanced && shownFrom.balanced > shownFrom.recall);
  });
});
