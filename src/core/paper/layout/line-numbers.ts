import type { Rect } from '../model.ts';
import type { Frame } from './geometry.ts';
import { quantile } from './geometry.ts';
import type { Run } from './page-items.ts';
import { rowRect } from './rows.ts';

export interface LineNumber {
  readonly number: number;
  readonly page: number;
  readonly rect: Rect;
}

/** So many numbers make a numbered paper, and so many on one page, lest page numbers are taken for them. */
const leastNumbers = 5;
const leastOnPage = 3;
const leastInSequence = 0.75;
/** Numbers of one margin end (or begin) within this many points. */
const aligned = 3;
/** Papers number every line or every fifth. */
const steps = [1, 5];

/**
 * Review line numbers: numbers in the margin that count on down the pages. An ordinary paper has none, so nothing
 * there is touched.
 */
export function takeLineNumbers(frames: readonly Frame[]): { frames: Frame[]; numbers: LineNumber[] } {
  const numbers: LineNumber[] = [];
  const removed = new Set<Run>();
  for (const column of marginColumns(frames, bodyRange(frames))) {
    if (!isNumbering(column)) continue;
    for (const { frame, run } of column) {
      removed.add(run);
      const rect = rowRect({ frame, x0: run.x, x1: run.x + run.width, y: run.y, size: run.size });
      numbers.push({ number: Number(run.text.trim()), page: frame.page, rect });
    }
  }
  if (removed.size === 0) return { frames: [...frames], numbers: [] };
  const cleaned = frames.map((frame) => ({ ...frame, runs: frame.runs.filter((run) => !removed.has(run)) }));
  return { frames: cleaned, numbers: numbers.sort((a, b) => a.page - b.page || a.number - b.number) };
}

export type Range = readonly [left: number, right: number];

/** Between the left and right ends of the running text, taken from long runs of all pages. */
export function bodyRange(frames: readonly Frame[]): Range {
  const long = frames.flatMap(({ turn, runs }) =>
    turn === 0 ? runs.filter(({ text, width }) => text.length >= 25 && width > 90) : [],
  );
  const left = long.map(({ x }) => x).sort((a, b) => a - b);
  const right = long.map(({ x, width }) => x + width).sort((a, b) => a - b);
  return [quantile(left, 0.03), quantile(right, 0.97)];
}

interface Placed {
  readonly frame: Frame;
  readonly run: Run;
}

/** Digits-only runs outside the text by where they begin or end, page by page from top to bottom. */
function marginColumns(frames: readonly Frame[], body: Range): Placed[][] {
  const columns: Placed[][] = [];
  for (const frame of frames) {
    if (frame.turn !== 0) continue;
    for (const run of frame.runs) {
      if (run.x + run.width > body[0] - 1 && run.x < body[1] + 1) continue;
      if (!/^\s*\d{1,4}\s*$/.test(run.text)) continue;
      const column = columns.find(([first]) => inLine(first!.run, run));
      if (column) column.push({ frame, run });
      else columns.push([{ frame, run }]);
    }
  }
  return columns.map((column) => column.sort((a, b) => a.frame.page - b.frame.page || a.run.y - b.run.y));
}

function inLine(a: Run, b: Run): boolean {
  return Math.abs(a.x - b.x) <= aligned || Math.abs(a.x + a.width - b.x - b.width) <= aligned;
}

function isNumbering(column: readonly Placed[]): boolean {
  if (column.length < leastNumbers) return false;
  const perPage = new Map<number, number>();
  for (const { frame } of column) perPage.set(frame.page, (perPage.get(frame.page) ?? 0) + 1);
  if (Math.max(...perPage.values()) < leastOnPage) return false;
  const values = column.map(({ run }) => Number(run.text.trim()));
  // In two columns a margin counts only every other stretch: what matters is the next number on the same page.
  const next = column.flatMap((each, at) =>
    at > 0 && column[at - 1]!.frame === each.frame ? [values[at]! - values[at - 1]!] : [],
  );
  return steps.some((size) => next.filter((gap) => gap === size).length >= next.length * leastInSequence);
}
