import { stemsOf, type Statement } from '../../evidence/statements.ts';
import { coverOf, type Grounded } from './grounded.ts';
import type { Replacement } from './operator.ts';

/**
 * How much of a claim (0..1, by the weight of its words, those of the change left out) each statement of the paper
 * holds. Papers say the same thing in several places: what is altered in one still stands in the others.
 */
export function restatements(
  { text, index }: Pick<Grounded, 'text' | 'index'>,
  { start, end }: Pick<Replacement, 'start' | 'end'>,
): ReadonlyMap<Statement, number> {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`;
  const { total, covers } = coverOf(new Set(stemsOf(rest).map(({ stem }) => stem)), index);
  return new Map([...covers].map(([statement, weight]) => [statement, total === 0 ? 0 : weight / total]));
}

/** Passages, by id, with a statement of at least such a share. */
export function restatingPassages(
  shares: ReadonlyMap<Statement, number>,
  least: number,
): ReadonlySet<number> {
  return new Set([...shares].filter(([, share]) => share >= least).map(([{ passage }]) => passage.id));
}
