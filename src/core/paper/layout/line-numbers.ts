import type { Rect } from '../model.ts';
import type { Frame } from './geometry.ts';
import type { Ladder, Rung } from './number-ladders.ts';
import { numberLadders } from './number-ladders.ts';
import type { Run } from './page-items.ts';
import { rowRect } from './rows.ts';
import type { TextLine } from './text-lines.ts';
import { textLines } from './text-lines.ts';

export type { Range } from './text-lines.ts';
export { bodyRange } from './text-lines.ts';

export interface LineNumber {
  readonly number: number;
  readonly page: number;
  readonly rect: Rect;
}

/** So many numbers make a numbered paper, and so many on one page. */
const leastNumbers = 5;
const leastOnPage = 3;
/** Numbers accompany the text: they reach over this share of its height. A listing or a ranking does not. */
const leastHeight = 0.5;
/** A page of running text has so many lines. */
const leastLines = 8;
/** Share of the pages of text that have numbers, where they count on from page to page, and where they start anew. */
const leastCounting = 1 / 3;
const leastRestarting = 0.6;

/**
 * Review line numbers: numbers in a margin or gutter that count on down the pages, beside most of the text. An ordinary
 * paper has none, so nothing there is touched. A line numbered in both margins is listed once.
 */
export function takeLineNumbers(frames: readonly Frame[]): { frames: Frame[]; numbers: LineNumber[] } {
  const rungs = reviewNumbers(frames);
  if (rungs.length === 0) return { frames: [...frames], numbers: [] };
  const removed = new Set<Run>(rungs.map(({ run }) => run));
  const numbers = new Map<string, LineNumber>();
  for (const { frame, run, value } of rungs) {
    const key = `${frame.page} ${value}`;
    const rect = rowRect({ frame, x0: run.x, x1: run.x + run.width, y: run.y, size: run.size });
    if (!numbers.has(key) || rect[0] < numbers.get(key)!.rect[0])
      numbers.set(key, { number: value, page: frame.page, rect });
  }
  return {
    frames: frames.map((frame) => ({ ...frame, runs: frame.runs.filter((run) => !removed.has(run)) })),
    numbers: [...numbers.values()].sort((a, b) => a.page - b.page || a.number - b.number),
  };
}

function reviewNumbers(frames: readonly Frame[]): Rung[] {
  const lines = textLines(frames);
  const ladders = numberLadders(frames, lines);
  const long = ladders.filter(({ rungs }) => rungs.length >= leastOnPage);
  const tall = new Set(long.filter((ladder) => accompanies(ladder, lines)));
  const strips = new Set([...tall].map(({ strip }) => strip));
  if (!isNumbered([...tall], lines)) return [];
  const taken = ladders.filter(
    (ladder) => strips.has(ladder.strip) && (tall.has(ladder) || follows(ladder, [...tall])),
  );
  const rungs = taken.flatMap((ladder) => ladder.rungs);
  return rungs.length >= leastNumbers ? rungs : [];
}

/** Beside the lines of its own column, or of the page. */
function accompanies({ page, rungs }: Ladder, lines: readonly TextLine[]): boolean {
  const own = lines.filter((line) => line.page === page).map(({ y }) => y);
  if (own.length === 0) return false;
  const height = Math.max(...own) - Math.min(...own);
  return rungs.at(-1)!.run.y - rungs[0]!.run.y >= leastHeight * height;
}

function isNumbered(tall: readonly Ladder[], lines: readonly TextLine[]): boolean {
  const counts = new Map<number, number>();
  for (const { page } of lines) counts.set(page, (counts.get(page) ?? 0) + 1);
  const textPages = [...counts].filter(([, count]) => count >= leastLines).map(([page]) => page);
  const pages = [...new Set(tall.map(({ page }) => page))].sort((a, b) => a - b);
  if (pages.length === 0) return false;
  const ends = pages.map((page) => {
    const values = tall
      .filter((each) => each.page === page)
      .flatMap(({ rungs }) => rungs.map(({ value }) => value));
    return { first: Math.min(...values), last: Math.max(...values) };
  });
  const counting = ends.filter(({ first }, at) => at > 0 && first > ends[at - 1]!.last).length;
  const share = counting >= 0.8 * (ends.length - 1) ? leastCounting : leastRestarting;
  return pages.length >= share * textPages.length;
}

/** A short ladder (the last lines of a paper, a page of pictures) that goes on where the page before ended. */
function follows({ page, rungs }: Ladder, tall: readonly Ladder[]): boolean {
  const first = rungs[0]!.value;
  const values = (at: number): number[] =>
    tall.filter((each) => each.page === at).flatMap((each) => each.rungs.map(({ value }) => value));
  const before = Math.max(
    ...tall.filter((each) => each.page < page).flatMap((each) => values(each.page)),
    -Infinity,
  );
  const after = Math.min(
    ...tall.filter((each) => each.page > page).flatMap((each) => values(each.page)),
    Infinity,
  );
  return rungs.length >= leastOnPage
    ? first > before || first <= 5
    : first > before && first <= before + 10 && rungs.at(-1)!.value < after;
}
