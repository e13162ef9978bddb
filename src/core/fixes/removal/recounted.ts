import type { Edit } from '../../findings/finding.ts';
import { escapeFor } from '../../review/escape.ts';
import type { Review, Sentence } from '../../review/model.ts';
import { sourceRange } from '../../review/source-range.ts';
import { fewer } from './counted.ts';
import { listAround } from './list-lines.ts';

/**
 * "There are three gaps:" above a list of three of which one goes: the number, less by one. [] where the lead-in tells
 * none, or where a single item would be left, for which it would have to be written anew.
 */
export function recounted(review: Review, sentence: Sentence): Edit[] {
  const { leadIn, field } = sentence;
  const list = leadIn === '' ? null : listAround(review.source, sentence.start);
  const lead = review.sentences.findLast(
    (one) => one.text === leadIn && one.field === field && one.start < sentence.start,
  );
  if (!list || !lead) return [];
  const behind = { start: leadIn.length, end: leadIn.length };
  const edits = fewer(
    leadIn,
    Array.from(list.items, () => behind),
    list.items.length - 1,
  );
  return (edits ?? []).map(({ start, end, text }) => ({
    ...sourceRange(lead, start, end),
    text: escapeFor(review.codec, text),
  }));
}
