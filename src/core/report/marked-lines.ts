import { columnsOf } from './printable.ts';

interface Cell {
  readonly text: string;
  readonly columns: number;
  readonly marked: boolean;
}

/** A line of a sentence, and a line that has "^" under what is marked in it (null: nothing is). */
export interface MarkedLine {
  readonly text: string;
  readonly marks: string | null;
}

/**
 * Wraps `source.slice(start, end)` to `width` columns and marks [from, to) in it. White space of any kind becomes one
 * space, control characters and bidirectional controls vanish. Offsets are UTF-16 units into `source`.
 */
export function markedLines(
  source: string,
  sentence: { readonly start: number; readonly end: number },
  span: { readonly start: number; readonly end: number },
  width: number,
): MarkedLine[] {
  const words: Cell[][] = [[]];
  let at = sentence.start;
  for (const character of source.slice(sentence.start, sentence.end)) {
    const marked = at >= span.start && at < span.end;
    at += character.length;
    if (/^[\s\p{Cc}]$/u.test(character)) words.push([{ text: ' ', columns: 1, marked }]);
    else if (!/^[\u200e\u200f\u202a-\u202e\u2066-\u2069]$/.test(character))
      words.at(-1)!.push({ text: character, columns: columnsOf(character), marked });
  }
  // A space opens the word behind it; one with nothing behind it was followed by another.
  const lines: Cell[][] = [];
  for (const word of words.filter((cells) => cells.some(({ text }) => text !== ' '))) {
    const line = lines.at(-1);
    if (line && columns(line) + columns(word) <= width) line.push(...word);
    else lines.push(word[0]?.text === ' ' ? word.slice(1) : [...word]);
  }
  return lines.map((cells) => ({ text: cells.map(({ text }) => text).join(''), marks: marksOf(cells) }));
}

function columns(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.columns, 0);
}

function marksOf(cells: readonly Cell[]): string | null {
  const marks = cells
    .map((cell) => (cell.marked ? '^' : ' ').repeat(cell.columns))
    .join('')
    .trimEnd();
  return marks === '' ? null : marks;
}

/** Wraps text to `width` columns; a longer word stands on a line of its own. */
export function wrap(text: string, width: number): string[] {
  return markedLines(text, { start: 0, end: text.length }, { start: 0, end: 0 }, width).map(
    (line) => line.text,
  );
}
