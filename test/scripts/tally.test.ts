import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
// @ts-expect-error plain JavaScript: runs before anything is installed
import { closingLine, readTally, sum, tally } from '../../scripts/lib/tally.mjs';

describe('counts of suites', () => {
  it('reads the last closing line of a suite', () => {
    const output = '3 passed, 0 failed\r\nmore\n  12 passed, 1 failed, 2 skipped\nbye\n';
    assert.deepEqual(readTally(1, output), tally(12, 1, 2));
  });

  it('counts a suite that dies, or says nothing, as failed', () => {
    assert.deepEqual(readTally(139, '5 passed, 0 failed\n'), tally(5, 1, 0));
    assert.deepEqual(readTally(0, 'all good!\n'), tally(0, 1, 0));
    assert.deepEqual(readTally(0, '0 passed, 0 failed\n'), tally(0, 1, 0));
  });

  it('takes a skipped suite for neither passed nor failed', () => {
    assert.deepEqual(readTally(0, '0 passed, 0 failed, 1 skipped\n'), tally(0, 0, 1));
  });

  it('adds up and names skips only where there are any', () => {
    const all = sum([tally(1, 2, 0), tally(10, 0, 0)]);
    assert.equal(closingLine(all), '11 passed, 2 failed');
    assert.equal(closingLine(sum([all, tally(0, 0, 4)])), '11 passed, 2 failed, 4 skipped');
  });
});
