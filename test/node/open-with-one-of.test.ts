import assert from 'node:assert/strict';
import { LockedError } from '../../src/node/locked-error.ts';
import { openWithOneOf } from '../../src/node/open-with-one-of.ts';

describe('openWithOneOf', () => {
  const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301'];
  const lock = (right: string) => (password: string | undefined) =>
    password === right
      ? Promise.resolve('open')
      : Promise.reject(new LockedError('p.pdf', password !== undefined));

  it('tries a password in the other way to write its accents', async () => {
    assert.equal(await openWithOneOf([composed], lock(decomposed)), 'open');
    assert.equal(await openWithOneOf([decomposed], lock(composed)), 'open');
  });

  it('rejects as the file does where none opens it', async () => {
    await assert.rejects(openWithOneOf(['a', 'b'], lock('c')), { wrong: true });
    await assert.rejects(openWithOneOf([], lock('c')), { wrong: false });
  });

  it('tries no other one on a file that is damaged', async () => {
    let tries = 0;
    const damaged = () => {
      tries += 1;
      return Promise.reject(new Error('damaged'));
    };
    await assert.rejects(openWithOneOf(['a', 'b'], damaged), /damaged/);
    assert.equal(tries, 1);
  });
});
