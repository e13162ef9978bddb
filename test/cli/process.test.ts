import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { mayColour } from '../../src/cli/host.ts';
import { fairReview, filesOf, paper } from './cli.ts';

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const start = (...args: string[]) => spawn(process.execPath, ['--import', 'tsx', main, ...args]);

describe('command line: the process', () => {
  // Larger than what a pipe holds (64 kB on Linux).
  const captions = Array.from(
    { length: 1500 },
    (_, i) => `Figure ${i + 1}: Accuracy of LayerNet.\n\nIt rises.\n`,
  );
  const at = filesOf({
    'paper.md': paper,
    'long.md': `${paper}\n${captions.join('\n')}`,
    'review.md': fairReview,
  });

  it('reads a review from standard input', async () => {
    const child = start('check', '-', '--paper', at('paper.md'), '--format', 'json');
    child.stdin.end(fairReview);
    const [out, err, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    assert.equal(err, '');
    assert.equal(status, 0);
    assert.equal((JSON.parse(out) as { review: { path: string } }).review.path, '-');
  });

  it('writes all of a large result into a pipe before it ends', async () => {
    const child = start('paper', at('long.md'), '--format', 'json');
    const [out, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    assert.equal(status, 0);
    assert.ok(out.length > 150_000);
    assert.doesNotThrow(() => JSON.parse(out) as unknown);
  });

  it('ends at once when its result is written, though a reader of PDFs is kept warm', async () => {
    const sample = fileURLToPath(new URL('../fixtures/sample/', import.meta.url));
    const child = start('check', `${sample}review.md`, '--paper', `${sample}paper.pdf`);
    let last = 0;
    child.stdout.on('data', () => {
      last = Date.now();
    });
    await once(child, 'close');
    // The idle thread would hold it for 30 seconds.
    assert.ok(last > 0 && Date.now() - last < 15_000);
  }).timeout(60_000);

  it('ends quietly and with its true status when the reader goes away', async () => {
    const child = start('paper', at('long.md'), '--format', 'json');
    child.stdout.destroy();
    const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    assert.equal(err, '');
    assert.equal(status, 0);
  });
});

describe('colour', () => {
  it('is for terminals, unless the environment says otherwise', () => {
    assert.equal(mayColour(true, {}), true);
    assert.equal(mayColour(false, {}), false);
    assert.equal(mayColour(true, { NO_COLOR: '1' }), false);
    assert.equal(mayColour(true, { NO_COLOR: '1', FORCE_COLOR: '1' }), false);
    assert.equal(mayColour(true, { NO_COLOR: '' }), true);
    assert.equal(mayColour(true, { TERM: 'dumb' }), false);
    assert.equal(mayColour(false, { FORCE_COLOR: '1' }), true);
    assert.equal(mayColour(true, { FORCE_COLOR: '0' }), false);
  });
});
