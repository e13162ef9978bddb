import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { goldHash, goldLetters, normalizeGold } from '../../../src/core/bench/gold-text.ts';

describe('Text of the gold', () => {
  it('makes one form of what looks alike', () => {
    for (const [a, b] of [
      ['e\uFB03cient \uFB02ow', 'efficient flow'],
      ['0.1\u20130.2 \u2212 3', '0.1-0.2-3'],
      ['\u201CYes\u201D, it\u2019s', "'Yes',it's"],
      ['a\u00A0b\u2009c\n d', 'abcd'],
      ['5 \u00B5m', '5 \u03BCm'],
      ['10^-3', '10\u22123'],
      ['Wait\u2026', 'Wait...'],
      ['Re\u0301sume\u0301', 'Résumé'],
    ] as const)
      assert.equal(normalizeGold(a), normalizeGold(b));
  });

  it('keeps what does not', () => {
    assert.notEqual(normalizeGold('BERT'), normalizeGold('Bert'));
    assert.notEqual(normalizeGold('1.5'), normalizeGold('15'));
    assert.notEqual(normalizeGold('<20'), normalizeGold('20'));
  });

  it('leaves letters and digits of running text', () => {
    assert.equal(goldLetters('A sen- tence, “quoted” (e.g., 1.5 %).'), 'Asentencequotedeg15');
    assert.equal(goldLetters('—'), '');
  });

  it('hashes with the salt', () => {
    assert.match(goldHash('salt', '85.5'), /^[0-9a-f]{16}$/);
    assert.notEqual(goldHash('salt', '85.5'), goldHash('other', '85.5'));
  });
});
