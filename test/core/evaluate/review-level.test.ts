import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { authenticFigures } from '../../../src/core/evaluate/authentic.ts';
import { drawBalanced } from '../../../src/core/evaluate/balanced.ts';
import { multiClassScores } from '../../../src/core/evaluate/multi-class.ts';
import { reviewKey, reviewsOf, reviewTypes } from '../../../src/core/evaluate/review-level.ts';
import { close, referenceItems } from './reference-items.ts';

const sentence = (paper: string, review: string, wrong: boolean, score: number) => ({
  paper,
  review,
  wrong,
  score,
});

describe('reviews of sentences', () => {
  const sentences = [
    sentence('p', 'r1', false, 0.1),
    sentence('p', 'r1', true, 0.7),
    sentence('p', 'r2', false, 0.9),
    sentence('q', 'r1', false, 0.2),
    sentence('p', 'r1', false, 0.3),
  ];

  it('are wrong where they hold a wrong sentence, and score as the highest of them', () => {
    assert.deepEqual(reviewsOf(sentences), [
      { paper: 'p', review: 'r1', wrong: true, score: 0.7, sentences: 3 },
      { paper: 'p', review: 'r2', wrong: false, score: 0.9, sentences: 1 },
      { paper: 'q', review: 'r1', wrong: false, score: 0.2, sentences: 1 },
    ]);
  });

  it("take the detector's own score where it gives one", () => {
    const scores = new Map([[reviewKey({ paper: 'p', review: 'r2' }), 0.05]]);
    assert.deepEqual(
      reviewsOf(sentences, scores).map(({ score }) => score),
      [0.7, 0.05, 0.2],
    );
  });

  it('have several types', () => {
    // In it: A, B; told: B, C. Hits 1, gold 2, told 2: micro F1 1/2; A 0, B 1, C 0: macro F1 1/3.
    const items = reviewTypes([
      { gold: 'A', predicted: 'B' },
      { gold: 'A', predicted: null },
      { gold: 'B', predicted: 'B' },
      { gold: null, predicted: 'C' },
    ]);
    const scores = multiClassScores(items, ['A', 'B', 'C']);
    close(scores.microF1, 1 / 2);
    close(scores.macroF1, 1 / 3);
    assert.deepEqual(reviewTypes([]), []);
  });
});

describe('balanced drawing', () => {
  it('takes all of the rarer class and as many of the other, the same for the same seed', () => {
    const rows = referenceItems();
    const drawn = drawBalanced(rows, 11);
    assert.deepEqual([drawn.length, drawn.filter(({ wrong }) => wrong).length], [118, 59]);
    assert.deepEqual(drawBalanced(rows, 11), drawn);
    assert.notDeepEqual(drawBalanced(rows, 12), drawn);
    assert.deepEqual(
      drawn,
      rows.filter((row) => drawn.includes(row)),
    );
  });

  it('draws positives where negatives are rarer, and nothing from one class', () => {
    const rows = [true, true, true, false].map((wrong) => ({ wrong }));
    assert.equal(drawBalanced(rows, 1).filter(({ wrong }) => wrong).length, 1);
    assert.deepEqual(drawBalanced([{ wrong: true }], 1), []);
  });

  it('draws every negative about as often', () => {
    const rows = [{ wrong: true, id: -1 }, ...Array.from({ length: 10 }, (_, id) => ({ wrong: false, id }))];
    const counts = Array<number>(10).fill(0);
    for (let seed = 0; seed < 2000; seed += 1) {
      const chosen = drawBalanced(rows, seed).find(({ wrong }) => !wrong);
      if (chosen) counts[chosen.id]! += 1;
    }
    // 200 each, standard deviation 13.4: four of them either way.
    for (const count of counts) assert.ok(count > 140 && count < 260, counts.join(' '));
  });
});

describe('authentic reviews', () => {
  const row = (paper: string, review: string, wrong: boolean, flagged: boolean) => ({
    paper,
    review,
    wrong,
    flagged,
  });

  it('are counted by hand', () => {
    const figures = authenticFigures([
      row('p', 'r1', true, true),
      row('p', 'r1', false, true),
      row('p', 'r2', false, false),
      row('p', 'r2', true, false),
      row('q', 'r1', false, false),
      row('q', 'r1', false, false),
    ]);
    assert.deepEqual([figures.papers, figures.reviews, figures.sentences], [2, 3, 6]);
    assert.deepEqual(figures.truePositives, { hits: 1, n: 2 });
    assert.deepEqual(figures.falsePositives, { hits: 1, n: 4 });
    assert.deepEqual(figures.precision, { hits: 1, n: 2 });
    close(figures.flaggedPerReview, 2 / 3);
    close(figures.falseAlarmsPerReview, 1 / 3);
    assert.deepEqual(figures.reviewsFlagged, { hits: 1, n: 3 });
    assert.deepEqual(figures.reviewsWithFalseAlarm, { hits: 1, n: 3 });
  });

  it('gives a bound and no rate of nothing', () => {
    const none = authenticFigures([]);
    assert.deepEqual([none.flaggedPerReview, none.falsePositivesAtMost, none.precision.n], [null, 1, 0]);
    // No false alarm in 600 clean sentences: at most 0.5 % with 95 % confidence (1 - .05^(1/600)).
    const quiet = authenticFigures(Array.from({ length: 600 }, (_, i) => row(`p${i}`, 'r', false, false)));
    close(quiet.falsePositivesAtMost, 1 - 0.05 ** (1 / 600));
    assert.ok(quiet.falsePositivesAtMost <= 0.005);
  });

  it('adds up: flags = hits + false alarms', () => {
    const rows = fc.array(
      fc.record({
        paper: fc.constantFrom('p', 'q'),
        review: fc.constantFrom('r', 's'),
        wrong: fc.boolean(),
        flagged: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const { truePositives, falsePositives, precision, sentences } = authenticFigures(all);
        assert.equal(precision.n, truePositives.hits + falsePositives.hits);
        assert.equal(precision.hits, truePositives.hits);
        assert.equal(truePositives.n + falsePositives.n, sentences);
      }),
    );
  });
});
