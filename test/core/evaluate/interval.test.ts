import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatShare, shareOf, wilson } from '../../../src/core/evaluate/interval.ts';

describe('Wilson interval', () => {
  // Reference values: Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it('agrees with published values', () => {
    for (const [hits, n, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const [from, to] = wilson({ hits, n });
      assert.ok(Math.abs(from - low) < 0.0001, `${hits}/${n} low ${from}`);
      assert.ok(Math.abs(to - high) < 0.0001, `${hits}/${n} high ${to}`);
    }
  });

  it('knows nothing of nothing', () => {
    assert.deepEqual(wilson({ hits: 0, n: 0 }), [0, 1]);
    assert.equal(formatShare({ hits: 0, n: 0 }), '0/0');
  });

  it('prints the count and, below one percent, two decimals', () => {
    assert.match(formatShare({ hits: 5, n: 1000 }), /^5\/1000 = 0\.50 % \[0\.21, 1\.2\]$/);
    assert.match(formatShare({ hits: 20, n: 20 }), /^20\/20 = 100\.0 % \[83\.9, 100\.0\]$/);
  });

  it('counts', () => {
    assert.deepEqual(
      shareOf([1, 2, 3, 4], (n) => n > 3),
      { hits: 1, n: 4 },
    );
  });
});
