import { runText } from './run-text.ts';
import type { PlacedRun, Segment } from './segments.ts';

/** Inside a table a gap of this many font sizes parts two cells: words in a cell stand closer, cells rarely do. */
const cellGap = 0.6;

export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** Pieces of a segment that stand apart. */
export function cellsOf({ runs, size }: Segment): Cell[] {
  const groups: PlacedRun[][] = [];
  let end = -Infinity;
  for (const run of runs) {
    if (groups.length > 0 && run.x - end <= cellGap * size) groups.at(-1)!.push(run);
    else groups.push([run]);
    end = Math.max(end, run.x + run.width);
  }
  return groups
    .map((group) => ({
      text: runText(group),
      x0: Math.min(...group.map(({ x }) => x)),
      x1: Math.max(...group.map(({ x, width }) => x + width)),
    }))
    .filter(({ text }) => text !== '');
}
