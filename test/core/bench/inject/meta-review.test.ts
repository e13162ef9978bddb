import assert from 'node:assert/strict';
import { agreement, alignedReviews } from '../../../../src/core/bench/inject/meta-review.ts';

const reviews = [
  { text: 'The paper has a leak in the evaluation and weak baselines.' },
  { text: 'The paper is a pleasure; the figures are pretty.' },
  { text: 'The paper lacks strong baselines.' },
];
const meta = 'The evaluation leaks, and the baselines of the paper are weak.';

describe('reviews in line with a meta-review', () => {
  it('share its telling words', () => {
    const texts = reviews.map(({ text }) => text);
    // "paper" stands in all reviews; of evaluation, leak, baseline and weak the first review has all.
    assert.equal(agreement(texts[0]!, meta, texts), 1);
    assert.equal(agreement(texts[1]!, meta, texts), 0);
    assert.equal(agreement(texts[2]!, meta, texts), 0.25);
  });

  it('are the better half, or all where there is no meta-review', () => {
    assert.deepEqual(alignedReviews(reviews, meta), [reviews[0], reviews[2]]);
    assert.deepEqual(alignedReviews(reviews, ' '), reviews);
    assert.deepEqual(alignedReviews([], meta), []);
  });
});
