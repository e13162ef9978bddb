import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySample } from '../../../src/extension/sample/sample-files.ts';

describe('the copy of the sample', () => {
  let base: string;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'peerlint-sample-'));
    for (const name of ['paper.pdf', 'review.md']) writeFileSync(join(base, name), `the ${name}`);
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it('keeps the user’s edits, brings back what is missing, and starts afresh on demand', async () => {
    const to = join(base, 'a/b');
    const read = (name: string) => readFileSync(join(to, name), 'utf8');
    assert.equal(await copySample(base, to), false);
    assert.equal(read('paper.pdf'), 'the paper.pdf');
    writeFileSync(join(to, 'review.md'), 'mine');
    rmSync(join(to, 'paper.pdf'));
    assert.equal(await copySample(base, to), true);
    assert.deepEqual([read('review.md'), read('paper.pdf')], ['mine', 'the paper.pdf']);
    assert.equal(await copySample(base, to, true), false);
    assert.equal(read('review.md'), 'the review.md');
  });

  it('rejects where it cannot be', async () => {
    await assert.rejects(copySample(join(base, 'missing'), join(base, 'c')));
    await assert.rejects(copySample(base, join(base, 'review.md')));
  });
});
