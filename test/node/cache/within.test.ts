import assert from 'node:assert/strict';
import { within } from '../../../src/node/cache/within.ts';

describe('within', () => {
  it('gives what the work gives in time', async () => {
    assert.equal(await within(60_000, Promise.resolve('paper')), 'paper');
  });

  it('gives nothing of work that fails', async () => {
    assert.equal(await within(60_000, Promise.reject(new Error('full'))), undefined);
  });

  it('does not wait for work that never ends', async () => {
    assert.equal(await within(10, new Promise(() => undefined)), undefined);
  });
});
