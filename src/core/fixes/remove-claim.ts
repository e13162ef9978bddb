import type { Edit } from '../findings/finding.ts';
import type { Review, Sentence } from '../review/model.ts';
import { escapeFor } from '../review/escape.ts';
import { sourceRange } from '../review/source-range.ts';
import { removablePart } from './removable.ts';

/**
 * Edits that take a claim (clean-text range) out of a review: its clause, list item or parenthesis where the rest is a
 * grammatical sentence, else the whole sentence with list marker and blank line.
 */
export function removeClaim(review: Review, sentence: Sentence, start: number, end: number): Edit[] {
  const cut = removablePart(sentence.text, start, end);
  const rest = cut ? sentence.text.slice(0, cut.start) + sentence.text.slice(cut.end) : '';
  if (!cut || rest.trim().split(/\s+/).length < 3) return [{ ...sentence.removal, text: '' }];
  if (!cut.capitalise) return [{ ...sourceRange(sentence, cut.start, cut.end), text: '' }];
  const first = sentence.text.slice(cut.end, cut.end + 1);
  return [
    { ...sourceRange(sentence, cut.start, cut.end + 1), text: escapeFor(review.codec, first.toUpperCase()) },
  ];
}
