import type { Classified } from './multi-class.ts';
import type { Scored } from './threshold-steps.ts';

/** A scored sentence with where it stands. */
export interface ScoredSentence extends Scored {
  readonly paper: string;
  /** Unique within its paper. */
  readonly review: string;
}

/** A review: wrong if it holds a wrong sentence. */
export interface ScoredReview extends ScoredSentence {
  readonly sentences: number;
}

/** Name of a review among all papers. */
export function reviewKey({ paper, review }: { readonly paper: string; readonly review: string }): string {
  return JSON.stringify([paper, review]);
}

/** Rows of each review, in the order in which the reviews first come. */
export function byReview<Row extends { readonly paper: string; readonly review: string }>(
  rows: readonly Row[],
): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = reviewKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/**
 * Reviews of scored sentences.
 * @param scores the detector's own score of a review by `reviewKey`; the highest of its sentences where it has none
 */
export function reviewsOf(
  sentences: readonly ScoredSentence[],
  scores: ReadonlyMap<string, number> = new Map(),
): ScoredReview[] {
  return byReview(sentences).map((own) => {
    const { paper, review } = own[0]!;
    const highest = own.reduce((most, { score }) => Math.max(most, score), -Infinity);
    return {
      paper,
      review,
      wrong: own.some(({ wrong }) => wrong),
      score: scores.get(reviewKey({ paper, review })) ?? highest,
      sentences: own.length,
    };
  });
}

/**
 * Task 2 of a review, which may hold errors of several types: one item a type that is in it or told of it, so that
 * macro and micro F1 are those of several labels an item.
 */
export function reviewTypes<L extends string>(sentences: readonly Classified<L>[]): Classified<L>[] {
  const gold = new Set(sentences.flatMap((one) => one.gold ?? []));
  const predicted = new Set(sentences.flatMap((one) => one.predicted ?? []));
  return [...new Set([...gold, ...predicted])].map((label) => ({
    gold: gold.has(label) ? label : null,
    predicted: predicted.has(label) ? label : null,
  }));
}
