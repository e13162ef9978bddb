import assert from 'node:assert/strict';
import { mayEqual } from '../../../src/core/text/number-match.ts';
import { headerUnit } from '../../../src/core/text/number-units.ts';
import { wordFraction, wordNumber } from '../../../src/core/text/number-words.ts';
import { findQuantities, type Quantity } from '../../../src/core/text/numbers.ts';

/** The only quantity of a text. */
function one(text: string): Quantity {
  const found = findQuantities(text);
  assert.equal(found.length, 1, `${text}: ${found.length} quantities`);
  return found[0]!;
}

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.abs(b);

describe('what is no quantity', () => {
  for (const text of [
    'A grid of 64 \\times 64 cells.',
    'A grid of $32 \\times d$ cells.',
    'It was said twice.',
  ])
    it(text, () => {
      assert.deepEqual(
        findQuantities(text).filter(({ dimension }) => dimension === 'x'),
        [],
      );
    });
});

describe('values of quantities', () => {
  const values: readonly (readonly [string, number, string])[] = [
    ['It reaches 92.37 in all.', 92.37, ''],
    ['There are 1,234,567 rows.', 1_234_567, ''],
    ['It takes 12k steps.', 12_000, ''],
    ['It has 7M weights.', 7e6, ''],
    ['It has 1.5 billion weights.', 1.5e9, ''],
    ['It gains 3.2% here.', 3.2, '%'],
    ['It gains 3.2 percent here.', 3.2, '%'],
    ['It gains 3.2 per cent here.', 3.2, '%'],
    ['It gains 2 points here.', 2, '%'],
    ['It is 2.5x faster.', 2.5, 'x'],
    ['It is 2.5 × faster.', 2.5, 'x'],
    ['It takes 250 ms here.', 0.25, 's'],
    ['It takes 3 hours here.', 10_800, 's'],
    ['It needs 16 GB here.', 16e9, 'byte'],
    ['It changes by \u22121.4 here.', -1.4, ''],
    ['It changes by -1.4 here.', -1.4, ''],
    ['A rate of 3e-5 is used.', 3e-5, ''],
    ['A rate of 3 \u00D7 10^-5 is used.', 3e-5, ''],
    ['A rate of 3\u00B710\u207B\u2075 is used.', 3e-5, ''],
    ['A rate of 10\u207B\u00B3 is used.', 1e-3, ''],
    ['It has twenty-five trays.', 25, ''],
    ['It has two hundred and five trays.', 205, ''],
    ['It is twice as hot.', 2, 'x'],
    ['It gains two points here.', 2, '%'],
    ['These two points matter.', 2, ''],
    ['It costs $3.50 a day.', 3.5, '$'],
    ['It costs \u20AC18 now.', 18, '$'],
  ];
  for (const [text, value, dimension] of values) {
    it(text, () => {
      const quantity = one(text);
      assert.ok(close(quantity.value, value), String(quantity.value));
      assert.equal(quantity.dimension, dimension);
    });
  }

  it('gives the range of number and unit in the text', () => {
    const text = 'The oven 🔥 needs 16 GB here.';
    const { start, end, numberStart, numberEnd } = one(text);
    assert.equal(text.slice(start, end), '16 GB');
    assert.equal(text.slice(numberStart, numberEnd), '16');
  });

  it('joins ranges and gives both ends one unit', () => {
    for (const text of [
      'It takes 30-40% of it.',
      'It takes 30\u201340% of it.',
      'It takes 30% to 40% of it.',
      'It takes between 30% and 40% of it.',
    ]) {
      const { value, high, dimension } = one(text);
      assert.deepEqual([value, high, dimension], [30, 40, '%'], text);
    }
  });

  it('reads a change from one value to another as two numbers', () => {
    assert.deepEqual(
      findQuantities('It rises from 30 to 40 here.').map(({ value }) => value),
      [30, 40],
    );
  });

  it('reads hedges', () => {
    const hedges: Readonly<Record<string, Quantity['hedge']>> = {
      'about 50': 'about',
      'roughly 50': 'about',
      '~50': 'about',
      'more than 50': 'over',
      'at least 50': 'over',
      '50+': 'over',
      'nearly 50': 'under',
      'up to 50': 'under',
      'less than 50': 'under',
      'exactly 50': 'exact',
    };
    for (const [words, hedge] of Object.entries(hedges))
      assert.equal(one(`It has ${words} trays.`).hedge, hedge, words);
  });
});

