import type { Alignment } from './alignment.ts';

/** A logistic model over some of the figures of an alignment. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** 0..1 by the model. */
export function probability({ bias, weights }: Weights, x: Alignment): number {
  let z = bias;
  for (const [name, weight] of Object.entries(weights)) z += weight * (x[name] ?? 0);
  return 1 / (1 + Math.exp(-z));
}

/** Learned on the fitting papers: counts written wrong or altered at random against counts of untouched reviews. */
export const countWeights: Weights = {
  bias: -6.031,
  weights: {
    context: 2.468,
    besides: 0.284,
    tight: 0.211,
    near: 0.026,
    same: 3.356,
    modifiers: 1.256,
    modified: 0.627,
    agreeing: 0.853,
    values: -0.199,
    ratio: 0.16,
    above: 1.06,
    two: -2.807,
    paperTwo: -0.67,
    asked: -1.048,
    compound: 1.088,
    anchored: -0.997,
    digits: -0.294,
    early: 0.106,
    local: -1.17,
  },
};

/** The same for numbers with a unit; figures of which the fitting papers have too few cases are left out. */
export const measureWeights: Weights = {
  bias: -0.361,
  weights: {
    context: 2.253,
    besides: 0.405,
    tight: 0.099,
    near: 0.881,
    label: 1.248,
    agreeing: 0.11,
    values: -0.487,
    ratio: -0.186,
    above: 0.281,
    anchored: -0.641,
    range: -1.552,
    digits: -0.37,
    percent: 0.458,
    times: 0.698,
    delta: 0.961,
    deltas: 1.13,
    points: -1.271,
    early: 0.696,
    local: -1.112,
    computed: -0.855,
    derived: -0.861,
    cell: -6.977,
  },
};
