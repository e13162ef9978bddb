import assert from 'node:assert/strict';
import { claimKey, claimText, findingId, reviewKey } from '../../../src/core/findings/identity.ts';

describe('identity of findings', () => {
  it('ignores case, spacing, quotes and the full stop', () => {
    assert.equal(claimKey('p', 'The  paper “lacks” a proof.'), claimKey('p', 'the paper "lacks" a proof'));
  });

  it('differs between papers and between claims', () => {
    assert.notEqual(claimKey('p', 'no proof'), claimKey('q', 'no proof'));
    assert.notEqual(claimKey('p', 'no proof'), claimKey('p', 'no code'));
  });

  it('grows a short range to its clause', () => {
    const text = 'The gains are small, and Table 4 reports the ablation; the text is long.';
    const at = text.indexOf('Table 4');
    assert.equal(claimText(text, at, at + 7), 'Table 4 reports the ablation');
  });

  it('keeps a range that speaks for itself', () => {
    const text = 'We note that the paper has no ablation study at all.';
    const at = text.indexOf('the paper');
    assert.equal(claimText(text, at, text.length - 1), 'the paper has no ablation study at all');
  });

  it('does not depend on the folder of the review, and tells equal claims apart', () => {
    assert.equal(reviewKey('/a/r.md', '1'), reviewKey('C:\\b\\r.md', '1'));
    assert.notEqual(findingId('c', 'r', 0), findingId('c', 'r', 1));
  });
});
