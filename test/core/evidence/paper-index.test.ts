import assert from 'node:assert/strict';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperOf } from '../paper-of.ts';

describe('paper index', () => {
  const texts = [
    'We train the encoder for 40 epochs with a batch size of 1,024.',
    'Accuracy rises from 86.4% to 91.2% on the held-out set.',
    'Limitations are discussed in the appendix.',
    'Related work on graph encoders is plentiful.',
  ];
  const index = buildPaperIndex(paperOf(texts));
  const best = (query: string) => index.search(query, 1)[0]?.passage.id;

  it('finds a passage by an exact number, with or without comma and percent sign', () => {
    assert.equal(best('batch size 1024'), 0);
    assert.equal(best('an accuracy of 86.4'), 1);
  });

  it('finds a passage by inflected words', () => {
    assert.equal(best('the limitation is not discussed'), 2);
  });

  it('answers nothing for a query without content', () => {
    assert.deepEqual(index.search('of the and', 5), []);
    assert.deepEqual(index.search('', 5), []);
  });

  it('survives words that are names of object properties', () => {
    for (const word of [
      'constructor',
      'toString',
      '__proto__',
      'hasOwnProperty',
      'valueOf',
      'isPrototypeOf',
    ]) {
      assert.doesNotThrow(() => index.search(word, 5));
    }
  });

  it('works on papers of no, one and two passages', () => {
    for (const n of [0, 1, 2]) {
      const small = buildPaperIndex(paperOf(texts.slice(0, n)));
      assert.equal(small.search('encoder epochs', 5).length, n === 0 ? 0 : 1);
    }
  });

  it('weighs a rare term above a common one and an unseen one most', () => {
    assert.ok(index.idf('_epoch') > index.idf('_encod'));
    assert.ok(index.idf('_zebra') > index.idf('_epoch'));
  });
});
