import type { LineNumber } from '../model.ts';
import { median } from './geometry.ts';
import type { Rung } from './number-ladders.ts';
import { rowRect } from './rows.ts';
import type { TextLine } from './text-lines.ts';

/** Numbers that begin or end this close (points) stand in one strip. */
const aligned = 12;
/** Strips with this share of numbers in common are two sides of one numbering. */
const sameNumbering = 0.6;

/**
 * Review line numbers with the column that each counts. Numbers in two strips of a page count a column each, in the
 * order of the strips, unless both strips have the same numbers; a line numbered on both sides is listed once.
 */
export function placedNumbers(rungs: readonly Rung[], lines: readonly TextLine[]): LineNumber[] {
  const pages = new Map<number, Rung[]>();
  for (const rung of rungs) pages.set(rung.frame.page, [...(pages.get(rung.frame.page) ?? []), rung]);
  return [...pages].flatMap(([page, own]) =>
    numbersOfPage(
      own,
      lines.filter((line) => line.page === page),
    ),
  );
}

function numbersOfPage(rungs: readonly Rung[], lines: readonly TextLine[]): LineNumber[] {
  const [left, right, ...others] = stripsOf(rungs);
  const middle = right === undefined || others.length > 0 ? null : columnBorder(lines);
  const own = left !== undefined && right !== undefined && middle !== null && !isSame(left, right);
  const numbers = new Map<number, LineNumber>();
  for (const { frame, run, value } of [...rungs].sort((a, b) => a.run.x - b.run.x)) {
    if (numbers.has(value)) continue;
    const rect = rowRect({ frame, x0: run.x, x1: run.x + run.width, y: run.y, size: run.size });
    const found = { number: value, page: frame.page, rect };
    const column = left?.some((rung) => rung.run === run)
      ? ([0, middle ?? 0] as const)
      : ([middle ?? 0, frame.width] as const);
    numbers.set(value, own ? { ...found, column } : found);
  }
  return [...numbers.values()];
}

/** Numbers below each other, from left to right. */
function stripsOf(rungs: readonly Rung[]): Rung[][] {
  const strips: Rung[][] = [];
  for (const rung of rungs) {
    const { x, width } = rung.run;
    const strip = strips.find(([first]) => {
      const { run } = first!;
      return Math.abs(run.x - x) < aligned || Math.abs(run.x + run.width - x - width) < aligned;
    });
    if (strip) strip.push(rung);
    else strips.push([rung]);
  }
  return strips.sort((a, b) => a[0]!.run.x - b[0]!.run.x);
}

function isSame(a: readonly Rung[], b: readonly Rung[]): boolean {
  const values = new Set(a.map(({ value }) => value));
  return b.filter(({ value }) => values.has(value)).length >= sameNumbering * Math.min(a.length, b.length);
}

/** Half way between the two columns of a page's text; null where it has one. */
function columnBorder(lines: readonly TextLine[]): number | null {
  const middle = (Math.min(...lines.map(({ x0 }) => x0)) + Math.max(...lines.map(({ x1 }) => x1))) / 2;
  const left = lines.filter(({ x1 }) => x1 <= middle + 2).map(({ x1 }) => x1);
  const right = lines.filter(({ x0 }) => x0 >= middle - 2).map(({ x0 }) => x0);
  if (Math.min(left.length, right.length) < lines.length * 0.1 || left.length + right.length === 0)
    return null;
  return (median(left) + median(right)) / 2;
}
