import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { InputError } from '../../src/core/input-error.ts';
import { AllowedFiles } from '../../src/node/allowed-files.ts';

describe('files that someone else may name', () => {
  let base = '';
  let files: AllowedFiles;
  const at = (...names: string[]) => path.join(base, ...names);

  before(async () => {
    base = realpathSync(mkdtempSync(path.join(tmpdir(), 'peerlint-files-')));
    for (const folder of ['in/deep', 'in-too', 'second', '..in']) mkdirSync(at(folder), { recursive: true });
    for (const file of ['in/a.md', 'in/deep/b.md', 'in-too/c.md', 'second/d.md', 'secret.md', 'in/..e.md'])
      writeFileSync(at(file), 'x');
    symlinkSync(at('secret.md'), at('in/link.md'));
    symlinkSync(at(), at('in/up'));
    symlinkSync(at('second/d.md'), at('in/over.md'));
    symlinkSync('loop.md', at('in/loop.md'));
    symlinkSync(at('in'), at('by-link'));
    files = await AllowedFiles.below([at('by-link'), at('second')]);
  });
  after(() => {
    rmSync(base, { recursive: true });
  });

  it('lie below the roots, wherever links lead within them', async () => {
    assert.equal(await files.file('a.md'), at('in/a.md'));
    assert.equal(await files.file('./deep/../deep/b.md'), at('in/deep/b.md'));
    assert.equal(await files.file(at('second/d.md')), at('second/d.md'));
    assert.equal(await files.file('over.md'), at('second/d.md'));
    assert.equal(await files.file('../second/d.md'), at('second/d.md'));
    assert.equal(await files.file('..e.md'), at('in/..e.md'));
    assert.equal(await files.file('b.md', at('in/deep')), at('in/deep/b.md'));
  });

  it('are refused in the same words whether they exist or not', async () => {
    const outside = ['../secret.md', '../none.md', 'link.md', 'up/secret.md', 'up/none.md', 'loop.md'];
    const strange = ['', '.', 'deep', 'none.md', 'a\0.md', '/etc/passwd', 'x'.repeat(5000)];
    const said = new Set<string>();
    for (const given of [...outside, ...strange, at('secret.md'), at('in-too/c.md'), at('in')]) {
      const error: unknown = await files.file(given, undefined, 'it').then(
        (file) => assert.fail(`${given} is ${file}`),
        (reason: unknown) => reason,
      );
      assert.ok(error instanceof InputError, given);
      said.add(error.message);
    }
    assert.deepEqual(
      [...said],
      ['it: is no file that may be read from here. Name a file in the folder that was opened for this.'],
    );
  });

  it('are no pipes', async function () {
    if (process.platform === 'win32') this.skip();
    execFileSync('mkfifo', [at('in/pipe.md')]);
    await assert.rejects(files.file('pipe.md'), InputError);
  });

  it('want folders as roots', async () => {
    for (const root of [at('in/a.md'), at('nowhere')])
      await assert.rejects(AllowedFiles.below([root]), /is no folder\. Name a folder that exists\./);
  });
});
