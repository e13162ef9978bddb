import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { brierScore, calibrationError, reliabilityBins } from '../../../src/core/evaluate/calibration.ts';
import {
  fitPlatt,
  fitTemperature,
  logit,
  recalibrated,
  sigmoid,
} from '../../../src/core/evaluate/recalibration.ts';
import type { Scored } from '../../../src/core/evaluate/threshold-steps.ts';
import { close, handItems, referenceItems } from './reference-items.ts';

const items: Scored[] = [
  { wrong: true, score: 0.9 },
  { wrong: false, score: 0.8 },
  { wrong: true, score: 0.4 },
  { wrong: false, score: 0.3 },
];

describe('calibration', () => {
  it('is worked out by hand in two bins', () => {
    // Below .5: mean .35, 1 of 2 wrong, gap .15; above: mean .85, 1 of 2 wrong, gap .35. (2 * .15 + 2 * .35) / 4 = .25.
    const bins = reliabilityBins(items, 2);
    close(bins[0]?.meanScore, 0.35);
    close(bins[1]?.meanScore, 0.85);
    assert.deepEqual(
      bins.map(({ wrong }) => wrong),
      [
        { hits: 1, n: 2 },
        { hits: 1, n: 2 },
      ],
    );
    close(calibrationError(items, 2), 0.25);
    // (.1^2 + .8^2 + .6^2 + .3^2) / 4.
    close(brierScore(items), (0.01 + 0.64 + 0.36 + 0.09) / 4);
    // Twelve items; scikit-learn's brier_score_loss: 0.24.
    close(brierScore(handItems), 0.24);
  });

  it('is that of numpy and scikit-learn on 200 items', () => {
    close(calibrationError(referenceItems()), 0.19625);
    close(brierScore(referenceItems()), 0.18276449999999997);
  });

  it('puts a score on a border into the bin above, and 1 into the last', () => {
    const at = (score: number): number =>
      reliabilityBins([{ wrong: true, score }]).findIndex(({ wrong }) => wrong.n === 1);
    // 0.2, 0.4, 0.6 and 0.8 are borders of 15 bins, not all of them exact in binary.
    assert.deepEqual([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), [0, 3, 6, 9, 12, 14]);
    assert.equal(at(7 / 15), 7);
  });

  it('is null of nothing and refuses what is no probability', () => {
    assert.deepEqual([calibrationError([]), brierScore([])], [null, null]);
    for (const score of [-0.1, 1.1, Number.NaN])
      assert.throws(() => calibrationError([{ wrong: true, score }]), RangeError);
  });

  it('lies within 0..1 and is 0 for a detector that is always sure and right', () => {
    const scored = fc.record({ wrong: fc.boolean(), score: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(scored, { minLength: 1 }), (all) => {
        for (const value of [calibrationError(all), brierScore(all)])
          assert.ok(value !== null && value >= 0 && value <= 1);
        assert.equal(
          reliabilityBins(all).reduce((sum, { wrong }) => sum + wrong.n, 0),
          all.length,
        );
        const sure = all.map(({ wrong }) => ({ wrong, score: Number(wrong) }));
        assert.deepEqual([calibrationError(sure), brierScore(sure)], [0, 0]);
      }),
    );
  });
});

describe('recalibration', () => {
  it('finds the temperature that scipy finds', () => {
    // minimize_scalar of the mean log loss on the 200 items: temperature 0.8224821230675633.
    const { slope, offset } = fitTemperature(referenceItems());
    close(1 / slope, 0.8224821230675633, 1e-6);
    assert.equal(offset, 0);
  });

  it("finds Platt's sigmoid as scikit-learn does", () => {
    // _sigmoid_calibration of the logits: a -1.2989208, b 0.9944548, for 1 / (1 + exp(a x + b)).
    const { slope, offset } = fitPlatt(referenceItems());
    close(slope, 1.2989208329888293, 1e-4);
    close(offset, -0.9944548268600558, 1e-4);
  });

  it('undoes what made scores too sure', () => {
    // Groups whose share of wrong ones is known, scored with twice the logit of that share: the temperature is 2.
    const sure = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9].flatMap((share) =>
      Array.from({ length: 100 }, (_, i) => ({ wrong: i < share * 100, score: sigmoid(2 * logit(share)) })),
    );
    const fitted = fitTemperature(sure);
    close(fitted.slope, 0.5, 1e-4);
    const mended = sure.map(({ wrong, score }) => ({ wrong, score: recalibrated(score, fitted) }));
    close(calibrationError(mended), 0, 1e-4);
    assert.ok(calibrationError(sure)! > 0.05);
    close(fitPlatt(sure).slope, 0.5, 0.02);
    close(fitPlatt(sure).offset, 0, 0.02);
  });

  it('stays finite on separated classes, equal scores and one class', () => {
    const separated = [...Array.from({ length: 20 }, (_, i) => ({ wrong: i < 10, score: i < 10 ? 1 : 0 }))];
    const equal = separated.map(({ wrong }) => ({ wrong, score: 0.5 }));
    for (const fitted of [
      fitPlatt(separated),
      fitTemperature(separated),
      fitPlatt(equal),
      fitTemperature(equal),
    ]) {
      assert.ok(Number.isFinite(fitted.slope) && Number.isFinite(fitted.offset), JSON.stringify(fitted));
    }
    // Half are wrong and the score tells nothing: 1/2 it stays.
    close(recalibrated(0.5, fitPlatt(equal)), 0.5, 1e-6);
    const one = [{ wrong: true, score: 0.2 }];
    assert.deepEqual([fitPlatt(one), fitTemperature(one)], Array(2).fill({ slope: 1, offset: 0 }));
  });

  it('keeps the order of the scores', () => {
    const score = fc.double({ min: 0, max: 1, noNaN: true });
    const fitted = fitTemperature(referenceItems());
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        assert.ok(recalibrated(low, fitted) <= recalibrated(high, fitted));
      }),
    );
    close(recalibrated(0.37, { slope: 1, offset: 0 }), 0.37);
  });
});
