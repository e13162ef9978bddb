import assert from 'node:assert/strict';
import { against, ferry, type Read } from './numbers-of.ts';
import { cpuMs } from '../../cpu-ms.ts';

function cost(paper: Read, text: string): number {
  return cpuMs(() => paper.opinions(text));
}

describe('numbers in hostile reviews', () => {
  for (const [name, text] of [
    ['one sentence of 100,000 digits', `The F1 is ${'7'.repeat(100_000)} here.`],
    ['one sentence of 30,000 numbers', `The F1 values are ${'57.2 '.repeat(30_000)}here.`],
    ['one sentence of 30,000 number words', `The paper has ${'three '.repeat(30_000)}datasets.`],
    ['30,000 brackets', `The F1 is ${'('.repeat(30_000)}57.2 here.`],
    ['30,000 dollars', `The F1 is ${'$5'.repeat(30_000)} here.`],
  ] as const) {
    it(`${name}: done in seconds`, () => {
      assert.ok(cost(ferry, text) < 3_000);
    });
  }
});

describe('numbers in hostile papers', () => {
  it('a table of 10,000 cells costs a claim less than a second', () => {
    const row = (n: number) => `| Oven ${String.fromCharCode(97 + (n % 26))}${n} |${' 5.1 |'.repeat(20)}`;
    const head = `| Oven |${Array.from({ length: 20 }, (_, n) => ` Day${n} |`).join('')}`;
    const rule = `|${'---|'.repeat(21)}`;
    const paper = against(
      `# T\n\nPeat.\n\n${[head, rule, ...Array.from({ length: 500 }, (_, n) => row(n))].join('\n')}\n\nTable 1: Waste of ovens.\n`,
    );
    paper.opinions('The waste is 6.2.');
    assert.ok(cost(paper, 'The waste of the oven is 3.7 points lower, and the oven gains 6.2%.') < 1_000);
  });

  it('a paragraph of 20,000 digits is read', () => {
    assert.deepEqual(against(`# T\n\nPeat ${'1'.repeat(20_000)} is wet.\n`).said('Peat has 12 trays.'), []);
  });
});

describe('numbers in other scripts', () => {
  for (const text of [
    '该方法在三个数据集上进行了评估，F1 为 60.7。',
    'הניסוי כלל 12 משתתפים ו-240 זוגות.',
    'يستخدم 5 بذور عشوائية و 3 مجموعات بيانات.',
    'F1は64.7です。',
  ]) {
    it(`marks nothing that it cannot read: ${text}`, () => {
      assert.deepEqual(ferry.said(text), []);
    });
  }

  it('marks the same characters behind a word of another script', () => {
    assert.deepEqual(ferry.said('The study (ניסוי, 调查) has 20 annotators.'), ['20']);
  });
});
