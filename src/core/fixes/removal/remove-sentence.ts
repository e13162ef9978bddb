import type { Edit } from '../../findings/finding.ts';
import type { Review, Sentence } from '../../review/model.ts';
import { recounted } from './recounted.ts';
import { rejoined } from './rejoined.ts';
import { renumbered } from './renumbered.ts';

/**
 * Edits that take a whole sentence out of a review, with list marker and blank line; the numbers of the items behind it
 * close up, a running list ("a; b; and c.") is joined anew, and a lead-in that would be left without an item goes along.
 */
export function removeSentence(review: Review, sentence: Sentence): Edit[] {
  const { removal } = sentence;
  const lead = emptyLeadIn(review, sentence);
  const start = lead ? Math.min(lead.removal.start, removal.start) : removal.start;
  const end = lead ? Math.max(lead.removal.end, removal.end) : removal.end;
  const gone = { start, end, text: '' };
  if (review.codec === 'json') return [{ ...removal, text: '' }];
  const around = lead ? [] : [...recounted(review, sentence), ...rejoined(review, sentence)];
  const edits = [gone, ...around, ...renumbered(review, sentence)];
  return edits.sort((a, b) => a.start - b.start);
}

/** The lead-in of a sentence that stands right above it and leads to nothing else. */
function emptyLeadIn({ sentences, source }: Review, sentence: Sentence): Sentence | null {
  if (sentence.leadIn === '') return null;
  const at = sentences.indexOf(sentence);
  const lead = sentences[at - 1];
  const others = sentences.some(
    ({ leadIn, field }, i) => i !== at && leadIn === sentence.leadIn && field === sentence.field,
  );
  if (!lead || others || lead.text !== sentence.leadIn) return null;
  // Both go as blocks, else something stands between them that stays.
  const between = source.slice(lead.removal.end, sentence.removal.start);
  return /\S/u.test(between) || /\S/u.test(source.slice(sentence.end, sentence.removal.end)) ? null : lead;
}
