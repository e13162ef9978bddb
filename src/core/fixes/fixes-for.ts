import type { Edit, Evidence, Fix } from '../findings/finding.ts';
import type { Opinion } from '../check/checker.ts';
import type { Review, Sentence } from '../review/model.ts';
import { escapeFor } from '../review/escape.ts';
import { sourceRange } from '../review/source-range.ts';
import { bodyEnd } from './removal/sentence-view.ts';
import { placeOf } from './paper-words.ts';
import { questionFor } from './question.ts';
import { removeClaim } from './remove-claim.ts';
import { repairTitle } from './repair-title.ts';
import { replaceClaim } from './replace-claim.ts';
import { softened } from './soften.ts';

/** Fixes for one finding, best first. "Not a problem" is the host's own action and not an edit. */
export function fixesFor(
  review: Review,
  sentence: Sentence,
  opinion: Pick<Opinion, 'start' | 'end' | 'absence' | 'repair'>,
  evidence: readonly Evidence[],
): Fix[] {
  const { start, end, absence, repair } = opinion;
  const fixes: Fix[] = [];
  const offer = (title: string, edits: readonly Edit[] | null) => {
    if (edits) fixes.push({ title, edits });
  };
  if (repair !== undefined && repair !== null) {
    const range = sourceRange(sentence, start, end);
    offer(`${repairTitle}${repair}"`, [{ ...range, text: escapeFor(review.codec, repair) }]);
  }
  offer('Remove this claim', removeClaim(review, sentence, start, end));
  if (!/\?["'”’)]*\s*$/u.test(sentence.text) && sentence.kind !== 'request' && !sentence.quoted) {
    const role = review.fields[sentence.field]?.role ?? 'other';
    const question = questionFor({
      text: sentence.text,
      role,
      claim: { start, end },
      absence,
      evidence: evidence[0],
    });
    if (question)
      offer('Ask the authors instead', replaceClaim(review, sentence, question.claim, question.text));
    const softer = softened(evidence);
    if (softer) offer('Say what the paper says instead', replaceClaim(review, sentence, opinion, softer));
  }
  offer(citeTitle, cited(review, sentence, evidence));
  return fixes;
}

/** Fixes of a request that the paper answers. */
export function fixesForAnswered(review: Review, sentence: Sentence, evidence: readonly Evidence[]): Fix[] {
  const edits = cited(review, sentence, evidence);
  return edits ? [{ title: citeTitle, edits }] : [];
}

const citeTitle = 'Cite the evidence';

/** "(cf. p. 5, Table 2)" in front of the sentence's final mark. */
function cited(review: Review, sentence: Sentence, evidence: readonly Evidence[]): Edit[] | null {
  const place = evidence.map(placeOf).find((one) => one !== '');
  if (place === undefined) return null;
  const at = bodyEnd(sentence.text);
  if (at === 0 || sentence.text.includes(place)) return null;
  const { end } = sourceRange(sentence, at - 1, at);
  return [{ start: end, end, text: escapeFor(review.codec, ` (cf. ${place})`) }];
}
