import assert from 'node:assert/strict';
import { numberLeaf } from '../../../../../src/core/bench/inject/number/leaf.ts';
import { neighbourCell } from '../../../../../src/core/bench/inject/number/neighbour-cell.ts';
import { placeNumber } from '../../../../../src/core/bench/inject/number/place.ts';
import { nodeAt } from '../../../../../src/core/taxonomy/taxonomy.ts';
import { findQuantities } from '../../../../../src/core/text/numbers.ts';
import { anyOf, swapsOf } from '../paper-of-kelp.ts';

describe('inject number/place', () => {
  it('names another table, which is about something else; the caption changes places with it', () => {
    assert.deepEqual(swapsOf(placeNumber, 'Table 1 shows the border scores of all methods.'), [
      'Table 2 shows the border scores of all methods. | Table 2: Border scores of all methods on coastal surveys.',
    ]);
  });

  it('makes none where the caption says nothing of the kind, or the other is about it as well', () => {
    assert.deepEqual(swapsOf(placeNumber, 'Table 1 is hard to read when printed.'), []);
    assert.deepEqual(
      swapsOf(placeNumber, 'Table 1 shows border scores of all methods at each water depth.'),
      [],
    );
    assert.deepEqual(swapsOf(placeNumber, 'Table 7 shows the border scores of all methods.'), []);
  });
});

describe('inject number/neighbour-cell', () => {
  it('takes the value of the row above or below', () => {
    assert.deepEqual(anyOf(neighbourCell, 'Reefseg reaches a border score of 68.9.').sort(), [
      'Reefseg reaches a border score of 55.3. | Reefseg 55.3 4.6',
      'Reefseg reaches a border score of 71.4. | Reefseg 71.4 4.6',
    ]);
  });

  it('makes none of a value that the row does not hold', () => {
    assert.deepEqual(swapsOf(neighbourCell, 'Reefseg reaches a border score of 61.2.'), []);
    assert.deepEqual(swapsOf(neighbourCell, 'Mosskit reaches a border score of 68.9.'), []);
  });
});

describe('inject number leaves', () => {
  const leaf = (text: string): string => numberLeaf(text, findQuantities(text)[0]!);

  it('are chosen by unit, name and noun, and are leaves of the taxonomy', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['They use a learning rate of 0.003.', 'number/setting-value/optimiser-setting'],
      ['It is trained for 80 epochs.', 'number/setting-value/training-length'],
      ['It runs with ten random seeds.', 'number/count/run-count'],
      ['It covers 14 languages.', 'number/count/category-count'],
      ['It is tested on 6 benchmarks.', 'number/count/dataset-count'],
      ['A minute is read in 35 ms.', 'number/metric-value/measured-cost'],
      ['It improves the score by 12%.', 'number/difference/relative-change'],
      ['It is 3.5x faster.', 'number/difference/speed-factor'],
      ['It reaches an accuracy of 81.3.', 'number/metric-value/quality-score'],
      ['It reaches a perplexity of 12.1.', 'number/metric-value/error-value'],
    ];
    for (const [text, node] of cases) {
      assert.equal(leaf(text), node, text);
      assert.ok(nodeAt(node), node);
    }
  });
});
