import type { AnchorKind } from '../evidence/anchors.ts';
import { placeWords, wordOf } from '../evidence/anchor-words.ts';

/** What is being written where the cursor stands; `from`: offset in the line at which it begins. */
export type CompletionContext =
  /** The number of a place: "Table |", "Section 4.|". */
  | { readonly kind: 'place'; readonly of: AnchorKind; readonly word: string; readonly from: number }
  /** A number in square brackets. */
  | { readonly kind: 'citation'; readonly from: number }
  /** A name at the start of a line. `marks`: the "##" before it. */
  | { readonly kind: 'field'; readonly from: number; readonly marks: string };

/** Lines and pages have no names, footnotes no list. */
const completed = placeWords.filter(([kind]) => kind !== 'line' && kind !== 'page' && kind !== 'footnote');
const places = completed.map(([kind, words]) => ({
  kind,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d])(?<word>${words})(?<gap>[\s~]{0,2}\(?)(?<number>[A-Z]?[.\d]{0,8})$`,
    'iu',
  ),
}));
/** So far back the word of a place may begin. */
const reach = 60;

/** Reads the line up to the cursor; null where nothing is to be completed. */
export function completionContext(before: string): CompletionContext | null {
  const shift = Math.max(0, before.length - reach);
  const tail = before.slice(shift);
  for (const { kind, pattern } of places) {
    const match = pattern.exec(tail);
    const { word = '', gap = '', number = '' } = match?.groups ?? {};
    // "tables" alone is a word; behind "§" and "Fig." a number may follow at once.
    if (!match || (gap === '' && /[\p{L}]$/u.test(word))) continue;
    return { kind: 'place', of: kind, word: wordOf(kind, word), from: before.length - number.length };
  }
  const cited = /\[(?:\d{1,3}\s?[,;]\s?)*(?<number>\d{0,3})$/u.exec(tail)?.groups?.['number'];
  if (cited !== undefined) return { kind: 'citation', from: before.length - cited.length };
  const field = /^(?<marks>#{1,6}\s*|)(?<name>\p{L}[\p{L} ]{0,40}|)$/u.exec(before)?.groups;
  if (!field) return null;
  const marks = field['marks'] ?? '';
  return { kind: 'field', from: marks.length, marks };
}
