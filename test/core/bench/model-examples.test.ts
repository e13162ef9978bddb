import assert from 'node:assert/strict';
import type { BenchPaper } from '../../../src/core/bench/dataset.ts';
import { modelExamples } from '../../../src/core/bench/model-examples.ts';
import { unitFinder } from '../../../src/core/bench/units-holding.ts';
import type { Unit } from '../../../src/core/model/units.ts';

const text = 'SUMMARY:\nThe paper fires clay in kilns. It uses two sensors.\n';
const first = text.indexOf('The paper');
const second = text.indexOf('It uses');

const bench: BenchPaper = {
  id: 'kiln',
  title: 'Kilns',
  text: '',
  format: 'text',
  reviews: [
    {
      id: 'kiln#0',
      text,
      sentences: [
        { start: first, end: second - 1 },
        { start: second, end: text.length - 1 },
      ],
      labels: [
        { index: 0, kind: 'fact', gold: 'clean', claim: null, answered: null, evidence: 'We fire clay' },
        {
          index: 1,
          kind: 'fact',
          gold: 'uncertain',
          claim: {
            type: 'Number',
            absence: false,
            why: '',
            evidence: 'three sensors',
            span: { start: second + 8, end: second + 11 },
          },
          answered: null,
          evidence: '',
        },
      ],
      injections: [
        {
          index: 0,
          edited: 'The paper fires glass in kilns.',
          span: { start: 16, end: 21 },
          type: 'Entity',
          absence: false,
          why: '',
          evidence: 'We fire clay',
          leaf: 'x',
        },
      ],
    },
  ],
};

describe('what the encoder learns from', () => {
  it('has each label and each injection with its span in the clean text', () => {
    const examples = modelExamples(bench);
    assert.deepEqual(
      examples.map(({ source, wrong, kind, role }) => ({ source, wrong, kind, role })),
      [
        { source: 'natural', wrong: 0, kind: 'fact', role: 'summary' },
        { source: 'natural', wrong: 0.5, kind: 'fact', role: 'summary' },
        { source: 'injected', wrong: 1, kind: null, role: 'summary' },
      ],
    );
    const [, doubtful, injected] = examples;
    assert.equal(doubtful!.sentence.text.slice(doubtful!.span!.start, doubtful!.span!.end), 'two');
    assert.equal(injected!.sentence.text.slice(injected!.span!.start, injected!.span!.end), 'glass');
    assert.equal(injected!.quotation, 'We fire clay');
  });

  it('keeps the rest of a review as it is where a sentence is injected', () => {
    const injected = modelExamples(bench).at(-1)!;
    assert.deepEqual(
      injected.review.sentences.map((sentence) => sentence.text),
      ['The paper fires glass in kilns.', 'It uses two sensors.'],
    );
  });
});

describe('units that hold a quotation', () => {
  const units = [
    'We fire clay in forty kilns at night.',
    'Glass melts at once.',
    'Two sensors are used.',
  ].map((said, id): Unit => ({ id, passage: id, kind: 'text', section: '', text: said }));

  it('are found whatever the case and the marks between the words', () => {
    assert.deepEqual(unitFinder(units)('“we fire clay, in forty kilns”'), [0]);
  });

  it('are all of those that a long quotation runs over', () => {
    assert.deepEqual(unitFinder(units)('We fire clay in forty kilns at night. Glass melts at once.'), [0, 1]);
  });

  it('are none where the paper does not say it', () => {
    assert.deepEqual(unitFinder(units)('We glaze porcelain by hand.'), []);
    assert.deepEqual(unitFinder(units)(''), []);
    assert.deepEqual(unitFinder([])('We fire clay'), []);
  });
});
