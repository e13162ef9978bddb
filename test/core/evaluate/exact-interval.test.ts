import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { betaQuantile, incompleteBeta } from '../../../src/core/evaluate/beta.ts';
import { clopperPearson, negativesNeeded, upperBound } from '../../../src/core/evaluate/exact-interval.ts';
import { wilson } from '../../../src/core/evaluate/interval.ts';
import { close } from './reference-items.ts';

describe('incomplete beta function', () => {
  it('agrees with scipy', () => {
    for (const [x, a, b, value] of [
      // By hand: 1 - 0.7^6 - 6 * 0.3 * 0.7^5 = 0.579825.
      [0.3, 2, 5, 0.579825],
      [0.5, 10, 10, 0.5],
      [0.01, 1, 300, 0.9509591059287141],
      [0.99, 300, 4, 0.6404789806604001],
      [0.2, 1000, 4000, 0.5028210395458625],
    ] as const)
      close(incompleteBeta(x, a, b), value, 1e-11);
    assert.deepEqual([incompleteBeta(0, 2, 3), incompleteBeta(1, 2, 3)], [0, 1]);
  });

  it('is undone by its quantile', () => {
    const size = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), size, size, (p, a, b) => {
        close(incompleteBeta(betaQuantile(p, a, b), a, b), p, 1e-9);
      }),
    );
  });
});

describe('Clopper-Pearson interval', () => {
  // scipy.stats.binomtest(hits, n).proportion_ci(method='exact'), and beta.ppf(.95, hits + 1, n - hits).
  it('agrees with scipy', () => {
    for (const [hits, n, low, high, oneSided] of [
      [0, 20, 0, 0.16843347098308548, 0.13910834066826516],
      [1, 29, 0.0008726468835971072, 0.17764429548841465, 0.1533920245261827],
      [15, 148, 0.05784401008344801, 0.16165049034947895, 0.15176837024062823],
      [81, 263, 0.25273674558504267, 0.36762192260134746, 0.35817849557578413],
      [20, 20, 0.8315665290169145, 1, 1],
      [2, 1260, 0.00019228742494306213, 0.0057220034205197065, 0.004988150715378576],
    ] as const) {
      const [from, to] = clopperPearson({ hits, n });
      close(from, low, 1e-9);
      close(to, high, 1e-9);
      close(upperBound({ hits, n }), oneSided, 1e-9);
    }
  });

  it('is worked out by hand where nothing was hit', () => {
    // (1 - p)^20 = 0.025 -> p = 1 - 0.025^(1/20).
    close(clopperPearson({ hits: 0, n: 20 })[1], 1 - 0.025 ** (1 / 20));
    assert.deepEqual(clopperPearson({ hits: 0, n: 0 }), [0, 1]);
  });

  it('turns with the share, holds it, and is the wider one about the middle', () => {
    const share = fc
      .tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([n, part]) => ({ hits: Math.round(n * part), n }));
    fc.assert(
      fc.property(share, ({ hits, n }) => {
        const [low, high] = clopperPearson({ hits, n });
        assert.ok(low >= 0 && low <= hits / n && hits / n <= high && high <= 1);
        const [turnedLow, turnedHigh] = clopperPearson({ hits: n - hits, n });
        close(turnedLow, 1 - high, 1e-9);
        close(turnedHigh, 1 - low, 1e-9);
        const [from, to] = wilson({ hits, n });
        assert.ok(high - low >= (to - from) * 0.95);
      }),
    );
  });
});

describe('negatives that a bound needs', () => {
  it('is worked out by hand without a false alarm', () => {
    // (1 - rate)^n <= 0.05: n >= ln 0.05 / ln(1 - rate) = 597.6 for 0.5 %, 2994.2 for 0.1 %, 58.4 for 5 %.
    assert.equal(negativesNeeded(0.005), 598);
    assert.equal(negativesNeeded(0.001), 2995);
    assert.equal(negativesNeeded(0.05), 59);
  });

  it('is the smallest with two of them', () => {
    const n = negativesNeeded(0.005, 2);
    assert.ok(upperBound({ hits: 2, n }) <= 0.005 && upperBound({ hits: 2, n: n - 1 }) > 0.005);
    assert.ok(n > 1250 && n < 1260, String(n));
  });
});
