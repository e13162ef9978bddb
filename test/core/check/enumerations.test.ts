import assert from 'node:assert/strict';
import { enumerations } from '../../../src/core/check/numbers/enumerations.ts';

const read = (text: string): [string, number][] => enumerations(text).map(({ head, items }) => [head, items]);

describe('enumerations', () => {
  it('counts names behind a colon, in brackets and behind "namely"', () => {
    assert.deepEqual(read('We use three corpora: Alder, Birch and Cedar. They are public.'), [['corpus', 3]]);
    assert.deepEqual(read('Two baselines (Drum [4] and Sieve [5]) are shown.'), [['baselin', 2]]);
    assert.deepEqual(read('We test on farm datasets, namely Rye, Oats, and Clover.'), [['dataset', 3]]);
  });
  it('knows where the list is', () => {
    const text = 'We use three public corpora: Alder, Birch and Cedar. They are public.';
    const [list] = enumerations(text);
    assert.equal(text.slice(list!.start, list!.end), 'corpora: Alder, Birch and Cedar');
    assert.deepEqual(list!.modifiers, ['public']);
  });
  for (const text of [
    'Many datasets (such as Rye and Oats) exist.',
    'Several methods (Ash et al., 2019; Elm, 2020) do this.',
    'All models (see Table 2 and Table 3) agree.',
    'We use datasets: they are large, and we clean them.',
    'We use two kinds of methods: (1) tree methods: Ash, Elm; (2) graph methods: Oak, Yew.',
    'The datasets (n = 3, m = 4) are small.',
    'Our benchmarks: ',
    `Our datasets: ${'A, '.repeat(400)}`,
    'Our datasets ((((((((((((((((',
  ])
    it(`reads no whole list in: ${text.slice(0, 70)}`, () => {
      assert.deepEqual(read(text), []);
    });
});
