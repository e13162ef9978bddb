import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fairReview, filesOf, paper } from './cli.ts';

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const tsx = fileURLToPath(new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url));
const command = [process.execPath, '--import', tsx, main];
const wrong = fairReview.replace('69 layers', '96 layers');

describe('the command line, when the machine fails', function () {
  this.timeout(240_000);
  const isolated = ['unshare', '-rm', '--', 'sh', '-ec'];
  const mayMount = spawnSync(isolated[0]!, [...isolated.slice(1), 'mount -t tmpfs none /mnt']).status === 0;

  /** Runs a script of the shell with mounts of its own; "$@" is the command line. */
  function inMounts(script: string, where: string) {
    const { status, stdout, stderr } = spawnSync(
      isolated[0]!,
      [...isolated.slice(1), script.replaceAll('FOLDER', where), 'sh', ...command],
      { encoding: 'utf8', env: { ...process.env, XDG_CACHE_HOME: where, HOME: where } },
    );
    return { status, out: stdout, err: stderr };
  }

  it('checks without keeping anything where the disk is full', function () {
    if (!mayMount) this.skip();
    const at = filesOf({ 'paper.md': paper, 'review.md': wrong, 'disk/.keep': '' });
    const fill = 'mount -t tmpfs -o size=4k none FOLDER; head -c 4096 /dev/zero > FOLDER/full || true;';
    const { status, out, err } = inMounts(
      `${fill} "$@" check ${at('review.md')} --paper ${at('paper.md')} --detector symbolic`,
      at('disk'),
    );
    assert.equal(status, 1, err);
    assert.match(out, /96/);
  });

  it('says in one line that a scan’s results do not fit on the disk', function () {
    if (!mayMount) this.skip();
    const at = filesOf({ 'conf/paper.md': paper, 'conf/review.md': wrong, 'disk/.keep': '' });
    const fill = 'mount -t tmpfs -o size=4k none FOLDER; head -c 4096 /dev/zero > FOLDER/full || true;';
    const { status, err } = inMounts(
      `${fill} "$@" scan ${at('conf')} --out FOLDER/all.jsonl --jobs 1 --detector symbolic`,
      at('disk'),
    );
    assert.equal(status, 2, err);
    const last = err.trim().split('\n').at(-1)!;
    assert.match(last, /all\.jsonl/);
    assert.doesNotMatch(err, /internal error|\n\s+at /);
  });

  it('scans a folder that nobody may write to', function () {
    if (!mayMount) this.skip();
    const at = filesOf({ 'conf/paper.md': paper, 'conf/review.md': wrong });
    const { status, out, err } = inMounts(
      'mount --bind FOLDER FOLDER; mount -o remount,bind,ro FOLDER; "$@" scan FOLDER --jobs 1 --detector symbolic --format json',
      at('conf'),
    );
    assert.equal(status, 1, err);
    assert.match(out, /96/);
  });

  it('accounts for every review of a folder whose files go while it is scanned', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `conf/${String(i).padStart(2, '0')}`);
    const files = names.flatMap((name) => [
      [`${name}/paper.md`, paper],
      [`${name}/review.md`, wrong],
    ]);
    const at = filesOf(Object.fromEntries(files) as Record<string, string>);
    const out = path.join(at('conf'), '../all.jsonl');
    const scan = [
      ...command.slice(1),
      'scan',
      at('conf'),
      '--out',
      out,
      '--jobs',
      '1',
      '--detector',
      'symbolic',
    ];
    const child = spawn(process.execPath, scan, { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += String(data)));
    const rows = () =>
      existsSync(`${out}.part`) ? readFileSync(`${out}.part`, 'utf8').split('\n').length - 1 : 0;
    const timer = setInterval(() => {
      if (rows() < 1) return;
      clearInterval(timer);
      for (const name of names.slice(6)) rmSync(at(name), { recursive: true, force: true });
    }, 5);
    const status = await new Promise((resolve) => child.on('close', resolve));
    clearInterval(timer);
    assert.doesNotMatch(err, /internal error/);
    const lines = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { review?: { path: string }; skipped?: { path: string }[] });
    const told = new Set(
      lines.flatMap(({ review, skipped }) => [review?.path, ...(skipped ?? []).map((one) => one.path)]),
    );
    for (const name of names) assert.ok(told.has(`${name.slice(5)}/review.md`), `${name}: ${err}`);
    assert.ok(status === 1 || status === 2);
  });
});
