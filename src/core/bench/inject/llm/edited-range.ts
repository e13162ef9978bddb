import type { Replacement } from '../operator.ts';

/** An edit that rewrites more of the sentence than this is another sentence. */
const mostRewritten = 0.6;
const shortest = 0.6;
const longest = 1.5;

/**
 * The edit that turns one sentence into the other, at word borders: what lies between their common beginning and end.
 * Null where nothing changed, or so much that it is no edit.
 */
export function editBetween(original: string, edited: string): Replacement | null {
  if (
    original === edited ||
    edited.length < shortest * original.length ||
    edited.length > longest * original.length
  )
    return null;
  let start = 0;
  while (start < Math.min(original.length, edited.length) && original[start] === edited[start]) start += 1;
  let tail = 0;
  while (
    tail < Math.min(original.length, edited.length) - start &&
    original[original.length - 1 - tail] === edited[edited.length - 1 - tail]
  )
    tail += 1;
  while (start > 0 && isWordAt(original, start - 1) && (isWordAt(original, start) || isWordAt(edited, start)))
    start -= 1;
  while (
    tail > 0 &&
    isWordAt(original, original.length - tail) &&
    (isWordAt(original, original.length - tail - 1) || isWordAt(edited, edited.length - tail - 1))
  )
    tail -= 1;
  if (original.length - tail - start > mostRewritten * original.length) return null;
  return { start, end: original.length - tail, text: edited.slice(start, edited.length - tail) };
}

function isWordAt(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at] ?? ' ');
}
