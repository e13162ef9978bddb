import type { BenchSettings } from '../../core/bench/score-paper.ts';
import { checkers } from '../../core/check/checkers.ts';
import { InputError } from '../../core/input-error.ts';

/** Settings that run one checker alone; all of them for null. */
export function checkersNamed(name: string | null): BenchSettings {
  if (name === null) return {};
  const one = checkers.find((checker) => checker.name === name);
  const names = checkers.map((checker) => checker.name).join(', ');
  if (!one) throw new InputError('--checker', `knows no "${name}".`, `It is one of: ${names}.`);
  return { checkers: [one] };
}
