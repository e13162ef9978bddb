import assert from 'node:assert/strict';
import { placeOf } from '../../../src/core/report/place.ts';

describe('placeOf', () => {
  const paper = ['/w/paper.pdf'];

  it('says page and section as far as they are known', () => {
    assert.equal(placeOf({ document: 0, page: 5, section: '4.2 Ablation' }, paper), 'p. 5, 4.2 Ablation');
    assert.equal(placeOf({ document: 0, page: 5, section: null }, paper), 'p. 5');
    assert.equal(placeOf({ document: 0, page: null, section: 'Abstract' }, paper), 'Abstract');
    assert.equal(placeOf({ document: 0, page: null, section: null }, paper), '');
  });

  it('names a document that is not the paper itself, and that alone', () => {
    const documents = ['/w/paper.pdf', '/w/more/supplement.pdf', 'C:\\w\\data.md'];
    assert.equal(placeOf({ document: 0, page: 3, section: null }, documents), 'p. 3');
    assert.equal(placeOf({ document: 1, page: 3, section: null }, documents), 'supplement.pdf, p. 3');
    assert.equal(placeOf({ document: 2, page: null, section: 'A' }, documents), 'data.md, A');
  });

  it('gives the path of two documents with one name', () => {
    const documents = ['/w/paper.pdf', '/a/extra.pdf', '/b/extra.pdf'];
    assert.equal(placeOf({ document: 2, page: 1, section: null }, documents), '/b/extra.pdf, p. 1');
  });
});
