import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'mocha';
import { filesOf, peerlint } from './cli.ts';

describe('command line: the password of a PDF', () => {
  const at = filesOf({ right: 'user\n', wrong: 'guess\n' });
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
});
