import { columnsOf, printable } from './printable.ts';

/** Columns of a line, its indent included. */
export const lineWidth = 80;

/** `label` and `end` in one line of 80 columns: of a long label its beginning. What cannot be printed is left out. */
export function fitted(label: string, end = '', indent = 2): string {
  const room = Math.max(10, lineWidth - indent - end.length);
  const letters = Array.from(printable(label.slice(0, 4 * lineWidth)));
  if (label.length <= 4 * lineWidth && displayWidth(letters) <= room) return letters.join('') + end;
  let used = 0;
  const kept = letters.slice(
    0,
    letters.findIndex((letter) => (used += columnsOf(letter)) > room - 1),
  );
  return `${kept.join('').trimEnd()}…${end}`;
}

function displayWidth(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + columnsOf(letter), 0);
}

/** Lines for the first `most` of many things, and how many more there are. */
export function firstOf<T>(all: readonly T[], most: number, lines: (one: T) => string | string[]): string[] {
  const shown = all.slice(0, most).flatMap(lines);
  if (all.length > most) shown.push(`and ${all.length - most} more (--format json has them all)`);
  return shown;
}
