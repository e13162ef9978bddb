import assert from 'node:assert/strict';
import { evaluatePopulation, resamplesFor } from '../../../../src/core/bench/evaluate/evaluate-population.ts';
import { heldOutFigures } from '../../../../src/core/bench/evaluate/held-out-tables.ts';
import { rowsOf, reviewScoresOf, type Population } from '../../../../src/core/bench/evaluate/population.ts';
import { reportMarkdown, reportOn } from '../../../../src/core/bench/evaluate/report.ts';
import type { ScoredCase } from '../../../../src/core/bench/evaluate/scored-case.ts';

const settings = { seed: 1, resamples: 200 };

function scored(
  paper: string,
  wrong: boolean,
  score: number | null,
  more: Partial<ScoredCase> = {},
): ScoredCase {
  return {
    data: 'd',
    sets: ['natural'],
    part: 'fit',
    paper,
    review: 'r',
    text: 'Kilns crack.',
    wrong,
    type: wrong ? 'Entity' : null,
    gold: wrong ? [{ start: 0, end: 5 }] : [],
    operator: null,
    maker: null,
    outputs: {
      one: score === null ? null : { score, type: 'Entity', spans: [{ start: 0, end: 5, score: 1 }] },
    },
    retrieval: null,
    ...more,
  };
}

function population(reported: ScoredCase[], fitting: ScoredCase[], set = 'natural'): Population {
  return { name: 'kilns, natural', set, split: 'report papers', reported, fitting };
}

