import type { PairRow } from '../../core/bench/inject/row.ts';
import type { Counts } from '../../core/bench/inject/statistics.ts';
import type { TripleRow } from '../../core/bench/inject/triples.ts';

/** What one paper of the source gave, or why it gave nothing. */
export type Made = { readonly file: string; readonly line: number } & (
  | {
      readonly paper: string;
      readonly pairs: readonly PairRow[];
      readonly triples: readonly TripleRow[];
      readonly counts: Counts;
    }
  | { readonly bad: string }
);
