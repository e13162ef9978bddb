import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'mocha';
import { paperOf } from '../../src/cli/paper-of.ts';
import { parseReview } from '../../src/core/review/parse-review.ts';

const review = (matter: string) =>
  parseReview(`${matter}The paper is good.\n`, { path: 'drafts/r.md', sha256: '' })[0]!;
const linked = review('---\npaper: p.pdf\nsupplement: [a.pdf, /tmp/b.pdf]\n---\n');

describe('the paper of a review', () => {
  it('is beside the review where front matter names it', () => {
    assert.deepEqual(paperOf(linked, { supplement: ['c.pdf'] }), [
      path.join('drafts', 'p.pdf'),
      [path.join('drafts', 'a.pdf'), '/tmp/b.pdf', 'c.pdf'],
    ]);
  });

  it('is the one asked for, alone', () => {
    assert.deepEqual(paperOf(linked, { paper: 'q.pdf' }), ['q.pdf', []]);
  });

  it('is missed in one sentence', () => {
    assert.throws(() => paperOf(review(''), {}), /drafts\/r\.md: names no paper\. Give --paper/);
  });

  it('is missed by standard input under that name', () => {
    assert.throws(
      () => paperOf({ ...review(''), path: '-' }, {}),
      /^InputError: standard input: names no paper/,
    );
  });

  it('is missed with the reason where the front matter could not be read', () => {
    const skipped = [{ start: 0, end: 9, reason: 'The front matter is not valid YAML (bad indent).' }];
    assert.throws(
      () => paperOf({ ...review(''), skipped }, {}),
      /no paper\. The front matter is not valid YAML/,
    );
  });
});