describe('evaluation of a population', () => {
  // On the fitting papers 0.6 is best: two of two wrong ones, no right one.
  const fitting = [scored('f', true, 0.9), scored('f', true, 0.6), scored('g', false, 0.5)];
  const reported = [
    scored('p', true, 0.7),
    scored('p', true, 0.55),
    scored('q', false, 0.65),
    scored('q', false, 0.1),
    scored('q', false, null),
  ];

  it('uses the threshold of the fitting papers on the others, and leaves out what has no answer', () => {
    const { evaluation, unanswered, unfitted } = evaluatePopulation(
      population(reported, fitting),
      [{ name: 'one' }],
      settings,
    );
    const [one] = evaluation.detectors;
    assert.equal(one!.sentences.threshold, 0.6);
    assert.deepEqual(one!.sentences.confusion, { tp: 1, fp: 1, fn: 1, tn: 1 });
    // Of the four pairs of a wrong and a right sentence, 0.55 < 0.65 alone is in the wrong order.
    assert.equal(one!.auroc.value, 0.75);
    assert.deepEqual(unanswered, { one: 1 });
    assert.deepEqual(unfitted, []);
    assert.deepEqual(
      [evaluation.papers, evaluation.reviews, evaluation.sentences, evaluation.wrong],
      [2, 2, 5, 2],
    );
    assert.equal(one!.typesGiven.microF1.value, 1);
    // Shown by the fitted threshold, since the detector does not say.
    assert.deepEqual(one!.shown.truePositives, { hits: 1, n: 2 });
  });

  it('keeps a threshold that is the detector’s own, and says where there was none to be had', () => {
    const own = evaluatePopulation(
      population(reported, fitting),
      [{ name: 'one', threshold: 0.05 }],
      settings,
    );
    assert.deepEqual(own.evaluation.detectors[0]!.sentences.confusion, { tp: 2, fp: 2, fn: 0, tn: 0 });
    const none = evaluatePopulation(
      population(reported, [scored('f', false, 0.5)]),
      [{ name: 'one' }],
      settings,
    );
    assert.deepEqual(none.unfitted, ['one']);
    assert.deepEqual(none.evaluation.detectors[0]!.sentences.confusion, { tp: 0, fp: 0, fn: 2, tn: 2 });
    const absent = evaluatePopulation(population(reported, fitting), [{ name: 'two' }], settings);
    assert.deepEqual(absent.evaluation.detectors, []);
  });

  it('judges reviews by the detector’s own score, and sentences that stand alone as no reviews', () => {
    const withReview = (paper: string, wrong: boolean, reviewScore: number): ScoredCase =>
      scored(paper, wrong, 0.5, { outputs: { one: { score: 0.5, type: null, spans: [], reviewScore } } });
    const cases = [withReview('p', true, 0.2), withReview('q', false, 0.8)];
    assert.deepEqual([...reviewScoresOf(cases, 'natural', 'one').values()], [0.2, 0.8]);
    const { evaluation } = evaluatePopulation(population(cases, fitting), [{ name: 'one' }], settings);
    assert.equal(evaluation.detectors[0]!.reviewAuroc.value, 0);
    assert.equal(reviewScoresOf(cases, 'pairs', 'one').size, 0);
    assert.deepEqual(
      rowsOf([...cases, ...cases], 'pairs', 'one').map(({ review }) => review),
      ['0', '1', '2', '3'],
    );
  });

  it('counts where retrieval finds the gold passage', () => {
    const found = (gold: number[], bm25: number[]): ScoredCase =>
      scored('p', false, 0, { retrieval: { gold, found: { BM25: bm25 } } });
    const { evaluation } = evaluatePopulation(
      population([found([3], [1, 3]), found([2], [2]), found([9], []), scored('p', true, 1)], fitting),
      [{ name: 'one' }],
      settings,
    );
    assert.deepEqual(evaluation.retrieval, [
      {
        name: 'BM25',
        recall: [1, 3, 5, 10].map((k) => ({ k, recall: { hits: k === 1 ? 1 : 2, n: 3 } })),
      },
    ]);
  });

  it('holds each operator out, with a threshold from the others', () => {
    const by = (operator: string, more: Partial<ScoredCase> = {}) => ({ operator, ...more });
    const fit = [
      scored('f', true, 0.9, by('a')),
      scored('f', false, 0.8, by('a')),
      scored('f', true, 0.4, by('b')),
      scored('f', false, 0.3, by('b')),
    ];
    const others = [
      scored('p', true, 0.9, by('a')),
      scored('p', false, 0.5, by('a')),
      scored('p', true, 0.9, by('b')),
      scored('p', false, 0.5, by('b')),
    ];
    const figures = heldOutFigures(population(others, fit), [{ name: 'one' }], 'operator', settings);
    // Without a: 0.4 is best and flags both of a. Without b: 0.9 flags the wrong one of b alone.
    assert.deepEqual(
      figures.map(({ group, wrong, auroc, f1 }) => [group, wrong, auroc.n, auroc.value, f1.value]),
      [
        ['a', 1, 2, 1, 2 / 3],
        ['b', 1, 2, 1, 1],
      ],
    );
    assert.deepEqual(heldOutFigures(population(others, fit), [{ name: 'one' }], 'maker', settings), []);
  });

  it('draws less often where there are many rows', () => {
    assert.equal(resamplesFor(1000, 1000), 1000);
    assert.equal(resamplesFor(10_000, 1000), 300);
    assert.equal(resamplesFor(1_000_000, 1000), 200);
    assert.equal(resamplesFor(1_000_000, 50), 50);
  });

  it('says how much better a detector ranks than the product, on the sentences that both answer', () => {
    const both = (paper: string, wrong: boolean, ours: number, theirs: number | null): ScoredCase =>
      scored(paper, wrong, 0, {
        outputs: {
          'small-model': { score: ours, type: null, spans: [] },
          'bm25-top': { score: ours, type: null, spans: [] },
          symbolic: theirs === null ? null : { score: theirs, type: null, spans: [] },
        },
      });
    const cases = [both('p', true, 0.9, 0.2), both('q', false, 0.1, 0.6), both('q', false, 0.95, null)];
    const columns = ['small-model', 'bm25-top', 'symbolic'].map((name) => ({ name }));
    const { gains } = reportOn(population(cases, fitting), columns, [], settings);
    assert.deepEqual(
      gains.map(({ column, over, auroc, auprc }) => [column, over, auroc.n, auroc.value, auprc.value]),
      [['small-model', 'symbolic', 2, 1, 0.5]],
    );
  });

  it('is printed with the table of all detectors first, and with what is missing', () => {
    const one = reportOn(population(reported, fitting), [{ name: 'one' }], [], settings);
    const text = reportMarkdown({
      schema: 1,
      seed: 1,
      populations: [one],
      cap: [],
      missing: [{ name: 'local', why: 'the small model is not installed' }],
      malformed: [{ file: 'a|b.jsonl', line: 3, problem: 'is no JSON' }],
    });
    const lines = text.split('\n');
    assert.equal(lines[0], '# Detectors side by side');
    assert.match(text, /^\| kilns, natural \| one \| 4 \| 2 \| 0\.750 /m);
    assert.match(text, /^\| kilns, natural \| local \| not installed \| – /m);
    assert.match(text, /^- local: the small model is not installed; it has no figures\.$/m);
    assert.match(text, /^- kilns, natural: one has no answer for 1 of 5 sentences; they are left out\.$/m);
    assert.match(text, /^# Rows left out: 1\n\n- a\\\|b\.jsonl:3: is no JSON$/m);
  });
});
