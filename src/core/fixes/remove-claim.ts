import type { Edit } from '../findings/finding.ts';
import { escapeFor } from '../review/escape.ts';
import type { Review, Sentence } from '../review/model.ts';
import { sourceRange } from '../review/source-range.ts';
import { aroundMarkup } from './removal/around-markup.ts';
import { removalFrom } from './removal/remainder.ts';
import { removeSentence } from './removal/remove-sentence.ts';

/**
 * Edits that take a claim (clean-text range) out of a review: its clause, list item or aside where the rest is a
 * grammatical sentence, else the whole sentence with list marker and blank line. In order, none overlaps another.
 */
export function removeClaim(review: Review, sentence: Sentence, start: number, end: number): Edit[] {
  const edits = removalFrom(sentence.text, start, end)?.map((edit) => {
    const range = sourceRange(sentence, edit.start, edit.end);
    const whole = edit.start === edit.end ? range : aroundMarkup(review.source, range);
    return whole && { ...whole, text: escapeFor(review.codec, edit.text) };
  });
  const safe = edits?.every(
    (edit, i): edit is Edit => edit !== null && edit.start >= (edits[i - 1]?.end ?? 0),
  );
  return edits && safe ? (edits as Edit[]) : removeSentence(review, sentence);
}
