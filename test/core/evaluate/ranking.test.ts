import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { auroc, averagePrecision } from '../../../src/core/evaluate/areas.ts';
import { bestF1Threshold } from '../../../src/core/evaluate/best-threshold.ts';
import { thresholdForRate } from '../../../src/core/evaluate/false-positive-rate.ts';
import { thresholdSteps, type Scored } from '../../../src/core/evaluate/threshold-steps.ts';
import { close, handItems, referenceItems } from './reference-items.ts';

const wrong = (...scores: number[]): Scored[] => scores.map((score) => ({ wrong: true, score }));
const clean = (...scores: number[]): Scored[] => scores.map((score) => ({ wrong: false, score }));
const items = fc.array(
  fc.record({ wrong: fc.boolean(), score: fc.integer({ min: 0, max: 20 }).map((n) => n / 20) }),
  { minLength: 1, maxLength: 60 },
);

describe('thresholds', () => {
  it('flag equal scores together', () => {
    assert.deepEqual(thresholdSteps([...wrong(0.5, 0.9), ...clean(0.5)]), {
      positives: 2,
      negatives: 1,
      steps: [
        { threshold: 0.9, tp: 1, fp: 0 },
        { threshold: 0.5, tp: 2, fp: 1 },
      ],
    });
  });

  it('refuse scores that are no numbers', () => {
    assert.throws(() => thresholdSteps(wrong(0.2, Number.NaN)), RangeError);
    assert.throws(() => auroc(wrong(Infinity)), RangeError);
  });
});

describe('AUROC', () => {
  it('counts pairs, ties half', () => {
    // Pairs: (0.8 > 0.3), (0.8 > 0.5), (0.5 > 0.3), (0.5 = 0.5): 3.5 of 4.
    close(auroc([...wrong(0.8, 0.5), ...clean(0.3, 0.5)]), 3.5 / 4);
    close(auroc([...wrong(0.4, 0.4), ...clean(0.4)]), 0.5);
    close(auroc([...wrong(0.1), ...clean(0.9)]), 0);
    // Wrong .9 beats 7; .8 beats 6 and ties 1; .7 beats 5, ties 1; .5 beats 3, ties 1; .3 beats 1, ties 1:
    // 22 + 4/2 = 24 of 5 * 7. scikit-learn: 0.6857142857142857.
    close(auroc(handItems), 24 / 35);
  });

  it('is that of scikit-learn on 200 items', () => {
    close(auroc(referenceItems()), 0.807909604519774);
  });

  it('is null where a class is empty', () => {
    assert.deepEqual([auroc([]), auroc(wrong(1)), auroc(clean(0))], [null, null, null]);
  });

  it('is 1 - AUROC for turned scores, the share of pairs, and blind to any rising transform', () => {
    fc.assert(
      fc.property(items, (all) => {
        const area = auroc(all);
        const pairs = all
          .filter((one) => one.wrong)
          .flatMap((a) => all.filter((b) => !b.wrong).map((b) => [a, b]));
        if (area === null) {
          assert.equal(pairs.length, 0);
          return;
        }
        close(auroc(all.map((one) => ({ ...one, score: -one.score }))), 1 - area);
        close(auroc(all.map((one) => ({ ...one, score: Math.exp(one.score) }))), area);
        const won = pairs.map(([a, b]) => (a!.score > b!.score ? 1 : a!.score === b!.score ? 0.5 : 0));
        close(won.reduce<number>((sum, one) => sum + one, 0) / pairs.length, area);
      }),
    );
  });
});

describe('average precision', () => {
  it('is worked out by hand, ties as one step', () => {
    // Steps (tp/flagged): .9 1/1; .8 2/3; .7 3/5; .6 3/6; .5 4/8; .4 4/9; .3 5/11; .1 5/12. Each new recall is 1/5:
    // (1 + 2/3 + 3/5 + 4/8 + 5/11) / 5. scikit-learn: 0.6442424242424243.
    close(averagePrecision(handItems), (1 + 2 / 3 + 3 / 5 + 4 / 8 + 5 / 11) / 5);
    close(averagePrecision(handItems), 0.6442424242424243);
    close(averagePrecision([...wrong(0.5, 0.5), ...clean(0.5, 0.5)]), 0.5);
  });

  it('is that of scikit-learn on 200 items', () => {
    close(averagePrecision(referenceItems()), 0.7193812058212049);
  });

  it('is null without positives, 1 without negatives', () => {
    assert.equal(averagePrecision(clean(0.1, 0.9)), null);
    assert.equal(averagePrecision(wrong(0.1, 0.9)), 1);
  });

  it('lies within 0..1 and does not depend on the order of the items', () => {
    fc.assert(
      fc.property(items, (all) => {
        const area = averagePrecision(all);
        assert.ok(area === null || (area > 0 && area <= 1));
        assert.equal(averagePrecision([...all].reverse()), area);
      }),
    );
  });
});

