import assert from 'node:assert/strict';
import type { Sample } from '../../../src/core/bench/sample.ts';
import { strategyTable } from '../../../src/core/bench/strategy-table.ts';

const sample = (gold: Sample['gold'], shown: object[] = [], over: object = {}): Sample =>
  ({ gold, shown, type: null, span: null, ...over }) as unknown as Sample;

describe('the table of ways to ask a language model', () => {
  it('counts what is shown on wrong and on clean sentences, its type and its place', () => {
    const wrong = { type: 'Number', span: { start: 10, end: 12 } };
    const samples = [
      sample('wrong', [{ type: 'Number', start: 9, end: 11 }], wrong),
      sample('wrong', [{ type: 'Entity', start: 0, end: 5 }], wrong),
      sample('wrong', [], wrong),
      sample('clean', [{ type: 'Entity', start: 0, end: 5 }]),
      sample('clean'),
      sample('uncertain', [{ type: 'Entity', start: 0, end: 5 }]),
    ];
    const counts = { judged: 4, dropped: 1, failed: 2, requests: 5, tokens: 900, seconds: 3.4 };
    const [, , row = ''] = strategyTable([{ name: 'zero-shot', samples, ...counts }]).split('\n');
    const cells = row.split(' | ').map((cell) => cell.replaceAll('|', '').trim());
    assert.deepEqual(
      cells.map((cell) => cell.split(' ')[0]),
      ['zero-shot', '1/2', '2/3', '2/3', '1/2', '1/2', '4', '1', '2', '5', '900', '3'],
    );
  });
});
