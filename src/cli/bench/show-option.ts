import { InvalidArgumentError } from 'commander';
import type { Showing } from '../../core/bench/format-samples.ts';

/** Which sentences to print, and at most how many. */
export type Show = readonly [which: Showing, count: number];

/** Reads `--show missed 20`, value by value. */
export function readShow(value: string, before: Show | undefined): Show {
  if (/^\d+$/.test(value) && before) return [before[0], Number(value)];
  if (value === 'wrong' || value === 'missed' || value === 'false') return [value, 20];
  throw new InvalidArgumentError('It is wrong, missed or false, and a number.');
}
