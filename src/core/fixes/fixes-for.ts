import type { Fix } from '../findings/finding.ts';
import type { Opinion } from '../check/checker.ts';
import type { Review, Sentence } from '../review/model.ts';
import { escapeFor } from '../review/escape.ts';
import { sourceRange } from '../review/source-range.ts';
import { removeClaim } from './remove-claim.ts';

/** Fixes for one finding, best first. "Not a problem" is the host's own action and not an edit. */
export function fixesFor(review: Review, sentence: Sentence, opinion: Opinion): Fix[] {
  const fixes: Fix[] = [];
  if (opinion.repair !== undefined && opinion.repair !== null) {
    const range = sourceRange(sentence, opinion.start, opinion.end);
    fixes.push({
      title: `Replace with "${opinion.repair}"`,
      edits: [{ ...range, text: escapeFor(review.codec, opinion.repair) }],
    });
  }
  fixes.push({
    title: 'Remove this claim',
    edits: removeClaim(review, sentence, opinion.start, opinion.end),
  });
  return fixes;
}
