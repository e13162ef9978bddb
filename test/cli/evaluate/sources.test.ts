import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Report } from '../../../src/core/bench/evaluate/report.ts';
import { kilnPaper } from '../../core/bench/inject/paper-of-kilns.ts';
import { filesOf, peerlint } from '../cli.ts';
import { jsonLines } from '../inject/kiln-rows.ts';
import { kilnTexts } from './kiln-pairs.ts';

const good = 'The planner reaches a success rate of 91.5% on stoneware plates.';
const wrong = 'The planner reaches a success rate of 64.2% on stoneware plates.';
const ask = 'Could you fire gas kilns too?';

/** Reviews of labelled papers: what is true, what is false, a question. */
const text = `# Summary\n\n${good} ${wrong} ${ask}\n`;
const sentences = [good, wrong, ask].map((part) => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
});
const papers = Array.from({ length: 6 }, (_, i) => ({
  id: `p${i}`,
  title: 'Kilnet',
  paper: i === 5 ? 'lost' : kilnPaper,
  reviews: [{ id: `p${i}#0`, text, sentences }],
}));
const label = (i: number, at: number, more: object): object => ({
  kind: 'label',
  review: `p${i}#0`,
  i: at,
  ...more,
});
const labels = papers.flatMap((_, i) => [
  label(i, 0, { class: 'fact', truth: 'supported', text: good }),
  label(i, 1, {
    class: 'fact',
    truth: 'contradicted',
    text: wrong,
    type: 'Number',
    confidence: 'high',
    start: wrong.indexOf('64.2%'),
    end: wrong.indexOf('64.2%') + 5,
    evidence: 'a success rate of 91.5% on stoneware plates',
  }),
  label(i, 2, { class: 'request', truth: 'na', text: ask }),
  {
    kind: 'inject',
    review: `p${i}#0`,
    i: 0,
    original: good,
    edited: good.replace('91.5%', '12%'),
    type: 'Number',
    start: good.indexOf('91.5%'),
    end: good.indexOf('91.5%') + 3,
    evidence: 'a success rate of 91.5% on stoneware plates',
  },
]);
const badLabels = [
  '{"kind": "label", "review"',
  JSON.stringify(
    label(0, 1, { class: 'fact', truth: 'contradicted', text: wrong, type: 'Vague', start: 0, end: 3 }),
  ),
  JSON.stringify(
    label(0, 1, { class: 'fact', truth: 'contradicted', text: wrong, type: 'Number', start: 40, end: 99 }),
  ),
  JSON.stringify(label(0, 7, { class: 'fact', truth: 'supported', text: good })),
  JSON.stringify({ kind: 'label', review: 'p0#9', i: 0, class: 'fact', truth: 'supported', text: good }),
  JSON.stringify({ kind: 'label', review: 'q1#0', i: 0, class: 'fact', truth: 'supported', text: good }),
].join('\n');

const injected = `# Summary\n\n${wrong} ${ask}\n`;
const triples = kilnTexts(6).map((_, i) => ({
  schema: 1,
  paper: `kiln-${i + 1}`,
  review: `kiln-${i + 1}#a`,
  original: `# Summary\n\n${good} ${ask}\n`,
  injected,
  errors: [
    {
      start: injected.indexOf('64.2%'),
      end: injected.indexOf('64.2%') + 5,
      sentence: { start: injected.indexOf(wrong), end: injected.indexOf(wrong) + wrong.length },
      type: 'Number',
      node: 'number/metric-value/quality-score',
      operator: 'number/value',
      before: '91.5%',
    },
  ],
  maker: 'rules',
}));

const answer = (i: number, more: object): object => ({
  index: `en-tst-${i}`,
  title: `Kilnet ${Math.floor(i / 2)}`,
  abstract: 'The planner reaches a success rate of 91.5% on stoneware plates.',
  doi: `10.1/kiln-${Math.floor(i / 2)}`,
  question: 'How well does the planner do?',
  output_text:
    i % 2 === 0 ? 'The planner reaches success on stoneware plates.' : 'Orchids bloom at midnight.',
  has_fluency_mistakes: 'no',
  has_factual_mistakes: i % 2 === 0 ? 'no' : 'yes',
  ...more,
});

