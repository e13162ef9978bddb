import { markerLength } from '../../review/list-marker.ts';

/** An item of a list as it stands in the source: its marker, and its text without the spaces behind it. */
export interface ListedItem {
  readonly start: number;
  readonly textStart: number;
  readonly textEnd: number;
}

/** The list of which an item starts on the line of `at` (UTF-16 units), and its index there; null where none does. */
export function listAround(
  source: string,
  at: number,
): { items: readonly ListedItem[]; index: number } | null {
  const lines = linesOf(source);
  const own = lines.findIndex(({ start, end }) => start <= at && at < end);
  const head = lines[own] && markerOf(lines[own].text);
  if (!head) return null;
  const { indent } = head;
  let first = own;
  while (first > 0 && belongs(lines, first - 1, indent)) first -= 1;
  let last = own;
  while (last + 1 < lines.length && belongs(lines, last + 1, indent)) last += 1;
  const items: ListedItem[] = [];
  for (const line of lines.slice(first, last + 1)) {
    const hit = markerOf(line.text);
    const text = line.start + line.text.trimEnd().length;
    if (hit?.indent === indent)
      items.push({ start: line.start, textStart: line.start + hit.length, textEnd: text });
    else if (line.text.trim() !== '' && items.length > 0) items.push({ ...items.pop()!, textEnd: text });
  }
  const index = items.findIndex(({ start }) => start === lines[own]!.start);
  return index < 0 ? null : { items, index };
}

/** Indentation of an item's line in characters, and its length with the marker; null for any other line. */
function markerOf(text: string): { readonly indent: number; readonly length: number } | null {
  const indent = indentOf(text);
  const length = markerLength(text, indent);
  return length > 0 && text.slice(indent + length).trim() !== '' ? { indent, length: indent + length } : null;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** Behind the line break. */
  readonly end: number;
}

function linesOf(source: string): Line[] {
  let start = 0;
  return source.split(/(?<=\r\n|\n|\r(?!\n))/u).map((text) => {
    const line = { text: text.replace(/[\r\n]+$/u, ''), start, end: start + text.length };
    start = line.end;
    return line;
  });
}

/** Whether a line is part of the list: an item, an indented line, a blank one before either, or a line that goes on. */
function belongs(lines: readonly Line[], at: number, indent: number): boolean {
  const { text } = lines[at]!;
  if (text.trim() === '') {
    const next = lines.slice(at).find((line) => line.text.trim() !== '');
    return next !== undefined && isInside(next.text, indent);
  }
  if (isInside(text, indent)) return true;
  if (markerOf(text)) return false;
  // A line that goes on with an item without being indented: no heading, no line of a form.
  const before = lines[at - 1]?.text ?? '';
  return before.trim() !== '' && isInside(before, indent) && !/^\s*(?:#|==|\||>|-{3})/u.test(text);
}

function isInside(text: string, indent: number): boolean {
  return markerOf(text) ? indentOf(text) >= indent : text.trim() !== '' && indentOf(text) > indent;
}
