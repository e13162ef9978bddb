import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bestThreshold, detection } from '../../../src/core/bench/detection.ts';
import type { Scored } from '../../../src/core/evaluate/threshold-steps.ts';

const wrong = (...scores: number[]): Scored[] => scores.map((score) => ({ wrong: true, score }));
const clean = (...scores: number[]): Scored[] => scores.map((score) => ({ wrong: false, score }));
const close = (a: number, b: number): void => {
  assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);
};

describe('detection figures', () => {
  it('weighs negatives so that the classes are equal', () => {
    // 2 positives, one found; 8 negatives, two flagged: 0.5 of the 2 that a 1:1 draw would hold.
    const items = [...wrong(0.9, 0.1), ...clean(0.8, 0.7, 0, 0, 0, 0, 0, 0)];
    const figures = detection(items, 0.5);
    close(figures.recall, 0.5);
    close(figures.precision, 1 / 1.5);
    close(figures.f1, 2 / (2 + 0.5 + 1));
    // tp 1, fp 0.5, fn 1, tn 1.5
    close(figures.mcc, (1 * 1.5 - 0.5 * 1) / Math.sqrt(1.5 * 2 * 2 * 2.5));
  });

  it('is perfect on separated classes and zero when nothing is flagged', () => {
    const items = [...wrong(0.9, 0.8), ...clean(0.2, 0.1)];
    const { precision, recall, f1, mcc, auroc: area } = detection(items, 0.5);
    assert.deepEqual([precision, recall, f1, mcc, area], [1, 1, 1, 1, 1]);
    const none = detection(items, 0.95);
    assert.deepEqual([none.precision, none.recall, none.f1, none.mcc], [0, 0, 0, 0]);
  });

  it('chooses the threshold with the highest balanced F1', () => {
    // At 0.6: tp 2, fp 1 -> 0.8; at 0.9: tp 1 -> 2/3; at 0: tp 2, fp 2 -> 2/3.
    assert.equal(bestThreshold([...wrong(0.9, 0.6), ...clean(0.7, 0)]), 0.6);
  });

  it('never cuts between equal scores', () => {
    const items = [...wrong(0.5, 0.5), ...clean(0.5, 0.1)];
    const threshold = bestThreshold(items);
    assert.equal(threshold, 0.5);
    assert.equal(detection(items, threshold).recall, 1);
    close(detection(items, threshold).precision, 2 / 3);
  });
});
