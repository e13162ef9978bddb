import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { filesOf, peerlint } from './cli.ts';

describe('command line: cache', () => {
  const at = filesOf({ 'cache/other': 'not of PeerLint' });
  const variable = process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME';
  const before = process.env[variable];
  const folder = path.join(at('cache'), 'peerlint');

  beforeEach(function () {
    // macOS has no variable for it, and the user's own cache is not for tests.
    if (process.platform === 'darwin') this.skip();
    process.env[variable] = at('cache');
  });
  afterEach(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, variable);
    else process.env[variable] = before;
  });

  it('says where it lies', async () => {
    assert.deepEqual(await peerlint('cache', 'path'), { status: 0, out: `${folder}\n`, err: [] });
  });

  it('clears all and says how much that was', async () => {
    assert.equal((await peerlint('cache', 'clear')).out, 'Removed 0 papers (0 bytes).\n');
    mkdirSync(folder);
    writeFileSync(path.join(folder, `${'a'.repeat(64)}.paper`), '12345');
    assert.equal((await peerlint('cache', 'clear')).out, 'Removed 1 paper (5 bytes).\n');
    assert.ok(!existsSync(folder));
    assert.ok(existsSync(at('cache/other')));
  });

  it('says in one line what cannot be cleared', async () => {
    writeFileSync(folder, 'a file');
    const { status, out, err } = await peerlint('cache', 'clear');
    assert.equal(status, 2);
    assert.equal(out, '');
    assert.equal(err.length, 1);
    assert.match(err[0]!, /cannot be cleared \(ENOTDIR\)/);
  });

  describe('of a built program', () => {
    const sample = fileURLToPath(new URL('../fixtures/sample/', import.meta.url));
    const check = ['check', `${sample}review.md`, '--paper', `${sample}paper.pdf`, '--format', 'json'];
    const kept = () => (existsSync(folder) ? readdirSync(folder).length : 0);
    const build = globalThis as { peerlintReaderVersion?: string };
    beforeEach(() => {
      build.peerlintReaderVersion = 'test';
      rmSync(folder, { recursive: true, force: true });
    });
    afterEach(() => {
      delete build.peerlintReaderVersion;
    });

    it('says the same of a review and of a paper, read anew or found again', async () => {
      for (const command of [check, ['paper', `${sample}paper.pdf`, '--format', 'json']]) {
        const plain = await peerlint(...command, '--no-cache');
        assert.equal(kept(), 0);
        assert.deepEqual(await peerlint(...command), plain);
        assert.equal(kept(), 1);
        assert.deepEqual(await peerlint(...command), plain);
        assert.match((await peerlint('cache', 'clear')).out, /^Removed 1 paper \(\d+ bytes\)\.$/m);
        assert.equal(kept(), 0);
      }
    });

    it('goes on reading where nothing can be kept', async () => {
      writeFileSync(folder, 'a file');
      const { status, err } = await peerlint(...check);
      assert.deepEqual([status, err], [1, []]);
    });

    it('is used by a check of many reviews once', async () => {
      await peerlint('check', check[1]!, check[1]!, ...check.slice(2));
      assert.equal(kept(), 1);
    });
  });

  it('is not used from source, whose reader changes as it is edited', async () => {
    rmSync(folder, { recursive: true, force: true });
    const paper = fileURLToPath(new URL('../fixtures/sample/paper.pdf', import.meta.url));
    assert.equal((await peerlint('paper', paper)).status, 0);
    assert.ok(!existsSync(folder));
  });

  it('names a mistake in one line', async () => {
    for (const args of [['cache'], ['cache', 'clean'], ['cache', 'clear', 'all']]) {
      const { status, err } = await peerlint(...args);
      assert.equal(status, 2, args.join(' '));
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, /peerlint cache --help\.$/);
    }
  });
});
