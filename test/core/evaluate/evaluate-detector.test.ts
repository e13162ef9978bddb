import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compareDetectors } from '../../../src/core/evaluate/compare-detectors.ts';
import { evaluateDetector } from '../../../src/core/evaluate/evaluate-detector.ts';
import type { Evaluation } from '../../../src/core/evaluate/evaluation.ts';
import { evaluationJson } from '../../../src/core/evaluate/evaluation.ts';
import type { EvaluationRow } from '../../../src/core/evaluate/evaluation-row.ts';
import { fitThresholds } from '../../../src/core/evaluate/evaluation-row.ts';
import { evaluationMarkdown } from '../../../src/core/evaluate/evaluation-markdown.ts';
import { holdOutEach } from '../../../src/core/evaluate/held-out.ts';
import { reviewKey } from '../../../src/core/evaluate/review-level.ts';
import type { CoarseType } from '../../../src/core/findings/finding.ts';
import { close } from './reference-items.ts';

const text = 'The terns nest on 40 islands.';
const islands = { start: 18, end: 28 };
const count = { start: 18, end: 20 };
const row = (
  place: string,
  score: number,
  type: CoarseType | null = null,
  predictedType: CoarseType | null = null,
): EvaluationRow => {
  const [paper, review] = place.split('/') as [string, string];
  return {
    paper,
    review,
    text,
    wrong: type !== null,
    score,
    type,
    gold: type ? [islands] : [],
    predictedType,
    predicted: predictedType ? [count] : [],
    shown: score >= 0.85,
  };
};

/** Three papers, four reviews (p/r1, p/r2 and q/r1 wrong), eight sentences, four of them wrong. */
const rows = [
  row('p/r1', 0.9, 'Number', 'Number'),
  row('p/r1', 0.2),
  row('p/r2', 0.6, 'Entity', 'Number'),
  row('p/r2', 0.7, null, 'Temporal'),
  row('q/r1', 0.3, 'Number', null),
  row('q/r1', 0.55, 'Temporal', 'Temporal'),
  row('q/r1', 0.1),
  row('s/r1', 0.05, null, 'Hyperbole'),
];
const thresholds = { sentence: 0.5, review: 0.65 };
const options = { seed: 1, resamples: 100 };
const figures = evaluateDetector('ours', rows, thresholds, options);

