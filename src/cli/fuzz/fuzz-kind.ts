import { Random } from '../../core/bench/random.ts';
import { InputError } from '../../core/input-error.ts';
import type { InputKind } from './input-kinds.ts';
import { damaged } from './text-mutations.ts';

export interface BadCopy {
  readonly number: number;
  readonly why: string;
}

/** CPU milliseconds after which reading one copy counts as a hang. */
const patience = 10_000;

/** Reads `copies` damaged samples of a kind; gives those that were neither read nor refused in one clear sentence. */
export function fuzzKind({ samples, read }: InputKind, copies: number, seed: number): BadCopy[] {
  const bad: BadCopy[] = [];
  for (let number = 1; number <= copies; number += 1) {
    const random = new Random(seed * 1_000_003 + number);
    const text = damaged(random.pick(samples) ?? '', random);
    const before = process.cpuUsage();
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof InputError)) bad.push({ number, why: String(error) });
    }
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    if (spent > patience) bad.push({ number, why: `took ${spent.toFixed(0)} ms` });
  }
  return bad;
}
