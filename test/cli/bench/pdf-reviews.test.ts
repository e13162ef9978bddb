import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { filesOf } from '../cli.ts';

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../fixtures/sample/${name}`, import.meta.url));
const script = fileURLToPath(new URL('../../../src/cli/bench/pdf-reviews.ts', import.meta.url));

async function bench(...args: string[]): Promise<{ out: string; err: string; status: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args]);
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, status: status as number };
}

describe('bench:pdf-reviews', () => {
  const at = filesOf({
    'reviews/sample.review.txt': readFileSync(sample('review.md')),
    'reviews/sample.labels.jsonl': readFileSync(sample('review.md.labels.jsonl')),
    'lonely/other.review.txt': 'Fine.',
    'lonely/other.labels.jsonl': '',
    'empty/none.txt': '',
  });
  mkdirSync(at('pdfs'));
  copyFileSync(sample('paper.pdf'), at('pdfs/sample.pdf'));

  it('counts every labelled wrong claim of the sample, from its PDF', async () => {
    const { out, status } = await bench(at('reviews'), '--show', 'missed', '1', '--json', at('out.json'));
    assert.equal(status, 0);
    // The fixture's page names twelve planted errors.
    assert.match(out, /^ {2}sample +\d+\/\d+ +\d+\/12 /m);
    assert.match(out, /^ {2}recall +\d+\/12 = /m);
    const { samples } = JSON.parse(readFileSync(at('out.json'), 'utf8')) as { samples: { gold: string }[] };
    assert.equal(samples.filter(({ gold }) => gold === 'wrong').length, 12);
  }).timeout(120_000);

  it('ends with status 2 and one line where a PDF or a review is missing', async () => {
    for (const [folder, message] of [
      ['lonely', /other\.pdf: is not there\. Name the folder of the PDFs with --pdfs\./],
      ['empty', /holds no \*\.review\.txt\./],
      ['nowhere', /holds no \*\.review\.txt\./],
    ] as const) {
      const { status, err } = await bench(at(folder));
      assert.equal(status, 2);
      assert.match(err, message);
    }
  }).timeout(120_000);
});
