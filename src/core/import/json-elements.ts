import { jsonTree, type JsonNode } from '../review/json-tree.ts';
import type { ImportProblem } from './imported.ts';
import { lineNumbers } from './line-numbers.ts';

/** A JSON value of an export: an element of its list, a line of JSON Lines, or the whole file. */
export interface JsonElement {
  readonly node: JsonNode;
  readonly line: number;
}

/**
 * Reads the values of an export one by one, so that a broken one costs no other and a large file never is a tree as a
 * whole: the elements of a list, of "notes" or "reviews" in an object, values one behind the other (JSON Lines), or one
 * object. What does not parse is a problem with its line.
 */
export function readJsonElements(source: string): {
  elements: Iterable<JsonElement>;
  problems: ImportProblem[];
} {
  const problems: ImportProblem[] = [];
  return { elements: elementsOf(source, problems), problems };
}

function* elementsOf(source: string, problems: ImportProblem[]): Generator<JsonElement> {
  const lineOf = lineNumbers(source);
  const list = listStart(source);
  let at = list ?? 0;
  for (;;) {
    at = skip(source, at, /[\s,]*/y);
    if (at >= source.length) {
      if (list !== null)
        problems.push({ line: lineOf(source.length), reason: 'the file ends inside its list.' });
      return;
    }
    if (list !== null && source[at] === ']') return;
    const end = valueEnd(source, at);
    const value = parsed(source, at, end);
    const line = lineOf(at);
    if (typeof value === 'string') {
      problems.push({ line, reason: `the value that begins here cannot be read (${value}).` });
      at = Math.max(nextValue(source, at, end), at + 1);
    } else {
      yield { node: value, line };
      at = Math.max(end, at + 1);
    }
  }
}

/** Offset behind the "[" of the list that holds the values; null where they follow each other, or there is one. */
function listStart(source: string): number | null {
  const first = skip(source, 0, /\s*/y);
  if (source[first] === '[') return first + 1;
  if (source[first] !== '{') return null;
  // The members before the list may be of any kind; one deep, no list is looked for.
  let at = first + 1;
  for (let members = 0; members < 100; members++) {
    at = skip(source, at, /[\s,]*/y);
    if (source[at] !== '"') return null;
    const keyEnd = stringEnd(source, at);
    const key = source.slice(at + 1, keyEnd - 1);
    at = skip(source, keyEnd, /\s*:\s*/y);
    if ((key === 'notes' || key === 'reviews') && source[at] === '[') return at + 1;
    at = valueEnd(source, at);
  }
  return null;
}

/** The tree of a value, or why there is none. */
function parsed(source: string, start: number, end: number): JsonNode | string {
  const text = source.slice(start, end);
  try {
    JSON.parse(text);
    return jsonTree(text);
  } catch (error) {
    if (error instanceof RangeError) return 'it is nested too deeply';
    const position = /position (?<at>\d+)/u.exec(String(error))?.groups?.['at'];
    const before = text
      .slice(0, position === undefined ? text.length : Number(position))
      .split(/\r\n|\n|\r/u);
    const down = before.length - 1;
    return down === 0
      ? `column ${before.at(-1)!.length + 1 + start - lineStart(source, start)}`
      : `${down} ${down === 1 ? 'line' : 'lines'} below, column ${before.at(-1)!.length + 1}`;
  }
}

function lineStart(source: string, at: number): number {
  return Math.max(source.lastIndexOf('\n', at - 1), source.lastIndexOf('\r', at - 1)) + 1;
}

/** Offset behind the value that starts at `start`, by its brackets alone; the end of the source if they never close. */
function valueEnd(source: string, start: number): number {
  const first = source[start];
  if (first === '"') return stringEnd(source, start);
  if (first !== '{' && first !== '[') return Math.max(start + 1, skip(source, start, /[^\s,[\]{}"]*/y));
  let depth = 0;
  const marks = /["{}[\]]/g;
  marks.lastIndex = start;
  for (let hit = marks.exec(source); hit; hit = marks.exec(source)) {
    if (hit[0] === '"') marks.lastIndex = stringEnd(source, hit.index);
    else if (hit[0] === '{' || hit[0] === '[') depth++;
    else if (--depth === 0) return hit.index + 1;
  }
  return source.length;
}

/** Offset behind a string literal. A line break ends one that is not closed: JSON has none inside. */
function stringEnd(source: string, start: number): number {
  const marks = /["\\\r\n]/g;
  marks.lastIndex = start + 1;
  for (let hit = marks.exec(source); hit; hit = marks.exec(source)) {
    if (hit[0] === '"') return hit.index + 1;
    if (hit[0] !== '\\') return hit.index;
    marks.lastIndex = hit.index + 2;
  }
  return source.length;
}

/** Where to go on behind a broken value: the next line that opens one with the same indentation. */
function nextValue(source: string, start: number, end: number): number {
  const indent = source.slice(lineStart(source, start), start);
  if (/\S/u.test(indent)) return end;
  const opening = new RegExp(`(?:\\r\\n|\\n|\\r)${indent}(?=[{[])`, 'g');
  opening.lastIndex = start + 1;
  const hit = opening.exec(source);
  return hit ? Math.min(end, hit.index + hit[0].length) : end;
}

function skip(source: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.exec(source) ? pattern.lastIndex : at;
}
