import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { binaryScores, confusionOf } from '../../../src/core/evaluate/confusion.ts';
import { close, referenceItems } from './reference-items.ts';

describe('scores of a confusion', () => {
  it('are those worked out by hand', () => {
    const rows = [
      ...[true, true, false].map((flagged) => ({ wrong: true, flagged })),
      ...[true, false, false, false, false].map((flagged) => ({ wrong: false, flagged })),
    ];
    const counts = confusionOf(rows);
    assert.deepEqual(counts, { tp: 2, fp: 1, fn: 1, tn: 4 });
    const scores = binaryScores(counts);
    // Accuracy 6 of 8; precision 2 of 3; recall 2 of 3; F1 2*2 / (2*2 + 1 + 1).
    close(scores.accuracy, 6 / 8);
    close(scores.precision, 2 / 3);
    close(scores.recall, 2 / 3);
    close(scores.f1, 4 / 6);
    // (2*4 - 1*1) / sqrt(3 * 3 * 5 * 5) = 7/15; scikit-learn: 0.4666666666666667.
    close(scores.mcc, 7 / 15);
  });

  it('are those of scikit-learn on 200 items at 0.6', () => {
    const scores = binaryScores(
      confusionOf(referenceItems().map(({ wrong, score }) => ({ wrong, flagged: score >= 0.6 }))),
    );
    close(scores.accuracy, 0.75);
    close(scores.precision, 0.5692307692307692);
    close(scores.recall, 0.6271186440677966);
    close(scores.f1, 0.5967741935483871);
    close(scores.mcc, 0.4172539046352627);
  });

  it('say null where they would divide by nothing', () => {
    const none = { accuracy: null, precision: null, recall: null, f1: null, mcc: null };
    assert.deepEqual(binaryScores({ tp: 0, fp: 0, fn: 0, tn: 0 }), none);
    // Nothing flagged: no precision, but the F1 of a detector that finds none of three is 0.
    const silent = binaryScores({ tp: 0, fp: 0, fn: 3, tn: 7 });
    assert.deepEqual(silent, { accuracy: 0.7, precision: null, recall: 0, f1: 0, mcc: 0 });
    // Negatives alone, none flagged: F1 speaks of positives, of which there are none.
    const clean = binaryScores({ tp: 0, fp: 0, fn: 0, tn: 5 });
    assert.deepEqual(clean, { accuracy: 1, precision: null, recall: null, f1: null, mcc: 0 });
    // Positives alone, all flagged: right, but no correlation.
    const all = binaryScores({ tp: 5, fp: 0, fn: 0, tn: 0 });
    assert.deepEqual(all, { accuracy: 1, precision: 1, recall: 1, f1: 1, mcc: 0 });
    const wrong = binaryScores({ tp: 0, fp: 4, fn: 0, tn: 0 });
    assert.deepEqual(wrong, { accuracy: 0, precision: 0, recall: null, f1: 0, mcc: 0 });
  });

  it('keep within their bounds, and MCC turns its sign with the decision', () => {
    const count = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(count, count, count, count, (tp, fp, fn, tn) => {
        const { mcc, ...shares } = binaryScores({ tp, fp, fn, tn });
        for (const value of Object.values(shares)) assert.ok(value === null || (value >= 0 && value <= 1));
        assert.ok(mcc === null || Math.abs(mcc) <= 1 + 1e-9);
        const turned = binaryScores({ tp: fn, fp: tn, fn: tp, tn: fp }).mcc;
        if (mcc !== null) close(turned, -mcc, 1e-9);
      }),
    );
  });
});
