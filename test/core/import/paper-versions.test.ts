import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { versionsBeside } from '../../../src/core/import/paper-versions.ts';

describe('versions of a paper', () => {
  it('are told by their names in one folder', () => {
    const names = ['a/p-v1.pdf', 'a/p-v2.pdf', 'a/p.pdf', 'b/p-v3.pdf', 'a/p-v2.md', 'a/q.pdf'];
    assert.deepEqual(versionsBeside('a/p-v1.pdf', names), ['a/p-v2.pdf', 'a/p.pdf']);
    assert.deepEqual(versionsBeside('a/q.pdf', names), []);
    assert.deepEqual(versionsBeside('x/Paper (v2).pdf', ['x/paper.PDF']), ['x/paper.PDF']);
    assert.deepEqual(versionsBeside('paper_revised.pdf', ['paper.pdf']), ['paper.pdf']);
    assert.deepEqual(versionsBeside('paper-camera-ready.pdf', ['paper.pdf']), ['paper.pdf']);
  });

  it('are neither other numbers nor supplements nor words that only end like one', () => {
    assert.deepEqual(versionsBeside('paper1.pdf', ['paper2.pdf', 'paper1-supplement.pdf']), []);
    assert.deepEqual(versionsBeside('renew.pdf', ['re.pdf']), []);
    assert.deepEqual(versionsBeside('v1.pdf', ['v2.pdf']), []);
  });
});
