import assert from 'node:assert/strict';
import { partsOfSentence } from '../../../src/core/model/parts.ts';

describe('parts of a sentence', () => {
  it('are the things that it says, each with its subject', () => {
    assert.deepEqual(partsOfSentence('The glaze is teal and the kiln is heated by peat.', 'summary'), [
      'The glaze is teal',
      'the kiln is heated by peat',
    ]);
    assert.deepEqual(
      partsOfSentence('The plates are glazed in teal, fired for ten hours, and sold in Norwich.', 'summary'),
      ['The plates glazed in teal', 'The plates fired for ten hours', 'The plates sold in Norwich'],
    );
  });

  it('are none where it says one thing, or nothing', () => {
    for (const text of ['The glaze is teal.', 'Teal.', '', '?!'])
      assert.deepEqual(partsOfSentence(text, 'summary'), [], text);
  });

  it('are none where it denies something: what a paper lacks stands nowhere', () => {
    assert.deepEqual(partsOfSentence('The paper has no ablation, and the kiln is small.', 'weaknesses'), []);
  });

  it('of a long list are the first ones', () => {
    const list = Array.from({ length: 40 }, (_, n) => `the plate ${n} is glazed in teal`).join(', and ');
    assert.equal(partsOfSentence(`${list}.`, 'summary').length, 4);
  });
});
