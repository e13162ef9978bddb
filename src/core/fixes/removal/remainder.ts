import { withoutAside, withoutParentheses } from './asides.ts';
import { withoutClause } from './clauses.ts';
import { withoutNumbered } from './enumeration.ts';
import { withoutItem } from './list-item.ts';
import { parenthesesAround } from './masked.ts';
import { bodyEnd, viewOf, type CleanEdit, type Span } from './sentence-view.ts';

/**
 * The edits that take a claim (UTF-16 range of a clean sentence) out of it and leave a grammatical sentence: the
 * smallest part that can go. Null where only the whole sentence can; doubt means the whole sentence.
 */
export function removalFrom(text: string, start: number, end: number): CleanEdit[] | null {
  const claim = tidied(text, start, end);
  if (!claim) return null;
  const whole = { start: 0, end: bodyEnd(text) };
  const around = parenthesesAround(text, claim.start, claim.end);
  const view = viewOf(text, whole);
  const inside = around && viewOf(text, { start: around.open + 1, end: around.close });
  const ways = inside
    ? [...withoutItem(inside, claim), withoutClause(inside, claim), withoutParentheses(text, claim)]
    : [
        withoutNumbered(text, whole, claim),
        ...withoutItem(view, claim),
        ...withoutAside(view, claim),
        withoutClause(view, claim),
      ];
  const numbered = inside ? null : ways[0];
  const good = (numbered ? [numbered] : ways).flatMap((way) => {
    const edits = way && capitalised(text, way);
    return edits && reads(text, applied(text, edits)) ? [edits] : [];
  });
  return good.sort((a, b) => removed(a) - removed(b))[0] ?? null;
}

/** A clean text with its edits made. */
export function applied(text: string, edits: readonly CleanEdit[]): string {
  let at = 0;
  let out = '';
  for (const edit of edits) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

const opening =
  /^(?:[,;]?\s*(?:and|but|yet|while|whereas|although|though|however|so|because|since)\b,?\s+|[,;:–—]?\s+|[,;]\s*)/iu;

/** The claim without conjunction and marks around it; null where nothing is left. */
function tidied(text: string, start: number, end: number): Span | null {
  const words = text.slice(start, end);
  const head = opening.exec(words)?.[0].length ?? 0;
  const tail = /[\s,;:.!?…]*$/u.exec(words)![0].length;
  const last = Math.min(end - tail, bodyEnd(text));
  return start + head < last ? { start: start + head, end: last } : null;
}

function removed(edits: readonly CleanEdit[]): number {
  return edits.reduce((sum, edit) => sum + edit.end - edit.start - edit.text.length, 0);
}

/** What comes to stand at the start of the sentence begins with a capital as that did. */
function capitalised(text: string, edits: readonly CleanEdit[]): CleanEdit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  const [first, ...others] = sorted;
  if (!first || first.start > 0 || !/^\P{Ll}/u.test(text)) return sorted;
  if (first.text !== '') return sorted;
  const letter = text.slice(first.end, first.end + 1);
  if (!/\p{Ll}/u.test(letter)) return sorted;
  return [{ start: 0, end: first.end + 1, text: letter.toUpperCase() }, ...others];
}

/** The last look at what is left. */
function reads(before: string, after: string): boolean {
  const words = after.match(/[\p{L}\p{N}$\\]+/gu) ?? [];
  if (words.length < 3) return false;
  if (
    /[,;:(]\s*[.!?]?\s*$|\s[,;.]|,\s*,|\(\s*[,)]|\b(?:and|or|but|and,)\s*[.!?]?$/iu.test(after) &&
    !/\s\.\w/.test(before)
  )
    return false;
  const pairs = (text: string, mark: RegExp) => (text.match(mark) ?? []).length;
  if (pairs(after, /\(/g) !== pairs(after, /\)/g) && pairs(before, /\(/g) === pairs(before, /\)/g))
    return false;
  return (
    pairs(after, /"/g) % 2 === pairs(before, /"/g) % 2 && pairs(after, /\$/g) % 2 === pairs(before, /\$/g) % 2
  );
}
