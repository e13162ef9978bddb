import type { Frame } from './geometry.ts';
import { quantile } from './geometry.ts';
import type { Run } from './page-items.ts';

/** A line of running text, roughly: where it begins and ends. */
export interface TextLine {
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

const leastLetters = 25;
const leastWidth = 90;
/** Words of one line stand closer than this many font sizes. */
const widestGap = 1.2;
/** And usually closer than this. */
const usualGap = 0.7;
/** A number alone: it may stand in the margin beside the line. */
export function isLoneNumber({ text }: Run): boolean {
  return text.length < 9 && /^\s*\d{1,4}\s*$/.test(text);
}

/** By the runs of a frame: lines are asked for before and after line numbers are taken out. */
const known = new WeakMap<readonly Run[], readonly TextLine[]>();

/** Long lines of upright frames. Some producers paint word by word, so runs side by side are joined. */
export function textLines(frames: readonly Frame[]): TextLine[] {
  return frames.flatMap((frame) => {
    if (frame.turn !== 0) return [];
    const lines = known.get(frame.runs) ?? linesOf(frame);
    known.set(frame.runs, lines);
    return lines;
  });
}

function linesOf({ page, runs }: Frame): TextLine[] {
  const lines: TextLine[] = [];
  let [x0, x1, y, letters] = [0, -Infinity, -Infinity, 0];
  const close = (): void => {
    if (letters >= leastLetters && x1 - x0 > leastWidth) lines.push({ page, x0, x1, y });
  };
  for (const run of runs) {
    const gap = run.x - x1;
    const goesOn = Math.abs(run.y - y) < 0.3 * run.size && gap < widestGap * run.size && gap > -run.size;
    // A line number in larger type stands no farther from its line than words do in a loose line.
    if (goesOn && gap > usualGap * run.size && isLoneNumber(run)) continue;
    if (goesOn) {
      x1 = Math.max(x1, run.x + run.width);
      letters += run.text.length;
    } else if (!isLoneNumber(run)) {
      close();
      [x0, x1, y, letters] = [run.x, run.x + run.width, run.y, run.text.length];
    }
  }
  close();
  return lines;
}

export type Range = readonly [left: number, right: number];

/** Between the left and right ends of the running text of all pages; everything where there is none. */
export function bodyRange(frames: readonly Frame[]): Range {
  const lines = textLines(frames);
  if (lines.length === 0) return [-Infinity, Infinity];
  const left = lines.map(({ x0 }) => x0).sort((a, b) => a - b);
  const right = lines.map(({ x1 }) => x1).sort((a, b) => a - b);
  return [quantile(left, 0.03), quantile(right, 0.97)];
}
