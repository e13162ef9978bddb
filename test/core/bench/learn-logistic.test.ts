import assert from 'node:assert/strict';
import { learnLogistic } from '../../../src/core/bench/learn-logistic.ts';

const row = (features: number[], positive: boolean, weight = 1) => ({ features, positive, weight });

describe('logistic regression', () => {
  it('has the log odds as its constant where no feature tells', () => {
    const rows = [row([0], true), row([0], true), row([0], true), row([0], false)];
    assert.deepEqual(learnLogistic(rows), [Number(Math.log(3).toFixed(4)), 0]);
  });

  it('counts a row as often as it weighs', () => {
    assert.deepEqual(learnLogistic([row([0], true, 3), row([0], false)]), [
      Number(Math.log(3).toFixed(4)),
      0,
    ]);
  });

  it('finds the odds ratio of a yes-or-no feature, all but the penalty', () => {
    // Odds 1:3 without the feature and 3:1 with it: constant -log 3, weight 2 log 3.
    const rows = [0, 1].flatMap((x) => [1, 2, 3, 4].map((n) => row([x], x === 1 ? n < 4 : n === 4, 100)));
    const [constant, weight] = learnLogistic(rows, 1e-6);
    assert.ok(Math.abs(constant! + Math.log(3)) < 1e-3);
    assert.ok(Math.abs(weight! - 2 * Math.log(3)) < 1e-3);
  });

  it('stays finite where the classes are apart', () => {
    const weights = learnLogistic([row([0], false), row([1], true)]);
    assert.ok(weights.every(Number.isFinite));
  });

  it('refuses rows of unequal length', () => {
    assert.throws(() => learnLogistic([row([0], false), row([0, 1], true)]), /unequal/);
  });
});
