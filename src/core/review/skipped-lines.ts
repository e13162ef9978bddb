import type { Line } from './lines.ts';

/** Finds the first line from `from` on whose trimmed text passes the test; `name` stands for the test. */
export type LineSearch = (name: string, from: number, test: (content: string) => boolean) => number | null;

/** A search that remembers what it did not find: a file full of unclosed marks stays linear. */
export function lineSearch(text: string, lines: readonly Line[]): LineSearch {
  const missing = new Set<string>();
  return (name, from, test) => {
    if (missing.has(name)) return null;
    for (let i = from; i < lines.length; i++) {
      if (test(text.slice(lines[i]!.start, lines[i]!.end).trim())) return i;
    }
    missing.add(name);
    return null;
  };
}

/** Lines that are not review text: fenced code, comments, rules, form instructions, table rules. */
export function skippedLines(
  text: string,
  lines: readonly Line[],
  at: number,
  search: LineSearch,
): { last: number; reason: string } | null {
  const line = lines[at]!;
  const raw = text.slice(line.start, line.end).trim();
  const content = text.slice(line.contentStart, line.contentEnd);
  const fence = /^(?<fence>`{3,}|~{3,})[^`]*$/u.exec(content)?.groups?.['fence'];
  if (fence) {
    const close = search(fence, at + 1, (t) => t.startsWith(fence) && /^[`~]+$/u.test(t));
    // Without a closing fence only the mark itself is left out: the rest of the review must still be read.
    return { last: close ?? at, reason: 'code block' };
  }
  if (raw.startsWith('<!--')) {
    const close = search('-->', at, (t) => t.endsWith('-->'));
    if (close !== null) return { last: close, reason: 'comment' };
  }
  if (raw.startsWith('==-==')) return { last: at, reason: 'form instruction' };
  if (/^(?:(?:[-*_=~#.—–]\s*){3,}|[\p{P}\p{S}]{1,3})$/u.test(raw) && raw !== '$$' && raw !== '\\[') {
    return { last: at, reason: 'rule' };
  }
  if (line.marker !== '' && content === '') return { last: at, reason: 'empty list item' };
  if (/^(?:<\/?[a-z][^<>]*>\s*)+$/iu.test(raw)) return { last: at, reason: 'HTML tag' };
  if (/^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/u.test(raw)) return { last: at, reason: 'table rule' };
  return null;
}

/** Last line of a displayed formula that opens with "$$" or "\[" alone on line `at`; `at` if none does. */
export function displayMathEnd(text: string, lines: readonly Line[], at: number, search: LineSearch): number {
  const opening = text.slice(lines[at]!.contentStart, lines[at]!.contentEnd);
  if (opening !== '$$' && opening !== '\\[') return at;
  const closing = opening === '$$' ? '$$' : '\\]';
  const close = search(`math ${closing}`, at + 1, (t) => t.endsWith(closing));
  return close !== null && close - at < 30 ? close : at;
}
