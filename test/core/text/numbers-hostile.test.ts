import assert from 'node:assert/strict';
import { findQuantities } from '../../../src/core/text/numbers.ts';
import { cpuMs } from '../../cpu-ms.ts';

/** CPU time in ms to read a text; the least of three, since the machine may be busy. */
function cost(text: string): number {
  return Math.min(...[0, 1, 2].map(() => cpuMs(() => findQuantities(text))));
}

const hostile: Readonly<Record<string, (size: number) => string>> = {
  digits: (size) => '7'.repeat(size),
  'digits and commas': (size) => '123,'.repeat(size / 4),
  'digits and dots': (size) => '1.'.repeat(size / 2),
  spaces: (size) => `1${' '.repeat(size)}x`,
  'number words': (size) => 'two hundred and '.repeat(size / 16),
  'numbers in a row': (size) => '12 '.repeat(size / 3),
  powers: (size) => '10^'.repeat(size / 3),
  'opening brackets': (size) => '('.repeat(size),
  dollars: (size) => '$1'.repeat(size / 2),
  dashes: (size) => '-1-'.repeat(size / 3),
};

describe('hostile numbers', () => {
  for (const [name, make] of Object.entries(hostile)) {
    it(`${name}: eight times the text takes no more than about eight times as long`, () => {
      const few = cost(make(12_500));
      const many = cost(make(100_000));
      assert.ok(many < 32 * few + 150, `${few.toFixed(1)} ms, then ${many.toFixed(1)} ms`);
    });
  }

  it('reads digits of other scripts as no numbers, and finds those between them', () => {
    assert.deepEqual(
      findQuantities('该方法在 3 个数据集上达到 60.7。').map(({ value }) => value),
      [3, 60.7],
    );
    assert.deepEqual(
      findQuantities('הניסוי כלל 12 משתתפים ו-240 זוגות.')
        .map(({ value }) => value)
        .slice(0, 1),
      [12],
    );
  });
});
