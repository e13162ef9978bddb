import assert from 'node:assert/strict';
import type { Edit } from '../../../src/core/findings/finding.ts';
import type { Review, Sentence } from '../../../src/core/review/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { sourceRange } from '../../../src/core/review/source-range.ts';

export interface MarkedDraft {
  readonly source: string;
  readonly review: Review;
  readonly sentence: Sentence;
  /** The claim in the clean text of the sentence. */
  readonly start: number;
  readonly end: number;
}

/** Reads a draft in which `[[...]]` marks a claim; a claim lies within one sentence. */
export function markedDraft(marked: string, path = 'r.md'): MarkedDraft {
  const from = marked.indexOf('[[');
  // "[[see [3]]]" ends at the last of the brackets.
  const to = marked.indexOf(']]', from) + (/^\]\]\]/u.test(marked.slice(marked.indexOf(']]', from))) ? 1 : 0);
  assert.ok(from >= 0 && to > from, marked);
  const source = marked.slice(0, from) + marked.slice(from + 2, to) + marked.slice(to + 2);
  const claim = { start: from, end: to - 2 };
  const [review] = parseReview(source, { path, sha256: '' });
  const sentence = review!.sentences.find(
    ({ start, end, removal }) =>
      removal.start <= claim.start && claim.end <= Math.max(end, removal.end) && start < claim.end,
  );
  assert.ok(review && sentence, `a sentence holds the claim of ${marked}`);
  const inside = [...Array(sentence.text.length).keys()].filter((at) => {
    const place = sourceRange(sentence, at, at + 1);
    return claim.start <= place.start && place.end <= claim.end;
  });
  return { source, review, sentence, start: inside[0]!, end: inside.at(-1)! + 1 };
}

/** The draft after a fix; edits must be in order and apart. */
export function edited(source: string, edits: readonly Edit[]): string {
  let at = 0;
  let out = '';
  for (const { start, end, text } of edits) {
    assert.ok(start >= at && end >= start, `edits are in order: ${JSON.stringify(edits)}`);
    out += source.slice(at, start) + text;
    at = end;
  }
  return out + source.slice(at);
}
