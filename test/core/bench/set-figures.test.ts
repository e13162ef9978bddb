import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Sample, ShownFinding } from '../../../src/core/bench/sample.ts';
import { setFigures } from '../../../src/core/bench/set-figures.ts';
import { formatSetFigures } from '../../../src/core/bench/format-figures.ts';

// p1 is in the fitting half of a dev set, p0 in the reported one (split.test.ts).
function sample(more: Partial<Sample>): Sample {
  return {
    paper: 'p0',
    review: 'p0#0',
    index: 0,
    source: 'natural',
    before: false,
    kind: 'fact',
    gold: 'clean',
    type: null,
    absence: false,
    leaked: false,
    text: 'It has no ablation study.',
    span: null,
    why: '',
    score: 0,
    lexical: 0,
    predictedType: null,
    predictedSpan: null,
    shown: [],
    ...more,
  };
}

function shown(start: number, end: number, more: Partial<ShownFinding> = {}): ShownFinding {
  return {
    start,
    end,
    detector: 'absence',
    type: 'Hyperbole',
    node: 'hyperbole/x',
    severity: 'warning',
    score: 0.9,
    absence: true,
    reason: 'It has one.',
    evidence: [],
    ...more,
  };
}

const wrong = { gold: 'wrong', type: 'Hyperbole', absence: true, span: { start: 7, end: 24 } } as const;
const samples: Sample[] = [
  sample({ ...wrong, score: 0.9, shown: [shown(7, 18)] }),
  sample({ ...wrong, index: 1, type: 'Entity', absence: false, score: 0.1 }),
  sample({ ...wrong, index: 2, gold: 'uncertain', score: 0.8, shown: [shown(0, 3)] }),
  sample({ ...wrong, index: 3, leaked: true, score: 0.7, shown: [shown(0, 3)] }),
  sample({ index: 4, score: 0.6, shown: [shown(0, 2), shown(3, 6)] }),
  sample({ index: 5, kind: 'opinion' }),
  sample({ review: 'p0#1', index: 0 }),
  sample({ ...wrong, source: 'injected', index: 6, score: 0.5, shown: [shown(7, 18)], before: true }),
  sample({ paper: 'p1', review: 'p1#0', ...wrong, score: 0.4 }),
  sample({ paper: 'p1', review: 'p1#0', index: 1, score: 0.2 }),
];
const figures = setFigures('iclr_llm_dev', 'all', samples, null);
const natural = figures.groups[0]!;

describe('figures of a set', () => {
  it('counts flagged clean sentences, whole and by review', () => {
    assert.deepEqual(figures.clean, { hits: 1, n: 4 });
    assert.deepEqual(figures.cleanFacts, { hits: 1, n: 3 });
    assert.deepEqual(figures.cleanUnseen, { hits: 1, n: 3 });
    // Two findings in three reviews, in one of them.
    assert.equal(figures.falseAlarmsPerReview, 2 / 3);
    assert.deepEqual(figures.reviewsWithFalseAlarm, { hits: 1, n: 3 });
  });

  it('counts uncertain labels on neither side', () => {
    assert.deepEqual(natural.recall, { hits: 2, n: 4 });
    assert.deepEqual(natural.precision, { hits: 2, n: 3 });
  });

  it('gives the natural figures with and without the leaked phrase', () => {
    assert.deepEqual(
      figures.groups.map(({ name, recall }) => [name, recall.hits, recall.n]),
      [
        ['natural', 2, 4],
        ['natural without the leaked phrase', 1, 3],
        ['injected', 1, 1],
      ],
    );
  });

  it('asks for the span, and for a finding that the edit brought', () => {
    assert.deepEqual(natural.spanRecall, { hits: 1, n: 4 });
    assert.deepEqual(figures.groups[2]!.newRecall, { hits: 0, n: 1 });
  });

  it('splits recall by type and by absence', () => {
    assert.deepEqual(natural.absence, { hits: 2, n: 3 });
    assert.deepEqual(natural.noAbsence, { hits: 0, n: 1 });
    assert.deepEqual(
      natural.byType.map(({ type, recall, typed }) => [type, recall.hits, recall.n, typed.hits]),
      [
        ['Entity', 0, 1, 0],
        ['Hyperbole', 2, 3, 2],
      ],
    );
  });

  it('takes the score threshold from the fitting half and reports on the other', () => {
    // Fitting half: 0.4 wrong, 0.2 clean. Other half: 0.9 and 0.7 of 0.9, 0.1, 0.7 found; 0.6 of 0.6, 0, 0 flagged.
    assert.equal(natural.product?.threshold, 0.4);
    assert.equal(natural.product.positives, 3);
    assert.equal(natural.product.recall, 2 / 3);
    assert.equal(natural.product.precision, 2 / 3);
    // No injected sentence in the fitting half.
    assert.equal(figures.groups[2]!.product, null);
  });

  it('reports on the fitting papers themselves only where there are no others, and says so', () => {
    const fit = setFigures('iclr_llm_dev', 'fit', samples, null);
    assert.equal(fit.inSample, true);
    assert.equal(fit.papers, 1);
    assert.match(formatSetFigures(fit), /threshold chosen on the same papers/);
    assert.match(formatSetFigures(figures), /threshold chosen on other papers/);
  });

  it('counts what each checker shows', () => {
    assert.deepEqual(figures.checkers, [
      { name: 'absence', natural: 2, injected: 1, uncertain: 1, falseAlarms: 1 },
    ]);
  });
});