describe('evaluation of a detector', () => {
  it('has Task 1 of sentences and reviews, worked out by hand', () => {
    // Flagged from .5: .9, .6, .55 wrong, .7 right. tp 3, fp 1, fn 1, tn 3: all of Acc, P, R, F1 are 3/4, MCC 1/2.
    assert.deepEqual(figures.sentences.confusion, { tp: 3, fp: 1, fn: 1, tn: 3 });
    const { accuracy, precision, recall, f1, mcc } = figures.sentences.scores;
    assert.deepEqual(
      [accuracy, precision, recall, f1, mcc].map(({ value }) => value),
      [0.75, 0.75, 0.75, 0.75, 0.5],
    );
    assert.deepEqual([f1.n, f1.papers], [8, 3]);
    // Reviews score .9, .7, .55 (wrong) and .05; from .65 two of three are flagged, the right one is not.
    assert.deepEqual(figures.reviews.confusion, { tp: 2, fp: 0, fn: 1, tn: 1 });
    close(figures.reviews.scores.f1.value, 4 / 5);
    close(figures.reviewAuroc.value, 1);
  });

  it("takes the detector's own score of a review where it has one", () => {
    const reviewScores = new Map([[reviewKey({ paper: 's', review: 'r1' }), 0.99]]);
    const own = evaluateDetector('own', rows, thresholds, { ...options, reviewScores });
    assert.deepEqual(own.reviews.confusion, { tp: 2, fp: 1, fn: 1, tn: 0 });
    assert.equal(own.reviewAuroc.value, 0);
  });

  it('has areas, rates and calibration', () => {
    // Pairs of wrong (.9 .6 .55 .3) and right (.7 .2 .1 .05): 4 + 3 + 3 + 3 of 16.
    close(figures.auroc.value, 13 / 16);
    // By rank: 1/1, 2/3, 3/4, 4/5 at each wrong one.
    close(figures.auprc.value, (1 + 2 / 3 + 3 / 4 + 4 / 5) / 4);
    // Four right sentences: no false alarm is allowed at any of the rates; .9 alone is above .7.
    assert.deepEqual(
      figures.rates.map(({ rate, truePositives }) => [rate, truePositives.hits]),
      [
        [0.001, 1],
        [0.005, 1],
        [0.01, 1],
        [0.05, 1],
      ],
    );
    assert.equal(figures.calibration?.error.n, 8);
    const loud = rows.map((one) => ({ ...one, score: one.score * 10 }));
    assert.equal(evaluateDetector('BM25', loud, thresholds, options).calibration, null);
  });

  it('has Task 2 on gold positives and end to end', () => {
    // Given: Number, Entity, Number, Temporal told Number, Number, none, Temporal. Number 1 of 2 gold, 2 told: 1/2;
    // Entity 0; Temporal 1. Macro 1/2 over three types; micro 2*2 / (4 + 3).
    close(figures.typesGiven.macroF1.value, 1 / 2);
    close(figures.typesGiven.microF1.value, 4 / 7);
    assert.deepEqual(
      figures.typesGiven.byType.map(({ type, recall, precision }) => [type, recall, precision]),
      [
        ['Number', { hits: 1, n: 2 }, { hits: 1, n: 2 }],
        ['Entity', { hits: 0, n: 1 }, { hits: 0, n: 0 }],
        ['Temporal', { hits: 1, n: 1 }, { hits: 1, n: 1 }],
      ],
    );
    // End to end the flagged right sentence adds a told Temporal: 2/3. Macro (1/2 + 0 + 2/3) / 3; micro 4 / (4 + 4).
    close(figures.typesEndToEnd.macroF1.value, (1 / 2 + 0 + 2 / 3) / 3);
    close(figures.typesEndToEnd.microF1.value, 1 / 2);
    // Reviews: p/r1 Number = Number; p/r2 Entity, told Number, Temporal; q/r1 Number, Temporal, told Temporal.
    // Hits 2, gold 4, told 4.
    close(figures.reviewTypesEndToEnd.microF1.value, 1 / 2);
    // Without the false alarm in p/r2: hits 2, gold 4, told Number, Number, Temporal.
    close(figures.reviewTypesGiven.microF1.value, 4 / 7);
  });

  it('has Task 3 on gold positives and end to end', () => {
    // Gold "40 islands" (2 tokens) in four sentences; told "40" in three: tokens 2*3 / (8 + 3); no exact span; three
    // of four overlap: 2*3 / (4 + 3). "40" is B on both sides.
    close(figures.spansGiven.token.value, 6 / 11);
    close(figures.spansGiven.tag.value, 6 / 11);
    close(figures.spansGiven.exact.value, 0);
    close(figures.spansGiven.overlap.value, 6 / 7);
    // End to end a span in the flagged right sentence is told too.
    close(figures.spansEndToEnd.token.value, 6 / 12);
    close(figures.spansEndToEnd.overlap.value, 6 / 8);
  });

  it('says what is shown, and is balanced', () => {
    assert.deepEqual(figures.shown.truePositives, { hits: 1, n: 4 });
    assert.deepEqual(figures.shown.falsePositives, { hits: 0, n: 4 });
    assert.deepEqual([figures.balanced.f1.n, figures.balanced.f1.value], [8, 0.75]);
  });

  it('scores a detector that never flags without a wrong figure', () => {
    const silent = evaluateDetector(
      'all-negative',
      rows.map((one) => ({ ...one, score: 0, predictedType: null, predicted: [], shown: false })),
      { sentence: 1, review: 1 },
      options,
    );
    const { accuracy, precision, recall, f1, mcc } = silent.sentences.scores;
    assert.deepEqual(
      [accuracy, precision, recall, f1, mcc].map(({ value }) => value),
      [0.5, null, 0, 0, 0],
    );
    assert.equal(silent.auroc.value, 0.5);
    assert.deepEqual(silent.rates[0]?.threshold, null);
  });

  it('says nothing of nothing and does not fall over', () => {
    const none = evaluateDetector('none', [], thresholds, options);
    assert.deepEqual(
      [none.auroc.value, none.sentences.scores.f1.value, none.typesGiven.byType],
      [null, null, []],
    );
  });

  it('takes thresholds from other papers', () => {
    // Sentences from .3: tp 4, fp 1 -> 8/9. Reviews from .55: all three wrong ones, none right.
    assert.deepEqual(fitThresholds(rows), { sentence: 0.3, review: 0.55 });
    assert.equal(fitThresholds(rows.filter(({ wrong }) => !wrong)), null);
  });
});

