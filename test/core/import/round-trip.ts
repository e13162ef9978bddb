import { toMarkdown } from '../../../src/core/import/to-markdown.ts';
import type { Imported, ImportFormat } from '../../../src/core/import/imported.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import type { Review } from '../../../src/core/review/model.ts';

/** An imported review, written as markdown and read again. */
export function readAgain(review: Imported, format: ImportFormat = 'openreview'): Review {
  const source = toMarkdown(review, format, { withNames: false });
  const reviews = parseReview(source, { path: 'review.md', sha256: 'abc' });
  if (reviews.length !== 1) throw new Error(`${reviews.length} reviews`);
  return reviews[0]!;
}

/** [role, heading, sentence] of each sentence. */
export function outlineOf(review: Review): [string, string, string][] {
  return review.sentences.map(({ field, text }) => [
    review.fields[field]!.role,
    review.fields[field]!.name,
    text,
  ]);
}

/** [kind, how often], sorted. */
export function kindsOf(others: readonly { kind: string }[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { kind } of others) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}
