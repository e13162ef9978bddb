import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

  it('names a mistake in one line', async () => {
    for (const args of [['cache'], ['cache', 'clean'], ['cache', 'clear', 'all']]) {
      const { status, err } = await peerlint(...args);
      assert.equal(status, 2, args.join(' '));
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, /peerlint cache --help\.$/);
    }
  });
});
