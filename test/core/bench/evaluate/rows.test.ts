import assert from 'node:assert/strict';
import { pairCase, readPair } from '../../../../src/core/bench/evaluate/pair-case.ts';
import { readTriple, tripleCases } from '../../../../src/core/bench/evaluate/triple-cases.ts';
import { BadRow } from '../../../../src/core/bench/inject/source-row.ts';
import { kilnPairs } from '../../../cli/evaluate/kiln-pairs.ts';

const place = { file: 'rows.jsonl', line: 3 };
const [right, wrong] = kilnPairs(1) as [Record<string, unknown>, Record<string, unknown>];

describe('rows of pairs.jsonl', () => {
  it('become cases with their windows, span and origin', () => {
    const one = pairCase(readPair(JSON.stringify(wrong)), place);
    assert.equal(one.text.slice(one.gold[0]!.start, one.gold[0]!.end), '248');
    assert.deepEqual(
      [one.wrong, one.type, one.role, one.operator, one.maker],
      [true, 'Number', 'summary', 'number/value', 'rules'],
    );
    assert.equal(one.windows![0]!.text, 'We fire 48 kilns in the Lindau workshop over one winter.');
    assert.equal(pairCase(readPair(JSON.stringify({ ...right, role: 'poem' })), place).role, 'other');
  });

  const bad: [string, object, RegExp][] = [
    [
      'a span behind the end',
      { span: { start: 10, end: 70 } },
      /label 10-70 lies outside of its sentence of 59/,
    ],
    ['an empty span', { span: { start: 10, end: 10 } }, /lies outside/],
    ['a false row without a span', { span: null }, /a false row has a span and a type/],
    ['a false row without a type', { type: null }, /a false row has a span and a type/],
    ['a true row with a type', { label: 0, span: null }, /a true one neither/],
    ['an unknown type', { type: 'Typo' }, /^type: it is none of the nine types$/],
    ['no text', { text: ' ', span: null, label: 0, type: null }, /the sentence has no text/],
    [
      'a patch that ends before it starts',
      { patches: [{ passage: 0, start: 4, end: 2, text: '' }] },
      /patch/,
    ],
    ['no evidence', { evidence: undefined }, /^evidence: /],
  ];
  for (const [name, more, message] of bad)
    it(`are refused with ${name}`, () => {
      assert.throws(
        () => readPair(JSON.stringify({ ...wrong, ...more })),
        (error: unknown) => error instanceof BadRow && message.test(error.message),
      );
    });
});

describe('rows of reviews.jsonl', () => {
  const injected = 'The kiln is red. It fires 9 plates. Good work.';
  const sentence = { start: 17, end: 35 };
  const error = { start: 26, end: 27, sentence, type: 'Number', node: 'n', operator: 'o', before: '4' };
  const row = {
    schema: 1,
    paper: 'p',
    review: 'r',
    original: injected.replace('9', '4'),
    injected,
    errors: [error],
    maker: 'rules',
  };

  it('become two reviews, one of them with wrong sentences', () => {
    const cases = tripleCases(readTriple(JSON.stringify(row)), place);
    assert.deepEqual(
      cases.map(({ review, text, wrong: bad, gold }) => [
        review,
        text,
        bad,
        gold.map(({ start, end }) => text.slice(start, end)),
      ]),
      [
        ['r injected', 'The kiln is red.', false, []],
        ['r injected', 'It fires 9 plates.', true, ['9']],
        ['r injected', 'Good work.', false, []],
        ['r original', 'The kiln is red.', false, []],
        ['r original', 'It fires 4 plates.', false, []],
        ['r original', 'Good work.', false, []],
      ],
    );
  });

  it('are refused where a label lies outside of its sentence or its review', () => {
    const refused = (more: object, message: RegExp): void => {
      assert.throws(() => readTriple(JSON.stringify({ ...row, ...more })), message);
    };
    refused({ errors: [{ ...error, start: 3 }] }, /outside of its sentence/);
    refused({ errors: [{ ...error, end: 60, sentence: { start: 17, end: 60 } }] }, /outside of its review/);
    refused({ errors: [] }, /has no errors/);
    refused({ errors: [{ ...error, type: 'Typo' }] }, /none of the nine types/);
  });
});
