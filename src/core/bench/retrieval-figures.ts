import type { Share } from '../evaluate/interval.ts';
import { formatShare } from '../evaluate/interval.ts';
import { queryGroups, type QueryGroup } from './retrieval-queries.ts';

export const retrievalDepths = [1, 3, 5, 10] as const;
/** The best passages that are asked for. */
export const deepest = 10;

/** Where the first right passage stood, 0 for the best; null if not among the first ten. */
export interface Ranked {
  readonly group: QueryGroup;
  readonly plain: number | null;
  readonly product: number | null;
}

/** Recall at each depth, of plain BM25 and of the product's retrieval, a group a block. */
export function formatRetrieval(set: string, ranked: readonly Ranked[]): string {
  const lines = [`== ${set}: recall of the passage that holds the labelled quotation`];
  for (const group of queryGroups) {
    const its = ranked.filter((one) => one.group === group);
    if (its.length === 0) continue;
    lines.push('', `${group} (n ${its.length})`);
    for (const depth of retrievalDepths) {
      const recall = (by: 'plain' | 'product'): Share => ({
        hits: its.filter((one) => one[by] !== null && one[by] < depth).length,
        n: its.length,
      });
      lines.push(
        `  @${String(depth).padEnd(3)} plain BM25 ${formatShare(recall('plain')).padEnd(34)} retrieval ${formatShare(recall('product'))}`,
      );
    }
  }
  return lines.join('\n');
}
