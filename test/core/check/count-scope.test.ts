import assert from 'node:assert/strict';
import { countsSome, isContrast, listsThem } from '../../../src/core/check/numbers/count-scope.ts';
import { findQuantities } from '../../../src/core/text/numbers.ts';

const first = (text: string) => {
  const quantity = findQuantities(text)[0];
  assert.ok(quantity, text);
  return quantity;
};

describe('what a count counts', () => {
  for (const text of [
    'it has two main components.',
    'the two existing benchmarks are used.',
    'the other three benchmarks are left out.',
    'these four cases are shown.',
    'one of three datasets is new.',
  ])
    it(`is a part: ${text}`, () => {
      const all = findQuantities(text);
      assert.ok(all.some((quantity) => countsSome(text, quantity)));
    });

  for (const text of [
    'the benchmark consists of 612 hearings.',
    'we use three datasets.',
    'only two runs are made.',
  ])
    it(`is all of them: ${text}`, () => assert.equal(countsSome(text, first(text)), false));

  it('is of another method behind "than"', () => {
    const text = 'it is simpler than a two-loop method.';
    assert.ok(isContrast(text, first(text)));
    const own = 'a two-loop method is proposed.';
    assert.equal(isContrast(own, first(own)), false);
  });

  for (const text of [
    'three levels of noise: mild, balanced and severe.',
    'two parts (a prompt and a query) are joined.',
    'they propose two methods: (1) a penalty, that is small, and (2) an average.',
  ])
    it(`is spelled out: ${text}`, () => assert.ok(listsThem(text, first(text))));

  for (const text of [
    'five datasets are used, and the code is released.',
    'nine tasks are tested: the results are good.',
  ])
    it(`is not spelled out: ${text}`, () => assert.equal(listsThem(text, first(text)), false));
});
