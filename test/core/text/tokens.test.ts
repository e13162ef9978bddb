import assert from 'node:assert/strict';
import { fold, foldLower, skeleton } from '../../../src/core/text/fold.ts';
import { terms, tokenize } from '../../../src/core/text/tokens.ts';

describe('folding', () => {
  it('maps dashes, quotes and spaces and moves nothing', () => {
    const text = 'α − 3\u2009“x”–y’s 😀';
    assert.equal(fold(text), 'α - 3 "x"-y\'s 😀');
    assert.equal(fold(text).length, text.length);
  });

  it('lowers case without changing the length, even for İ', () => {
    for (const text of ['ÀÉ Ω Ж', 'İstanbul', 'ﬁ Straße']) assert.equal(foldLower(text).length, text.length);
    assert.equal(foldLower('ÀÉ Ω Ж'), 'àé ω ж');
  });

  it('reduces spelling variants to one skeleton', () => {
    assert.equal(skeleton('Bi-LSTM'), skeleton('BiLSTM'));
    assert.equal(skeleton('Poincaré'), skeleton('Poincare'));
    assert.notEqual(skeleton('BERT'), skeleton('RoBERTa'));
  });
});

describe('tokens', () => {
  const words = (text: string) => tokenize(text).map((token) => token.text);

  it('keeps numbers whole', () => {
    assert.deepEqual(words('86.4 vs 3.2% of 1,000 items, v1.2.3 of GPT-3.5.'), [
      '86.4',
      'vs',
      '3.2%',
      'of',
      '1,000',
      'items',
      'v1.2.3',
      'of',
      'gpt-3.5',
    ]);
  });

  it('keeps hyphenated and accented words whole, with their places', () => {
    const text = 'BERT-base, naïve';
    assert.deepEqual(words(text), ['bert-base', 'naïve']);
    assert.deepEqual(
      tokenize(text).map(({ start, end }) => text.slice(start, end)),
      ['BERT-base', 'naïve'],
    );
  });
});

describe('retrieval terms', () => {
  it('stems words, keeps numbers, drops stop words', () => {
    assert.deepEqual(terms('the models improved by 3.2% on 1,000 items'), [
      '_model',
      '_improv',
      '_3.2%',
      '_3.2',
      '_1000',
      '_item',
    ]);
  });

  it('keeps the words of comparison that decide a claim', () => {
    assert.deepEqual(terms('more than all, below only both'), ['_more', '_all', '_below', '_onli', '_both']);
  });

  it('gives hyphenated words whole and in parts', () => {
    assert.deepEqual(terms('pre-training'), ['_pre-train', '_pre', '_train']);
  });

  it('prefixes names of object properties', () => {
    assert.deepEqual(terms('constructor __proto__'), ['_constructor', '_proto']);
  });
});
