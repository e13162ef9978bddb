import type { CoarseType } from '../findings/finding.ts';
import type { ModelState } from './detector-config.ts';
import type { DetectorModel, PairOutput } from './detector-model.ts';
import type { NearUnit } from './rank-units.ts';
import { softmax } from './softmax.ts';
import { wrongSpans, type ScoredSpan } from './wrong-spans.ts';

/** What the model says of a sentence. */
export interface Reading {
  /** Calibrated logit that it is wrong. */
  readonly wrong: number;
  /** Probabilities (sum 1) of the types, if it is wrong. */
  readonly types: Readonly<Record<CoarseType, number>>;
  /** Probabilities (sum 1) of what the excerpt says of it. */
  readonly states: Readonly<Record<ModelState, number>>;
  /** What is wrong if anything is, best first; UTF-16 ranges in the sentence. */
  readonly spans: readonly ScoredSpan[];
  /** What the model read of the paper, nearest first. */
  readonly units: readonly NearUnit[];
  /** Cosine of the nearest of all units; 0 where there is none. */
  readonly topCosine: number;
}

/** Whether what was read of the paper likely speaks of the sentence, for or against it. */
export function isSpokenOf({ states }: Reading): boolean {
  return states['not-found'] < Math.max(states.contradicted, states.supported);
}

/** @param topCosine of all units; `units` are those that were read, nearest first */
export function readingOf(
  text: string,
  output: PairOutput,
  units: readonly NearUnit[],
  topCosine: number,
  { config }: DetectorModel,
): Reading {
  return {
    wrong: output.wrong / config.temperature,
    types: named(config.types, softmax(output.types)),
    states: named(config.states, softmax(output.states)),
    spans: wrongSpans(text, output.pieces),
    units,
    topCosine,
  };
}

function named<T extends string>(names: readonly T[], values: readonly number[]): Record<T, number> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<T, number>;
}
