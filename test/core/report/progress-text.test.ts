import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { progressText } from '../../../src/core/report/progress-text.ts';

describe('progress in words', () => {
  it('has count, rate and time left', () => {
    // 30 in a minute: 770 more take 25 minutes and 40 seconds.
    assert.equal(progressText(30, 800, 'reviews', 60_000), '30 of 800 reviews, 30 a minute, 25:40 left');
    assert.equal(progressText(0, 800, 'reviews', 60_000), '0 of 800 reviews');
    assert.equal(progressText(2, 2, 'reviews', 1000), '2 of 2 reviews, 120 a minute, 0:00 left');
  });
});
