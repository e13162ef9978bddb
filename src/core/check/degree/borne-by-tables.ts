import type { PaperIndex } from '../../evidence/paper-index.ts';
import { namedConditions } from '../comparisons/condition-words.ts';
import { resultTables } from '../comparisons/result-tables.ts';
import type { Extreme } from './extremes.ts';

/** Ratio of two values from which "doubles" and "halves" may be said of them. */
const multiple = 1.7;
/** Lead over the best rival from which it may be called wide. */
const wideLead = 1.12;

/**
 * True if the paper's tables may bear an extreme word out: in the conditions that the clause names, or else in most of
 * them, the paper's own row is nearly twice the best other one, leads far, or is all but perfect.
 */
export function isBorneByTables({ id }: Extreme, clause: string, index: PaperIndex): boolean {
  if (id !== 'multiple' && id !== 'perfect' && id !== 'margin') return false;
  const leads: boolean[] = [];
  const named: boolean[] = [];
  for (const table of resultTables(index)) {
    const own = table.methods.filter((method) => method.own);
    const others = table.methods.filter((method) => !method.own && !method.aside);
    if (own.length === 0) continue;
    const chosen = namedConditions(table, clause);
    table.conditions.forEach(({ metric }, at) => {
      const ours = own.flatMap(({ results }) => results.get(at)?.value ?? []);
      const theirs = others.flatMap(({ results }) => results.get(at)?.value ?? []);
      const bears = ours.length > 0 && bearsOut(id, ours, theirs, metric.direction);
      leads.push(bears);
      if (chosen?.includes(at)) named.push(bears);
    });
  }
  if (id === 'perfect') return leads.includes(true);
  if (named.length > 0) return named.includes(true);
  return leads.filter(Boolean).length > leads.length / 3;
}

function bearsOut(
  id: 'multiple' | 'perfect' | 'margin',
  ours: readonly number[],
  theirs: readonly number[],
  direction: number,
): boolean {
  if (id === 'perfect') return ours.some((value) => isPerfect(value, direction));
  if (theirs.length === 0) return false;
  if (direction === 0)
    return id === 'multiple' && ours.some((a) => theirs.every((b) => ratio(a, b) >= multiple));
  const [mine, rival] = [best(ours, direction), best(theirs, direction)];
  return direction * (mine - rival) > 0 && ratio(mine, rival) >= (id === 'multiple' ? multiple : wideLead);
}

function isPerfect(value: number, direction: number): boolean {
  return direction < 0
    ? value <= 0.02
    : value === 1 || (value >= 0.985 && value <= 1) || (value >= 98.5 && value <= 100);
}

function ratio(a: number, b: number): number {
  const [low, high] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
  // Values of different scales are cells that were misread.
  return low === 0 || high > 20 * low ? 0 : high / low;
}

function best(values: readonly number[], direction: number): number {
  return direction > 0 ? Math.max(...values) : Math.min(...values);
}
