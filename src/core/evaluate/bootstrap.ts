import { Random } from '../bench/random.ts';
import type { Value } from './value.ts';

/** A figure with its interval, and what it was taken from. */
export interface Estimate {
  readonly value: Value;
  /** Ends of the interval; null where it cannot be said (fewer than two papers, or no figure in most draws). */
  readonly low: Value;
  readonly high: Value;
  /** Items. */
  readonly n: number;
  /** Papers that the items come from: the interval rests on them. */
  readonly papers: number;
}

export interface BootstrapOptions<Row> {
  /** Rows of one paper are drawn together: the sentences of a paper, and its reviews, resemble each other. */
  readonly paperOf: (row: Row) => string;
  readonly seed: number;
  /** Draws; 1000 by default. */
  readonly resamples?: number;
  /** Of the interval; 0.95 by default. */
  readonly level?: number;
}

/**
 * Percentile intervals of any statistics, by drawing as many papers as there are, with replacement (cluster bootstrap;
 * B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap, 1993). The same for the same rows and seed, whatever
 * the order of the papers. All statistics of a call are taken on the same draws; one that is undefined in a draw
 * leaves that draw out.
 * @param statistics maps rows to named figures; called once on all rows and once a draw
 */
export function paperBootstrap<Row, Name extends string>(
  rows: readonly Row[],
  statistics: (rows: readonly Row[]) => Readonly<Record<Name, Value>>,
  { paperOf, seed, resamples = 1000, level = 0.95 }: BootstrapOptions<Row>,
): Record<Name, Estimate> {
  const papers = byPaper(rows, paperOf);
  const values = statistics(rows);
  const names = Object.keys(values) as Name[];
  const drawn = new Map<Name, number[]>(names.map((name) => [name, []]));
  const random = new Random(seed);
  for (let draw = 0; draw < resamples && papers.length > 1; draw += 1) {
    const chosen = papers.flatMap(() => random.pick(papers) ?? []);
    const figures = statistics(chosen);
    for (const name of names) {
      const value = figures[name];
      if (value !== null) drawn.get(name)?.push(value);
    }
  }
  const estimate = (name: Name): Estimate => {
    const sorted = (drawn.get(name) ?? []).sort((a, b) => a - b);
    const known = values[name] !== null && sorted.length > 0 && sorted.length * 2 >= resamples;
    return {
      value: values[name],
      low: known ? quantile(sorted, (1 - level) / 2) : null,
      high: known ? quantile(sorted, (1 + level) / 2) : null,
      n: rows.length,
      papers: papers.length,
    };
  };
  return Object.fromEntries(names.map((name) => [name, estimate(name)])) as Record<Name, Estimate>;
}

/** Quantile (0..1) of sorted numbers, linear between neighbours (numpy's default). Needs at least one. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = Math.floor(at);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (high - low) * (at - below);
}

/** Rows of each paper, papers in the order of their names (by code unit: the same in every locale). */
function byPaper<Row>(rows: readonly Row[], paperOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const paper = paperOf(row);
    const group = groups.get(paper);
    if (group) group.push(row);
    else groups.set(paper, [row]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}