describe('threshold with the best F1', () => {
  it('is worked out by hand, the higher of two that tie', () => {
    // tp, flagged: .9 1/1 -> 2/6; .8 2/3 -> 4/8; .7 3/5 -> 6/10; .6 -> 6/11; .5 4/8 -> 8/13; .4 -> 8/14; .3 10/16.
    assert.deepEqual(bestF1Threshold(handItems), { threshold: 0.3, f1: 10 / 16 });
    // .9: 2*1/(1 + 2); .5: 2/(3 + 2); .4: 4/(4 + 2). The first and the last tie.
    assert.equal(bestF1Threshold([...wrong(0.9, 0.4), ...clean(0.5, 0.5)])?.threshold, 0.9);
  });

  it('is that of scikit-learn on 200 items', () => {
    const best = bestF1Threshold(referenceItems());
    assert.equal(best?.threshold, 0.59);
    close(best.f1, 0.609375);
  });

  it('does not exist without positives', () => {
    assert.equal(bestF1Threshold(clean(0.1, 0.2)), null);
    assert.equal(bestF1Threshold([]), null);
  });
});

describe('threshold for a false-positive rate', () => {
  it('is that of scikit-learn on 200 items', () => {
    // roc_curve: 141 negatives, 59 positives; no interpolation.
    for (const [rate, threshold, fpr, tpr] of [
      [0.001, 0.76, 0, 0.3898305084745763],
      [0.005, 0.76, 0, 0.3898305084745763],
      [0.01, 0.74, 0.0070921985815602835, 0.4067796610169492],
      [0.05, 0.71, 0.04964539007092199, 0.4406779661016949],
    ] as const) {
      const found = thresholdForRate(referenceItems(), rate);
      assert.equal(found.threshold, threshold);
      close(found.falsePositives.hits / found.falsePositives.n, fpr);
      close(found.truePositives.hits / found.truePositives.n, tpr);
    }
  });

  it('allows as many false alarms as the rate says, though 0.29 * 100 is less than 29 in binary', () => {
    const found = thresholdForRate(
      [...wrong(0.01), ...clean(...Array.from({ length: 100 }, (_, i) => i / 100))],
      0.29,
    );
    assert.equal(found.falsePositives.hits, 29);
    assert.equal(found.threshold, 0.71);
  });

  it('flags nothing where the highest score is a false alarm too many', () => {
    const found = thresholdForRate([...wrong(0.9, 0.8), ...clean(0.9, 0.1)], 0.01);
    assert.equal(found.threshold, null);
    assert.deepEqual(found.truePositives, { hits: 0, n: 2 });
    assert.equal(thresholdForRate([], 0.01).threshold, null);
  });

  it('says what so many negatives can support', () => {
    // No false alarm among 20: the true rate is at most 1 - 0.05^(1/20) = 13.9 %, however few were asked for.
    const found = thresholdForRate([...wrong(1), ...clean(...Array.from({ length: 20 }, () => 0))], 0.01);
    close(found.upper, 1 - 0.05 ** (1 / 20));
    close(found.floor, 1 - 0.05 ** (1 / 20));
    assert.equal(thresholdForRate(wrong(1), 0.01).floor, 1);
  });

  it('never finds less at a higher rate, and keeps the rate', () => {
    fc.assert(
      fc.property(items, (all) => {
        const found = [0, 0.1, 0.3, 1].map((rate) => thresholdForRate(all, rate));
        found.forEach(({ rate, falsePositives, truePositives }, at) => {
          assert.ok(falsePositives.hits <= rate * falsePositives.n + 1e-9);
          assert.ok(truePositives.hits >= (found[at - 1]?.truePositives.hits ?? 0));
        });
      }),
    );
  });
});
