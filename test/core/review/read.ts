import type { FieldRole, Review, Sentence } from '../../../src/core/review/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** Parses a text that holds one review. */
export function readOne(source: string, path = 'review.txt'): Review {
  const reviews = parseReview(source, { path, sha256: 'abc' });
  if (reviews.length !== 1) throw new Error(`${reviews.length} reviews`);
  return reviews[0]!;
}

export function texts(review: Review): string[] {
  return review.sentences.map(({ text }) => text);
}

/** [role, field name, sentence] of every sentence. */
export function outline(review: Review): [FieldRole, string, string][] {
  return review.sentences.map(({ field, text }) => [
    review.fields[field]!.role,
    review.fields[field]!.name,
    text,
  ]);
}

export function withoutSentence(review: Review, { removal }: Sentence): string {
  return review.source.slice(0, removal.start) + review.source.slice(removal.end);
}
