import type { Edit } from '../findings/finding.ts';
import type { Review, Sentence } from '../review/model.ts';
import { removalFrom } from './removal/remainder.ts';
import { removeSentence } from './removal/remove-sentence.ts';
import { inSource } from './replace-claim.ts';

/**
 * Edits that take a claim (clean-text range) out of a review: its clause, list item or aside where the rest is a
 * grammatical sentence, else the whole sentence with list marker and blank line. In order, none overlaps another.
 */
export function removeClaim(review: Review, sentence: Sentence, start: number, end: number): Edit[] {
  const part = removalFrom(sentence.text, start, end);
  return (part && inSource(review, sentence, part)) ?? removeSentence(review, sentence);
}
