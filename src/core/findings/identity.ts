import { foldLower } from '../text/fold.ts';
import { sha256Hex } from '../text/hash.ts';

/** What a dismissal matches on: the paper and the normalised claim, never type, position, score, message or model. */
export function claimKey(paperKey: string, claim: string): string {
  return sha256Hex(`${paperKey}\n${normaliseClaim(claim)}`).slice(0, 32);
}

/** Fewer words do not say what is claimed: "Table 4", "91.2". */
const leastWords = 5;

/**
 * The words that stand for a claim: the marked range, grown to its clause where it is too short to mean anything by
 * itself, so that a dismissed "Table 4" does not silence every other one.
 */
export function claimText(sentence: string, start: number, end: number): string {
  if (sentence.slice(start, end).trim().split(/\s+/).length >= leastWords) return sentence.slice(start, end);
  const before = [...sentence.slice(0, start).matchAll(/[;:]\s|,\s(?:and|but|while|whereas)\s/g)].at(-1);
  const after = /[;:]\s|,\s(?:and|but|while|whereas)\s/.exec(sentence.slice(end));
  return sentence.slice(
    before ? before.index + before[0].length : 0,
    after ? end + after.index : sentence.length,
  );
}

/** Equal for claims that differ in case, spacing, quotes, dashes or closing punctuation alone. */
export function normaliseClaim(claim: string): string {
  return foldLower(claim)
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'*_-]+|[\s"'*_.,;:!?-]+$/g, '');
}

/** Names a review inside finding ids; stable while the file's name and the review's id in it are. */
export function reviewKey(path: string, id: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? path;
  return sha256Hex(`${name}\n${id}`).slice(0, 8);
}

/** `ordinal` counts equal claims within one review from 0. */
export function findingId(claim: string, review: string, ordinal: number): string {
  return `${claim}-${review}-${ordinal}`;
}
