import type { Quote } from '../check/checker.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import type { Passage } from '../paper/model.ts';
import { comparableText, indexOfWhole, type ComparableText } from './comparable-text.ts';

/** Fewer words or letters are found in any paper. */
const fewestWords = 3;
const fewestLetters = 12;
const mostParts = 3;
/** UTF-16 units; a longer one is no quotation but a copy. */
const longestQuotation = 2000;

const comparable = new WeakMap<PaperIndex, readonly ComparableText[]>();

/**
 * Where the paper has these words: one place a part of a quotation with ellipses. null where a part is not there word for
 * word, or is too short to prove anything. @param first passages that are looked at first
 */
export function findQuotation(
  quotation: string,
  index: PaperIndex,
  first: readonly Passage[] = [],
): Quote[] | null {
  if (quotation.length > longestQuotation) return null;
  const parts = quotation
    .split(/\.{3,}|\u2026|\[\.*\]/u)
    .map(trimmed)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > mostParts) return null;
  const quotes: Quote[] = [];
  for (const part of parts) {
    const quote = findPart(part, index, first);
    if (!quote) return null;
    quotes.push(quote);
  }
  return quotes;
}

function findPart(part: string, index: PaperIndex, first: readonly Passage[]): Quote | null {
  if (part.split(' ').length < fewestWords || part.replace(/[^\p{L}\p{N}]/gu, '').length < fewestLetters)
    return null;
  const texts = textsOf(index);
  const { passages } = index.paper;
  const shown = new Set(first.map(({ id }) => id));
  const order = [...first, ...passages.filter(({ id }) => !shown.has(id))];
  for (const { id } of order) {
    const { text, places } = texts[id]!;
    const at = indexOfWhole(text, part);
    if (at < 0) continue;
    const last = places[at + part.length - 1]!;
    // The end of the last sign, not the start of the next: a space between them is no part of the words.
    const end = last + String.fromCodePoint(passages[id]!.text.codePointAt(last)!).length;
    return { passage: id, start: places[at]!, end, score: 1 };
  }
  return null;
}

/** Comparable, without what models put around a quotation. */
function trimmed(part: string): string {
  return comparableText(part)
    .text.trim()
    .replace(/^["'`\s]+|["'`\s.,;:]+$/gu, '');
}

function textsOf(index: PaperIndex): readonly ComparableText[] {
  let texts = comparable.get(index);
  if (!texts) {
    texts = index.paper.passages.map(({ text }) => comparableText(text));
    comparable.set(index, texts);
  }
  return texts;
}
