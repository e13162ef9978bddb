import type { Review, Sentence } from '../review/model.ts';
import { whyNotReadable } from './foreign-sentence.ts';

/** Characters. A longer "sentence" is a pasted table or log; the checkers would take minutes over it. */
const longestSentence = 2500;

/** Why a sentence is left out, for coverage; null where it is checked. @param language null: English */
export function whyNotChecked(sentence: Sentence, review: Review, language: string | null): string | null {
  if (review.fields[sentence.field]?.role === 'rating') return 'rating';
  if (sentence.quoted) return 'quoted text';
  if (sentence.text.length > longestSentence) return 'too long for a sentence';
  if (language !== null) return whyNotReadable(sentence, language);
  return sentence.kind === 'other' ? 'no statement about the paper' : null;
}
