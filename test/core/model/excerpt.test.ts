import assert from 'node:assert/strict';
import { excerptOf, excerptText } from '../../../src/core/model/excerpt.ts';
import type { Unit } from '../../../src/core/model/units.ts';

function unit(id: number, passage: number, text: string, section = '4 Results'): Unit {
  return { id, passage, kind: 'text', section, text };
}

describe('excerpt of a paper', () => {
  it('puts the passage with the best unit first and keeps the order of the paper inside', () => {
    const parts = excerptOf([
      { unit: unit(0, 0, 'Far from it.'), score: 0.1 },
      { unit: unit(7, 3, 'Second said.'), score: 0.9 },
      { unit: unit(6, 3, 'First said.'), score: 0.5 },
    ]);
    assert.equal(excerptText(parts), '4 Results: First said. Second said. | 4 Results: Far from it.');
  });

  it('takes no more words than the budget and cuts the unit at which it ends', () => {
    const long = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
    const parts = excerptOf(
      [
        { unit: unit(0, 0, long), score: 2 },
        { unit: unit(1, 1, long), score: 1 },
      ],
      45,
    );
    assert.equal(parts[0]!.units[0]!.text, long);
    assert.equal(parts[1]!.units[0]!.text, long.split(' ').slice(0, 15).join(' '));
  });

  it('leaves a rest that is too small for a sentence', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'w').join(' ');
    const parts = excerptOf(
      [
        { unit: unit(0, 0, words(20)), score: 2 },
        { unit: unit(1, 1, words(20)), score: 1 },
      ],
      30,
    );
    assert.equal(parts.length, 1);
  });

  it('takes three units of one passage at most', () => {
    const ranked = [5, 4, 3, 2].map((score, at) => ({ unit: unit(at, 0, `Unit ${at}.`), score }));
    assert.deepEqual(
      excerptOf([...ranked, { unit: unit(9, 1, 'Elsewhere.'), score: 1 }]).map(({ units }) => units.length),
      [3, 1],
    );
  });

  it('is empty for a paper without text', () => {
    assert.equal(excerptText(excerptOf([])), '');
  });

  it('names no section where there is none', () => {
    assert.equal(
      excerptText(excerptOf([{ unit: unit(0, 0, 'We propose it.', ''), score: 1 }])),
      'We propose it.',
    );
  });
});
