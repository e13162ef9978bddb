import type { Share } from './interval.ts';

/** One sentence with the passages that hold its gold quotation and those that a retriever found, best first. */
export interface Retrieved {
  /** Indices of passages; any of them will do. */
  readonly gold: readonly number[];
  readonly found: readonly number[];
}

/** Place of the first right one, 0 for the best; null where none is right. */
export function placeOf(found: readonly number[], gold: readonly number[]): number | null {
  const at = found.findIndex((passage) => gold.includes(passage));
  return at < 0 ? null : at;
}

/**
 * In how many sentences the gold quotation stands in one of the k best passages, for each k. Sentences without gold
 * (the quotation stands in no passage) cannot be found by anyone and do not count.
 */
export function recallAt(
  rows: readonly Retrieved[],
  depths: readonly number[],
): { readonly k: number; readonly recall: Share }[] {
  const places = rows.filter(({ gold }) => gold.length > 0).map(({ gold, found }) => placeOf(found, gold));
  return depths.map((k) => ({
    k,
    recall: { hits: places.filter((place) => place !== null && place < k).length, n: places.length },
  }));
}
