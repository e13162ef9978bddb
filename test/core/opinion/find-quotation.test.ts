import assert from 'node:assert/strict';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { findQuotation } from '../../../src/core/opinion/find-quotation.ts';
import { paperOf } from '../paper-of.ts';

const texts = [
  'The kiln reaches 912 degrees after 6.9 hours. It is fired with beech wood.',
  'We ﬁre every plate twice, with an inter-\u00admediate glaze — “slip” — between the two ﬁrings.',
  'An intermediate cooling of two hours keeps the glaze from cracking…',
  'Model A | 81.3 | 77.0',
];
const index = buildPaperIndex(paperOf(texts));

/** The paper's own words for a quotation, part by part; null where it has none. */
function found(quotation: string): string[] | null {
  return (
    findQuotation(quotation, index)?.map(({ passage, start, end }) => texts[passage]!.slice(start, end)) ??
    null
  );
}

describe('where the paper has the words of a quotation', () => {
  it('case, spaces, line ends and marks around it do not count', () => {
    assert.deepEqual(found('"the kiln  reaches\n912 degrees."'), ['The kiln reaches 912 degrees']);
    assert.deepEqual(found('It is fired with beech wood'), ['It is fired with beech wood']);
  });

  it('nor do ligatures, soft hyphens, dashes and quotation marks of another shape', () => {
    assert.deepEqual(found('We fire every plate twice'), ['We ﬁre every plate twice']);
    assert.deepEqual(found('glaze - "slip" - between the two firings'), [
      'glaze — “slip” — between the two ﬁrings',
    ]);
  });

  it('nor does a word that a line cuts, on either side', () => {
    assert.deepEqual(found('An inter- mediate cooling of two hours'), [
      'An intermediate cooling of two hours',
    ]);
  });

  it('numbers must be the same', () => {
    assert.equal(found('degrees after 69 hours'), null);
    assert.deepEqual(found('degrees after 6.9 hours'), ['degrees after 6.9 hours']);
    assert.equal(found('The kiln reaches 91 degrees'), null);
    assert.equal(found('kiln reaches 12 degrees after'), null);
  });

  it('a word must not go on where the quotation ends', () => {
    assert.equal(found('The kiln reaches 91'), null);
    assert.equal(found('kiln reaches 912 degree'), null);
    assert.equal(found('iln reaches 912 degrees'), null);
    assert.equal(found('The kiln reaches 912 degrees after 6'), null);
  });

  it('parts around an ellipsis are looked for one by one, and each must be there', () => {
    assert.deepEqual(found('The kiln reaches 912 degrees ... fired with beech wood'), [
      'The kiln reaches 912 degrees',
      'fired with beech wood',
    ]);
    assert.equal(found('The kiln reaches 912 degrees ... fired with oak wood'), null);
  });

  it('words that the paper does not have, few words and none are no quotation', () => {
    for (const made of ['The kiln is fired with oak wood', 'the kiln', '', '...', '"', 'a b c'])
      assert.equal(found(made), null, made);
  });

  it('endless quotations are none', () => {
    assert.equal(found('the kiln reaches '.repeat(50_000)), null);
  });
});
