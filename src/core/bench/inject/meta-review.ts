import { stemsOf } from '../../evidence/statements.ts';

/**
 * How far a review is in line with the meta-review (0..1): the share of the meta-review's content words that it holds,
 * words that all reviews hold left out. A stand-in for the judgement of a model: it says what both speak of, not whether
 * they agree.
 */
export function agreement(review: string, metaReview: string, reviews: readonly string[]): number {
  const stems = (text: string): Set<string> => new Set(stemsOf(text).map(({ stem }) => stem));
  const all = reviews.map(stems);
  const telling = [...stems(metaReview)].filter(
    (stem) => all.length < 2 || !all.every((one) => one.has(stem)),
  );
  if (telling.length === 0) return 0;
  const own = stems(review);
  return telling.filter((stem) => own.has(stem)).length / telling.length;
}

/** The reviews that agree with the meta-review at least as well as half of them do; all where there is none. */
export function alignedReviews<R extends { readonly text: string }>(
  reviews: readonly R[],
  metaReview: string,
): R[] {
  if (metaReview.trim() === '') return [...reviews];
  const texts = reviews.map(({ text }) => text);
  const scores = texts.map((text) => agreement(text, metaReview, texts));
  const middle = [...scores].sort((a, b) => b - a)[Math.floor((scores.length - 1) / 2)] ?? 0;
  return reviews.filter((_, at) => scores[at]! >= middle);
}
