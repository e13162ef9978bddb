import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { filesOf, peerlint } from './cli.ts';

describe('command line: the password of a PDF', () => {
  const files: Record<string, string | Uint8Array> = {
    right: 'user\n',
    bom: '\uFEFFuser\n',
    utf16le: Buffer.from('\uFEFFuser\r\n', 'utf16le'),
    utf16be: Buffer.from('\uFEFFuser\n', 'utf16le').swap16(),
    second: '\r\nguess\r\nuser\r\n',
    eighth: `${'guess\n'.repeat(7)}user`,
    wrong: 'guess\n',
    several: 'guess\nother\n',
    ninth: `${'guess\n'.repeat(8)}user`,
    empty: '',
    blank: '\n\r\n',
    separator: 'one\u2028two\u0085three\n',
  };
  const at = filesOf(files);
  const encrypted = fileURLToPath(new URL('../fixtures/pdf/encrypted-user.pdf', import.meta.url));
  const before = process.env['PEERLINT_PDF_PASSWORD'];
  const read = (password: string, ...more: string[]) => {
    process.env['PEERLINT_PDF_PASSWORD'] = password;
    return peerlint('paper', encrypted, ...more);
  };
  afterEach(() => {
    if (before === undefined) delete process.env['PEERLINT_PDF_PASSWORD'];
    else process.env['PEERLINT_PDF_PASSWORD'] = before;
  });

  it('may come from the environment', async () => {
    assert.equal((await read('user')).status, 0);
  });

  it('is taken from the file where both are given', async () => {
    assert.equal((await read('guess', '--password-file', at('right'))).status, 0);
    assert.equal((await read('user', '--password-file', at('wrong'))).status, 2);
  });

  it('is asked for where the variable is empty', async () => {
    const { status, err } = await read('');
    assert.equal(status, 2);
    assert.match(
      err.join('\n'),
      /is encrypted\. Give its password with --password-file or in PEERLINT_PDF_PASSWORD/,
    );
  });

  it('is never printed; a wrong one is one line with the mend', async () => {
    const { status, out, err } = await read('guess');
    assert.equal(status, 2);
    assert.equal(out, '');
    assert.equal(err.length, 1);
    assert.match(
      err[0]!,
      /the password is wrong\. Correct it in the file of --password-file or in PEERLINT_PDF_PASSWORD/,
    );
    assert.ok(!err[0]!.includes('guess'));
  });

  it('is read from files as editors of all systems write them', async () => {
    for (const name of ['right', 'bom', 'utf16le', 'utf16be', 'second', 'eighth'])
      assert.equal((await read('', '--password-file', at(name))).status, 0, name);
  });

  it('ends with its line, not at another kind of break', async () => {
    const { readPasswords } = await import('../../src/cli/read-passwords.ts');
    assert.deepEqual((await readPasswords(at('separator'))).passwords, ['one\u2028two\u0085three']);
  });

  const refusals: readonly (readonly [string, RegExp])[] = [
    ['wrong', /is encrypted, and the password in \S+wrong does not open it\. Write the right one/],
    ['several', /is encrypted, and none of the passwords in \S+several opens it\. Write the right one/],
    ['ninth', /none of the passwords in \S+ninth opens it\. .*the first 8 are tried\./],
    ['empty', /is encrypted, and \S+empty holds no password\. Write it into that file\./],
    ['blank', /is encrypted, and \S+blank holds no password\. Write it into that file\./],
  ];
  for (const [name, message] of refusals)
    it(`names the file where it holds no right one: ${name}`, async () => {
      const { status, err } = await read('user', '--password-file', at(name));
      assert.deepEqual([status, err.length], [2, 1]);
      assert.match(err[0]!, message);
      assert.doesNotMatch(err[0]!, /guess|other/);
    });

  it('is not asked of a file that never ends for ever', async function () {
    if (process.platform !== 'linux') this.skip();
    const { status, err } = await read('', '--password-file', '/dev/zero');
    assert.deepEqual([status, err.length], [2, 1]);
  });
});
