import { markerLength } from './list-marker.ts';

/** A line of a text. All offsets are UTF-16 units into that text. */
export interface Line {
  readonly start: number;
  /** End without the line break. */
  readonly end: number;
  /** Start of the next line. */
  readonly next: number;
  /** Depth of block quotation. */
  readonly quote: number;
  /** Columns before the marker or the content, quotation marks taken off; a tab counts 4. */
  readonly indent: number;
  /** List marker ("- ", "1) ", "W1: "), "" if there is none. */
  readonly marker: string;
  /** Content without quotation marks, list marker and surrounding space; empty for a blank line. */
  readonly contentStart: number;
  readonly contentEnd: number;
}

/** Cuts a text into lines and takes off what stands before their content. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
  let start = 0;
  for (const hit of text.matchAll(breaks)) {
    lines.push(readLine(text, start, hit.index, hit.index + hit[0].length));
    start = hit.index + hit[0].length;
  }
  lines.push(readLine(text, start, text.length, text.length));
  return lines;
}

export function isBlank(line: Line): boolean {
  return line.contentStart === line.contentEnd;
}

function readLine(text: string, start: number, end: number, next: number): Line {
  const raw = text.slice(start, end);
  const quoted = /^(?: {0,3}> ?)+/u.exec(raw)?.[0] ?? '';
  const body = raw.slice(quoted.length).trimEnd();
  const space = /^\s*/u.exec(body)?.[0] ?? '';
  const marker = body.slice(space.length, space.length + markerLength(body, space.length));
  const contentEnd = start + quoted.length + body.length;
  return {
    start,
    end,
    next,
    quote: quoted.replace(/[^>]/gu, '').length,
    indent: [...space].reduce((columns, c) => columns + (c === '\t' ? 4 : 1), 0),
    marker,
    contentStart: Math.min(contentEnd, start + quoted.length + space.length + marker.length),
    contentEnd,
  };
}
