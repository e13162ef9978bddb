import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readEvaluationRows } from '../../../src/core/evaluate/read-evaluation-rows.ts';

const row = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    paper: 'p',
    review: 'r',
    text: 'The terns nest on 40 islands.',
    wrong: true,
    score: 0.7,
    type: 'Number',
    gold: [{ start: 18, end: 20 }],
    ...over,
  });
const read = (...lines: string[]) => readEvaluationRows({ file: 'rows.jsonl', lines });

describe('rows of an evaluation', () => {
  it('are read; what a detector does not say is nothing', () => {
    const { rows, malformed } = read(row(), '', row({ wrong: false, type: null, gold: [] }));
    assert.deepEqual(malformed, []);
    assert.deepEqual(
      rows.map(({ line }) => line),
      [1, 3],
    );
    const { predictedType, predicted, shown } = rows[0]!.row;
    assert.deepEqual([predictedType, predicted, shown], [null, [], false]);
  });

  it('are left out where they cannot be scored, with line and reason', () => {
    const { rows, malformed } = read(
      row({ type: 'Typo' }),
      row({ gold: [{ start: 18, end: 200 }] }),
      row({ predicted: [{ start: 5, end: 5 }] }),
      row({ predicted: [{ start: -1, end: 5 }] }),
      row({ score: 'high' }),
      row({ score: 1 }).replace('"score":1', '"score":NaN'),
      row({ text: '' }),
      row({ wrong: false }),
      row({ wrong: undefined }),
      row({ paper: '' }),
      '{"paper":',
      row(),
    );
    assert.deepEqual(
      rows.map(({ line }) => line),
      [12],
    );
    assert.deepEqual(
      malformed.map(({ line }) => line),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    );
    assert.match(malformed[0]!.problem, /^type: /);
    assert.match(malformed[1]!.problem, /the span 18-200 lies outside its sentence of 29/);
    assert.match(malformed[7]!.problem, /the sentence is right but has a type or span/);
  });
});
