import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { runScan, type ScanOptions } from '../../../src/cli/commands/scan.ts';
import type { Host } from '../../../src/cli/host.ts';
import type { ScanRow } from '../../../src/core/report/scan/scan-row.ts';
import { fairReview, filesOf, paper, peerlint } from '../cli.ts';

const wrongReview = fairReview.replace('69 layers', '96 layers');
const fixture = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url)));
const main = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const symbolic = ['--detector', 'symbolic'];

function linesIn(file: string): {
  rows: ScanRow[];
  skipped: { path: string; kind: string; reason: string }[];
} {
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as ScanRow & { skipped?: { path: string; kind: string; reason: string }[] },
    );
  return {
    rows: lines.filter((line) => line.skipped === undefined),
    skipped: lines.flatMap(({ skipped = [] }) => skipped),
  };
}
const named = (rows: readonly ScanRow[]): string[] => rows.map(({ review }) => review.path);

describe('peerlint scan', function () {
  this.timeout(300_000);

  it('checks every review against its paper, says what it skips, and shards merge to the same', async () => {
    const at = filesOf({
      'conf/1/paper.md': paper,
      'conf/1/review-1.md': fairReview,
      'conf/1/review-2.md': wrongReview,
      'conf/2/sample.pdf': fixture('sample/paper.pdf'),
      'conf/2/review.md': new TextDecoder()
        .decode(fixture('sample/review.md'))
        .replace('paper: paper.pdf', 'paper: sample.pdf'),
      'conf/3/broken.pdf': '%PDF-1.7\nbroken\n',
      'conf/3/review.md': fairReview,
      'conf/4/review.md': fairReview,
      'conf/5/unread.pdf': fixture('pdf/onecolumn.pdf'),
      'conf/notes.md': 'Meet at noon.\n',
      'conf/.hidden/review.md': fairReview,
    });
    symlinkSync(at('conf'), path.join(at('conf'), 'loop'));
    const one = at('one.jsonl');
    const { status, out, err } = await peerlint('scan', at('conf'), ...symbolic, '--out', one, '--jobs', '2');
    assert.equal(status, 2);
    assert.equal(out, '');
    const { rows, skipped } = linesIn(one);
    assert.deepEqual(named(rows), ['1/review-1.md', '1/review-2.md', '2/review.md']);
    assert.deepEqual(
      rows.map(({ paper: { path: file } }) => file),
      ['1/paper.md', '1/paper.md', '2/sample.pdf'],
    );
    assert.equal(rows[0]!.findings.length, 0);
    assert.ok(rows[1]!.findings.some(({ text, line }) => text.includes('96') && line === 3));
    assert.ok(rows[2]!.findings.some(({ evidence }) => evidence.some(({ page }) => page !== null)));
    assert.deepEqual(
      skipped.map(({ path: file, kind }) => [file, kind]),
      [
        ['3/review.md', 'unreadable'],
        ['4/review.md', 'unpaired'],
        ['5/unread.pdf', 'unused'],
        ['loop', 'link'],
      ],
    );
    for (const { path: file } of skipped)
      assert.ok(
        err.some((line) => line.includes(file)),
        file,
      );
    assert.equal(existsSync(`${one}.part`), false);

    const parts = [1, 2].map((i) => at(`part${i}.jsonl`));
    for (const [i, part] of parts.entries())
      await peerlint('scan', at('conf'), ...symbolic, '--out', part, '--shard', `${i + 1}/2`, '--jobs', '1');
    // A part given twice counts once.
    const merged = await peerlint('merge', parts[1]!, parts[0]!, parts[1]!, '--out', at('all.jsonl'));
    assert.equal(merged.status, 2);
    assert.equal(readFileSync(at('all.jsonl'), 'utf8'), readFileSync(one, 'utf8'));

    const html = await peerlint('merge', one, '--out', at('all.html'));
    assert.equal(html.status, 2);
    assert.match(readFileSync(at('all.html'), 'utf8'), /<table>[\s\S]*1\/review-2\.md/);
    const other = readFileSync(one, 'utf8').replaceAll('"threshold":"balanced"', '"threshold":"strict"');
    writeFileSync(at('strict.jsonl'), other);
    const mixed = await peerlint('merge', one, at('strict.jsonl'), '--out', at('mixed.csv'));
    assert.equal(mixed.status, 2);
    assert.match(mixed.err[0]!, /strict\.jsonl, line 1: was made with other settings .*threshold strict/);
    assert.equal(existsSync(at('mixed.csv')), false);
  });

  it('goes on where a run was stopped: nothing lost, nothing twice', async () => {
    const numbers = Array.from({ length: 12 }, (_, i) => String(i + 10));
    const at = filesOf(
      Object.fromEntries(
        numbers.flatMap((n) => [
          [`conf/${n}/paper.md`, paper.replace('LayerNet:', `LayerNet ${n}:`)],
          [`conf/${n}/review.md`, n === '12' ? wrongReview : fairReview],
        ]),
      ),
    );
    const out = at('r.jsonl');
    const scan = ['scan', at('conf'), ...symbolic, '--out', out, '--jobs', '1'];
    const child = spawn(process.execPath, ['--import', 'tsx', main, ...scan], { stdio: 'ignore' });
    const closed = once(child, 'close');
    const part = `${out}.part`;
    // The first row is there, the others are not yet.
    while (child.exitCode === null && !(existsSync(part) && readFileSync(part, 'utf8').includes('\n')))
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await closed;
    assert.ok(existsSync(part));
    const again = await peerlint(...scan);
    assert.equal(again.status, 2);
    assert.match(again.err[0]!, /r\.jsonl\.part: holds the rows of a scan that was stopped\. Give --resume/);
    // As a machine leaves it that goes down while a row is written.
    writeFileSync(part, `${readFileSync(part, 'utf8').split('\n')[0]!}\n{"schema":1,"tool":{"na`);
    const { status, err } = await peerlint(...scan, '--resume');
    assert.equal(status, 1);
    assert.ok(
      err.some((line) => line.includes('1 of 12 reviews are done already')),
      err.join('\n'),
    );
    assert.deepEqual(
      named(linesIn(out).rows),
      numbers.map((n) => `${n}/review.md`),
    );
    assert.equal(existsSync(part), false);
  });

  it('lists a paper of which the reader dies or does not come back, and goes on', async () => {
    const at = filesOf({
      'conf/1/crash.md': paper,
      'conf/1/review.md': fairReview,
      'conf/2/hang.md': paper,
      'conf/2/review.md': fairReview,
      'conf/3/paper.md': paper,
      'conf/3/review.md': fairReview,
    });
    const err: string[] = [];
    const host: Host = {
      out: () => Promise.resolve(),
      err: (line) => void err.push(line),
      colour: false,
      width: 80,
    };
    const options: ScanOptions = {
      out: at('r.jsonl'),
      jobs: 1,
      detector: 'symbolic',
      threshold: 'balanced',
      policy: 'localModel',
    };
    const status = await runScan(at('conf'), options, host, {
      worker: new URL('./crashing-worker.ts', import.meta.url),
      limits: { cpu: 12, clock: 240 },
    });
    assert.equal(status, 2);
    const { rows, skipped } = linesIn(at('r.jsonl'));
    assert.deepEqual(named(rows), ['3/review.md']);
    assert.deepEqual(
      skipped.map(({ path: file, kind }) => [file, kind]),
      [
        ['1/review.md', 'failed'],
        ['2/review.md', 'failed'],
      ],
    );
    assert.match(skipped[0]!.reason, /Reading its paper \(1\/crash\.md\) broke off: .*SIGKILL/);
    assert.match(skipped[1]!.reason, /2\/hang\.md.*was stopped after \d+ s/);
    assert.equal(err.length, 2);
  });

  it('refuses what cannot be scanned in one line', async () => {
    const at = filesOf({ 'review.md': fairReview, 'none/notes.md': 'Nothing.\n' });
    const first = async (...args: string[]): Promise<string> => {
      const { status, err } = await peerlint('scan', ...args, ...symbolic);
      assert.equal(status, 2);
      return err[0]!;
    };
    assert.match(await first(at('nowhere')), /nowhere: does not exist\./);
    assert.match(await first(at('review.md')), /is no folder\. .*peerlint check/);
    assert.match(await first(at('none')), /none: holds no review that is recognised\./);
    assert.match(await first(at('none'), '--resume'), /--resume: needs the file .* Give --out/);
    rmSync(at('review.md'));
  });

  it('is shared out by GNU parallel as the README says', async function () {
    if (spawnSync('parallel', ['--version']).stdout?.toString().startsWith('GNU parallel') !== true)
      this.skip();
    const at = filesOf({ 'conf/paper.md': paper, 'conf/review.md': wrongReview });
    const command = `${process.execPath} --import tsx ${main} scan ${at('conf')} --detector symbolic --jobs 1 --shard {}/2 --out ${at('')}part-{}.jsonl`;
    spawnSync('parallel', [command, ':::', '1', '2'], { cwd: process.cwd() });
    const merged = await peerlint('merge', at('part-1.jsonl'), at('part-2.jsonl'), '--out', at('all.csv'));
    assert.equal(merged.status, 1);
    assert.match(readFileSync(at('all.csv'), 'utf8'), /review\.md/);
  });
});
