import type { Edit } from '../findings/finding.ts';
import { escapeFor } from '../review/escape.ts';
import type { Review, Sentence } from '../review/model.ts';
import { sourceRange } from '../review/source-range.ts';
import { aroundMarkup } from './removal/around-markup.ts';
import { removalFrom } from './removal/remainder.ts';
import type { CleanEdit } from './removal/sentence-view.ts';

/** Removal edits of a clean sentence in the source; null where they would tear markup apart. */
export function inSource(review: Review, sentence: Sentence, edits: readonly CleanEdit[]): Edit[] | null {
  const mapped: Edit[] = [];
  for (const edit of edits) {
    const range = sourceRange(sentence, edit.start, edit.end);
    const whole = edit.start === edit.end ? range : aroundMarkup(review.source, range);
    if (!whole || whole.start < (mapped.at(-1)?.end ?? 0)) return null;
    mapped.push({ ...whole, text: escapeFor(review.codec, edit.text) });
  }
  return mapped;
}

/**
 * Edits that put a sentence in the place of a claim: what remains of the old one without the claim stays in front of it.
 * Null where markup would be torn apart.
 */
export function replaceClaim(
  review: Review,
  sentence: Sentence,
  { start, end }: { readonly start: number; readonly end: number },
  by: string,
): Edit[] | null {
  const text = escapeFor(review.codec, by);
  const partly = removalFrom(sentence.text, start, end);
  const edits = partly && inSource(review, sentence, partly);
  if (edits) {
    const joint = /[.!?…:]["'”’)\]]*\s*$/u.test(sentence.text) ? ' ' : '. ';
    return [...edits, { start: sentence.end, end: sentence.end, text: joint + text }];
  }
  const whole = aroundMarkup(review.source, { start: sentence.start, end: sentence.end });
  return whole && [{ ...whole, text }];
}