describe('what is no quantity', () => {
  const none = [
    'See Table 3 and Figure 12.',
    'See \u00A7 4.2.',
    'ResNet-50 and GPT-4 were used.',
    'A 3D model.',
    'The L2 norm.',
    'Version 2.1 of it.',
    '1. First of all',
    '(2) and then',
    'the 1st and the 22nd',
    'layer 12 and class 4',
    'In experiment 7 it fails.',
    'the factor 1-1/e',
  ];
  for (const text of none) {
    it(text, () => {
      assert.deepEqual(
        findQuantities(text).map(({ start, end }) => text.slice(start, end)),
        [],
      );
    });
  }

  it('passes over what it is told to', () => {
    assert.deepEqual(findQuantities('It has 5 trays.', [{ start: 7, end: 8 }]), []);
  });
});

describe('numbers in words', () => {
  it('reads counts', () => {
    assert.equal(wordNumber('two hundred and twenty-five'), 225);
    assert.equal(wordNumber('a dozen'), 12);
    assert.equal(wordNumber('three thousand'), 3000);
    assert.equal(wordNumber('many'), null);
  });

  it('reads fractions', () => {
    assert.equal(wordFraction('two thirds'), 2 / 3);
    assert.equal(wordFraction('a quarter'), 0.25);
    assert.equal(wordFraction('half'), 0.5);
    assert.equal(wordFraction('a lot'), null);
  });
});

describe('units of table headers', () => {
  it('reads what stands in brackets', () => {
    assert.deepEqual(headerUnit('Memory (GB)'), { dimension: 'byte', factor: 1e9 });
    assert.deepEqual(headerUnit('Latency [ms]'), { dimension: 's', factor: 1e-3 });
    assert.deepEqual(headerUnit('Params (M)'), { dimension: '', factor: 1e6 });
    assert.deepEqual(headerUnit('Kept (%)'), { dimension: '%', factor: 1 });
  });

  it('takes no other words in brackets for a unit', () => {
    for (const header of ['F1', 'F1 (ours)', 'Memory', '(a) Memory', 'Top (k best)'])
      assert.equal(headerUnit(header), null, header);
  });
});

describe('numbers that may be one', () => {
  const same = (review: string, paper: string) =>
    mayEqual(one(`It is ${review} here.`), one(`It is ${paper} here.`));

  it('forgives the rounding of the review', () => {
    assert.ok(same('92.4', '92.37'));
    assert.ok(same('92', '92.37'));
    assert.ok(!same('92.3', '92.37'));
    assert.ok(!same('93', '92.37'));
  });

  it('knows percent and fractions', () => {
    assert.ok(same('81.3%', '0.813'));
    assert.ok(!same('81.3%', '0.713'));
  });

  it('knows units and scales', () => {
    assert.ok(same('1.5 s', '1,520 ms'));
    assert.ok(same('27k', '27,286'));
    assert.ok(!same('1.5 s', '1.5 hours'));
  });

  it('gives a hedge some slack and no more', () => {
    assert.ok(same('about 100', '96'));
    assert.ok(!same('about 100', '60'));
    assert.ok(same('more than 97%', '97.6%'));
    assert.ok(!same('more than 97%', '96%'));
    assert.ok(same('nearly 100', '97'));
    assert.ok(!same('nearly 100', '107'));
    assert.ok(same('roughly 7,000', '6,950'));
  });

  it('takes the sign for part of a difference only', () => {
    assert.ok(same('2.7 points', '-2.7'));
  });

  it('takes a range for what lies in it', () => {
    assert.ok(same('30-40', '35'));
    assert.ok(!same('30-40', '45'));
  });
});
