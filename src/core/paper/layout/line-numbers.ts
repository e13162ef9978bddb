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

const leastOnPage = 5;
const leastInSequence = 0.75;
/** Numbers of one margin end (or begin) within this many points. */
const aligned = 3;
/** Papers number every line or every fifth. */
const steps = [1, 5];

/**
 * Review line numbers: numbers in the margin that count on down the page. Found on pages that show at least five;
 * then pages with fewer lose theirs too. An ordinary paper has none, so nothing there is touched.
 */
export function takeLineNumbers(frames: readonly Frame[]): { frames: Frame[]; numbers: LineNumber[] } {
  const body = bodyRange(frames);
  const margins = new Set<number>();
  for (const frame of frames) {
    for (const column of marginColumns(frame, body)) {
      if (column.length >= leastOnPage && counts(column)) margins.add(edge(column[0]!, body));
    }
  }
  if (margins.size === 0) return { frames: [...frames], numbers: [] };
  const numbers: LineNumber[] = [];
  const cleaned = frames.map((frame) => {
    const removed = new Set<Run>();
    for (const column of marginColumns(frame, body)) {
      const place = edge(column[0]!, body);
      if (![...margins].some((margin) => Math.abs(margin - place) <= 2 * aligned)) continue;
      if (column.length > 1 && !counts(column)) continue;
      for (const run of column) {
        removed.add(run);
        const rect = rowRect({ frame, x0: run.x, x1: run.x + run.width, y: run.y, size: run.size });
        numbers.push({ number: Number(run.text.trim()), page: frame.page, rect });
      }
    }
    return removed.size === 0 ? frame : { ...frame, runs: frame.runs.filter((run) => !removed.has(run)) };
  });
  return { frames: cleaned, numbers };
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

function edge(run: Run, [left]: Range): number {
  return run.x < left ? run.x + run.width : run.x;
}

/** Digits-only runs outside the text, by margin and by where they begin or end, each from top to bottom. */
function marginColumns({ turn, runs }: Frame, body: Range): Run[][] {
  if (turn !== 0) return [];
  const columns: Run[][] = [];
  for (const run of runs) {
    if (!/^\s*\d{1,4}\s*$/u.test(run.text)) continue;
    if (run.x + run.width > body[0] - 1 && run.x < body[1] + 1) continue;
    const column = columns.find(([first]) => first !== undefined && inLine(first, run));
    if (column) column.push(run);
    else columns.push([run]);
  }
  return columns.map((column) => column.sort((a, b) => a.y - b.y));
}

function inLine(a: Run, b: Run): boolean {
  return Math.abs(a.x - b.x) <= aligned || Math.abs(a.x + a.width - b.x - b.width) <= aligned;
}

function counts(column: readonly Run[]): boolean {
  const values = column.map(({ text }) => Number(text.trim()));
  return steps.some((step) => {
    const good = values.filter((value, at) => at > 0 && value - values[at - 1]! === step).length;
    return good >= (values.length - 1) * leastInSequence;
  });
}
