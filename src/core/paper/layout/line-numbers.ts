import type { LineNumber } from '../model.ts';
import type { Frame } from './geometry.ts';
import type { Ladder, Rung } from './number-ladders.ts';
import { numberLadders } from './number-ladders.ts';
import type { Run } from './page-items.ts';
import { placedNumbers } from './numbered-columns.ts';
import type { TextLine } from './text-lines.ts';
import { textLines } from './text-lines.ts';

export type { Range } from './text-lines.ts';
export { bodyRange } from './text-lines.ts';

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
/** So far may a short stretch of numbers be from the number before it. */
const longestSkip = 10;

/**
 * Review line numbers: numbers in a margin or gutter that count on down the pages, beside most of the text. An ordinary
 * paper has none, so nothing there is touched. A line numbered in both margins is listed once.
 */
export function takeLineNumbers(frames: readonly Frame[]): { frames: Frame[]; numbers: LineNumber[] } {
  const rungs = reviewNumbers(frames);
  if (rungs.length === 0) return { frames: [...frames], numbers: [] };
  const removed = new Set<Run>(rungs.map(({ run }) => run));
  return {
    frames: frames.map((frame) => ({ ...frame, runs: frame.runs.filter((run) => !removed.has(run)) })),
    numbers: placedNumbers(rungs, textLines(frames)).sort((a, b) => a.page - b.page || a.number - b.number),
  };
}

function reviewNumbers(frames: readonly Frame[]): Rung[] {
  const lines = textLines(frames);
  const ladders = numberLadders(frames, lines);
  const tall = ladders.filter((ladder) => ladder.rungs.length >= leastOnPage && accompanies(ladder, lines));
  const numbering = numberingOf(tall, lines);
  if (numbering === null) return [];
  const strips = new Set(tall.map(({ strip }) => strip));
  const taken = [...tall];
  const others = ladders.filter((ladder) => strips.has(ladder.strip) && !tall.includes(ladder));
  for (const ladder of others.sort((a, b) => a.rungs[0]!.value - b.rungs[0]!.value))
    if (fits(ladder, taken, numbering)) taken.push(ladder);
  const rungs = taken.flatMap((ladder) => ladder.rungs);
  return rungs.length >= leastNumbers ? rungs : [];
}

/** Beside most of the height of the page's text; every fifth line begins and ends well inside it. */
function accompanies({ page, rungs }: Ladder, lines: readonly TextLine[]): boolean {
  const own = lines.filter((line) => line.page === page).map(({ y }) => y);
  if (own.length === 0) return false;
  const height = Math.max(...own) - Math.min(...own);
  const reach = rungs.at(-1)!.run.y - rungs[0]!.run.y;
  return (reach * rungs.length) / (rungs.length - 1) >= leastHeight * height;
}

/** counting: from page to page; restarting: each page begins anew. */
type Numbering = 'counting' | 'restarting';

function numberingOf(tall: readonly Ladder[], lines: readonly TextLine[]): Numbering | null {
  const counts = new Map<number, number>();
  for (const { page } of lines) counts.set(page, (counts.get(page) ?? 0) + 1);
  const textPages = [...counts.values()].filter((count) => count >= leastLines).length;
  const pages = [...new Set(tall.map(({ page }) => page))].sort((a, b) => a - b);
  if (pages.length === 0) return null;
  const ends = pages.map((page) => {
    const values = tall.filter((each) => each.page === page).flatMap(valuesOf);
    return { first: Math.min(...values), last: Math.max(...values) };
  });
  const onwards = ends.filter(({ first }, at) => at > 0 && first > ends[at - 1]!.last).length;
  const counting = onwards >= 0.8 * (ends.length - 1);
  if (pages.length < (counting ? leastCounting : leastRestarting) * textPages) return null;
  return counting ? 'counting' : 'restarting';
}

/** A short ladder (the last lines of a paper, a page of pictures) whose numbers have their place among the others. */
function fits({ page, rungs }: Ladder, taken: readonly Ladder[], numbering: Numbering): boolean {
  const [first, last] = [rungs[0]!.value, rungs.at(-1)!.value];
  if (numbering === 'restarting') return first <= longestSkip / 2;
  const before = taken.filter((each) => each.page < page).flatMap(valuesOf);
  const after = taken.filter((each) => each.page > page).flatMap(valuesOf);
  if (before.some((value) => value >= first) || after.some((value) => value <= last)) return false;
  const beside = taken.filter((each) => each.page === page).flatMap(valuesOf);
  const previous = Math.max(0, ...before, ...beside.filter((value) => value < first));
  return first - previous <= longestSkip;
}

function valuesOf({ rungs }: Ladder): number[] {
  return rungs.map(({ value }) => value);
}