describe('data sets of bench evaluate', function () {
  this.timeout(120_000);
  const at = filesOf({
    'kilns.jsonl.gz': gzipSync(jsonLines(papers)),
    'kilns.labels.jsonl': `${jsonLines(labels)}${badLabels}\n`,
    'reviews.jsonl':
      jsonLines(triples) +
      JSON.stringify({ ...triples[0], review: 'x', errors: [{ ...triples[0]!.errors[0], end: 900 }] }),
    'papers.jsonl': jsonLines(kilnTexts(6)),
    'cap.jsonl': `${jsonLines(Array.from({ length: 12 }, (_, i) => answer(i, {})))}\n${jsonLines([answer(3, {}), answer(20, { has_factual_mistakes: 'perhaps' })])}`,
    'publications.jsonl': jsonLines(
      Array.from({ length: 6 }, (_, i) => ({
        id: `10.1/kiln-${i}`,
        title: 'Kilnet',
        paper: kilnPaper,
        reviews: [],
      })),
    ),
  });
  const evaluated = async (out: string, ...args: string[]) => {
    const ran = await peerlint('bench', 'evaluate', ...args, '--split', 'all', '--out', at(out));
    assert.equal(ran.status, 0, ran.err.join('\n'));
    return { ...ran, report: JSON.parse(readFileSync(at(`${out}/evaluation.json`), 'utf8')) as Report };
  };

  it('reads label files: sentences as written, injected errors apart, bad labels named', async () => {
    const { report, err, out } = await evaluated(
      'labels',
      ...[at('.'), '--set', 'kilns', '--seed', '3', '--detector', 'symbolic'],
    );
    assert.deepEqual(
      report.populations.map(
        ({ evaluation: { dataset, papers: n, reviews, sentences: all, wrong: bad } }) => [
          dataset,
          n,
          reviews,
          all,
          bad,
        ],
      ),
      [
        ['kilns, natural', 5, 5, 15, 5],
        // The right sentences stand beside the edited ones; each is alone.
        ['kilns, injected', 5, 15, 15, 5],
      ],
    );
    const [natural] = report.populations;
    const [detector] = natural!.evaluation.detectors;
    assert.equal(detector!.auroc.value, 1);
    assert.equal(detector!.reviews.confusion.tp, 5);
    assert.deepEqual(detector!.shown.truePositives, { hits: 5, n: 5 });
    assert.deepEqual(detector!.shown.falsePositives, { hits: 0, n: 10 });
    assert.deepEqual(
      natural!.evaluation.retrieval.map(({ name, recall }) => [name, recall[0]!.recall]),
      [
        ['BM25', { hits: 5, n: 5 }],
        ['product', { hits: 5, n: 5 }],
      ],
    );
    assert.deepEqual(
      err.map((line) => line.replace(/^.*\//, '')),
      [
        'kilns.labels.jsonl:25: is no JSON; skipped.',
        'kilns.labels.jsonl:26: type: it is none of the nine types; skipped.',
        'kilns.labels.jsonl:27: The label p0#0 1 has a span 40-99 outside of its sentence.; skipped.',
        'kilns.labels.jsonl:28: The label p0#0 7 speaks of a sentence that the review does not have.; skipped.',
        'kilns.labels.jsonl:29: the paper has no review p0#9 that can be labelled; skipped.',
        'kilns.jsonl.gz:6: paper p5 has hardly any text; skipped.',
        'kilns.labels.jsonl:30: its paper q1 is not among the papers; skipped.',
      ],
    );
    assert.match(out, /^# Rows left out: 7$/m);
  });

  it('reads injected reviews, each beside the review as it was written', async () => {
    const { report, err, out } = await evaluated(
      'reviews',
      ...[at('reviews.jsonl'), '--papers', at('papers.jsonl'), '--detector', 'symbolic'],
    );
    const [{ evaluation }] = report.populations as [Report['populations'][number]];
    assert.deepEqual([evaluation.reviews, evaluation.sentences, evaluation.wrong], [12, 24, 6]);
    assert.deepEqual(evaluation.detectors[0]!.reviews.confusion, { tp: 6, fp: 0, fn: 0, tn: 6 });
    assert.equal(evaluation.detectors[0]!.reviewAuroc.value, 1);
    assert.equal(evaluation.detectors[0]!.spansGiven.exact.value, 1);
    assert.match(out, /Task 1: reviews/);
    assert.match(err.join(), /reviews\.jsonl:7: the label \d+-900 lies outside of its sentence; skipped\./);
  });

  it('reads records of CAP: narrowed to title and abstract, and against every passage', async () => {
    const { report, err, out } = await evaluated(
      'cap',
      ...[at('cap.jsonl'), '--papers', at('publications.jsonl'), '--detector', 'lexical-overlap'],
    );
    assert.deepEqual(report.populations, []);
    const [{ detectors }] = report.cap as [Report['cap'][number]];
    const figures = detectors[0]!.contexts.map(({ context, figures: { groups } }) => {
      const all = groups.find(({ language }) => language === 'all')!;
      return [context, all.allPoints.n, all.false, all.allPoints.value];
    });
    assert.deepEqual(figures, [
      ['narrowed', 12, 6, 1],
      // Some passage of the publication knows no word of a true answer, and the highest score counts.
      ['full', 12, 6, 1 / 3],
    ]);
    assert.equal(detectors[0]!.ablation.length, 2);
    assert.match(out, /^# CAP: cap, fit and final publications/m);
    assert.deepEqual(
      err.map((line) => line.replace(/^.*\//, '').slice(0, 12)),
      ['cap.jsonl:14', 'cap.jsonl:15'],
    );
  });
});
