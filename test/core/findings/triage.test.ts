import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readTriage, writeTriage } from '../../../src/core/findings/triage.ts';

describe('the file of states and notes', () => {
  it('is sorted, one claim a line, and without those that say nothing', () => {
    const text = writeTriage([
      { claim: 'c', state: 'open' },
      { claim: 'b', state: 'confirmed', note: 'see p. 4' },
      { claim: 'a', state: 'open', note: 'ask' },
    ]);
    assert.deepEqual(readTriage(text), [
      { claim: 'a', state: 'open', note: 'ask' },
      { claim: 'b', state: 'confirmed', note: 'see p. 4' },
    ]);
    assert.equal(text.split('\n').filter((line) => line.includes('claim')).length, 2);
  });

  it('is null for everything else', () => {
    for (const bad of ['', '{}', '[]', '{"schema":1,"findings":[{"claim":"a","state":"maybe"}]}'])
      assert.equal(readTriage(bad), null, bad);
    assert.deepEqual(readTriage(writeTriage([])), []);
  });
});
