import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { passageFinder } from '../../../src/core/evaluate/passage-finder.ts';
import { placeOf, recallAt } from '../../../src/core/evaluate/recall-at-k.ts';

describe('passageFinder', () => {
  const passages = [
    'Kites count puffins well.',
    'The error of the kite is small in',
    'calm air and large in storms.',
  ].map((text) => ({ text }));
  const find = passageFinder(passages);

  it('finds words whatever their marks, and both halves of a quotation that runs over the end', () => {
    assert.deepEqual(find('kites COUNT puffins, well'), [0]);
    assert.deepEqual(find('The error of the kite is small in calm air'), [1]);
  });

  it('finds nothing for what the paper does not hold', () => {
    assert.deepEqual(find('a sentence about herring gulls'), []);
    assert.deepEqual(find(''), []);
  });
});

describe('placeOf', () => {
  it('is the place of the first right one', () => {
    assert.equal(placeOf([4, 7, 9], [9, 7]), 1);
    assert.equal(placeOf([4], [9]), null);
  });
});

describe('recallAt', () => {
  it('counts the sentences whose quotation is among the k best', () => {
    const rows = [
      { gold: [3], found: [3, 1, 2] },
      { gold: [2, 9], found: [3, 1, 9] },
      { gold: [5], found: [3, 1, 2] },
      // No passage holds the quotation: nobody can find it.
      { gold: [], found: [3, 1, 2] },
    ];
    assert.deepEqual(recallAt(rows, [1, 2, 3]), [
      { k: 1, recall: { hits: 1, n: 3 } },
      { k: 2, recall: { hits: 1, n: 3 } },
      { k: 3, recall: { hits: 2, n: 3 } },
    ]);
    assert.deepEqual(recallAt([], [1]), [{ k: 1, recall: { hits: 0, n: 0 } }]);
  });

  it('works on what the finder says of a quotation', () => {
    const find = passageFinder([{ text: 'Gulls nest late.' }, { text: 'Terns nest early, on sand.' }]);
    const gold = find('terns nest early');
    assert.deepEqual(
      recallAt([{ gold, found: [0, 1] }], [1, 2]).map(({ recall }) => recall.hits),
      [0, 1],
    );
  });
});
