import type { SourceRange } from '../review/source-range.ts';
import { fieldsOf } from './outline.ts';
import type { DraftOutline } from './outline.ts';

export interface Fold extends SourceRange {
  /** Instructions of a form and front matter fold as comments do. */
  readonly aside: boolean;
}

/** What folds: each review of several, each field, each run of instructions. */
export function foldsOf(outline: DraftOutline): Fold[] {
  const reviews = outline.reviews.filter(({ name }) => name !== null).map(({ range }) => range);
  const fields = fieldsOf(outline).map(({ range }) => range);
  return [
    ...[...reviews, ...fields].map((range) => ({ ...range, aside: false })),
    ...outline.asides.map((range) => ({ ...range, aside: true })),
  ];
}