describe('report of an evaluation', () => {
  const evaluation: Evaluation = {
    schema: 1,
    dataset: 'terns',
    split: 'other | papers',
    seed: 1,
    resamples: 100,
    papers: 3,
    reviews: 4,
    sentences: 8,
    wrong: 4,
    detectors: [figures, { ...figures, name: 'a|b <script> [x](http://e.example) *c*' }],
    retrieval: [{ name: 'BM25', recall: [{ k: 1, recall: { hits: 3, n: 4 } }] }],
    malformed: Array.from({ length: 25 }, (_, i) => ({ file: 'set.jsonl', line: i + 1, problem: 'no JSON' })),
  };
  const page = evaluationMarkdown(evaluation);

  it('has every table with n and intervals', () => {
    for (const title of [
      ...['Task 1: sentences', 'Task 1: reviews', 'Task 1: sentences, balanced', 'Ranking', 'Calibration'],
      ...['Wrong sentences found at a false-positive rate', 'Task 2: by type', 'Task 2: end to end'],
      ...[
        'Task 2: reviews, end to end',
        'Task 2: types of the wrong reviews',
        'Task 3: spans in wrong sentences',
        'Task 3: end to end',
      ],
      ...['Shown at the default setting', 'Retrieval of gold evidence', 'Rows left out: 25'],
    ])
      assert.ok(page.includes(`## ${title}\n`), title);
    assert.match(page, /\| ours \| 0\.5 \| 8 \| 4 \| 0\.750 \[\d\.\d{3}, \d\.\d{3}\] \|/);
    assert.match(page, /\| ours \| Entity \| 1 \| 0 \| – \| 0\.000 \[0\.000, 0\.793\] \|/);
    assert.match(page, /\| 0\.1 % \| 0\.5 % \| 1 % \| 5 % \|/);
    assert.match(page, /\| BM25 \| 3\/4 = 75\.0 % \[30\.1, 95\.4\] \|/);
    assert.match(page, /- set\.jsonl:20: no JSON\n- and 5 more\n/);
    assert.doesNotMatch(page, /NaN|undefined|null|Infinity/);
  });

  it('has as many cells in each line of a table, whatever the names', () => {
    const lines = page.split('\n').filter((line) => line.startsWith('|'));
    const cells = (line: string): number => line.match(/(?<!\\)\|/g)?.length ?? 0;
    let head = 0;
    for (const line of lines) {
      if (line.includes('detector') || line.startsWith('| retrieval')) head = cells(line);
      assert.equal(cells(line), head, line);
    }
    assert.doesNotMatch(page, /<script|[^\\]\[x\]\(/);
  });

  it('is kept whole by JSON, the same for the same rows', () => {
    assert.deepEqual(JSON.parse(evaluationJson(evaluation)), evaluation);
    assert.deepEqual(evaluateDetector('ours', rows, thresholds, options), figures);
  });
});

describe('two detectors compared', () => {
  it('have a gain with an interval of its own', () => {
    const compared = rows.map(({ paper, wrong, score }) => ({ paper, wrong, ours: score, baseline: 0 }));
    const { auroc, auprc } = compareDetectors(compared, options);
    close(auroc.value, 13 / 16 - 1 / 2);
    close(auprc.value, (1 + 2 / 3 + 3 / 4 + 4 / 5) / 4 - 1 / 2);
    const same = compareDetectors(
      compared.map((one) => ({ ...one, baseline: one.ours })),
      options,
    );
    assert.deepEqual([same.auroc.value, same.auroc.low, same.auroc.high], [0, 0, 0]);
  });
});

describe('groups held out', () => {
  it('are reported on other papers, with the right sentences of those', () => {
    const items = [
      { paper: 'fit', operator: 'swap' },
      { paper: 'fit', operator: 'round' },
      { paper: 'fit', operator: null },
      { paper: 'new', operator: 'swap' },
      { paper: 'new', operator: 'round' },
      { paper: 'new', operator: null },
    ];
    const splits = holdOutEach(
      items,
      ({ operator }) => operator,
      ({ paper }) => paper === 'fit',
    );
    assert.deepEqual(
      splits.map(({ group }) => group),
      ['round', 'swap'],
    );
    assert.deepEqual(splits[1]?.fitting, [items[1], items[2]]);
    assert.deepEqual(splits[1]?.reported, [items[3], items[5]]);
  });
});
