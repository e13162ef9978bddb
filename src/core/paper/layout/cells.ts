import { runText } from './run-text.ts';
import type { PlacedRun, Segment } from './segments.ts';

/** Inside a table a gap of this many font sizes parts two cells: words in a cell stand closer, cells rarely do. */
const cellGap = 0.6;
const plainValue = String.raw`(?:[+\u2212-]?\d(?:[\d.,]*\d)?%?|[\u2013\u2014-])`;
const values = new RegExp(String.raw`^(?<words>.*?\s)?(?<values>${plainValue}(?:\s${plainValue})+)$`, 'u');

export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** Size of the print. */
  readonly size: number;
  /** Told apart from its neighbour by its form ("84.2 88.4"), not by a gap. */
  readonly split: boolean;
}

/** Pieces of a segment that stand apart. */
export function cellsOf({ runs, size, text: whole, x0: left, x1: right }: Segment): Cell[] {
  const groups: PlacedRun[][] = [];
  let end = -Infinity;
  for (const run of runs) {
    if (groups.length > 0 && run.x - end <= cellGap * size) groups.at(-1)!.push(run);
    else groups.push([run]);
    end = Math.max(end, run.x + run.width);
  }
  if (groups.length === 1)
    return whole === '' ? [] : splitValues({ text: whole, x0: left, x1: right, size, split: false });
  return groups.flatMap((group) => {
    const text = runText(group);
    if (text === '') return [];
    const x0 = Math.min(...group.map(({ x }) => x));
    const x1 = Math.max(...group.map(({ x, width }) => x + width));
    return splitValues({ text, x0, x1, size, split: false });
  });
}

/** Values that stand too close for a gap are cells of their own; where they stand follows from their letters. */
function splitValues(cell: Cell): Cell[] {
  const match = '0123456789%\u2013\u2014-'.includes(cell.text.slice(-1)) ? values.exec(cell.text) : null;
  if (!match?.groups) return [cell];
  const { words = '', values: tail = '' } = match.groups as { words?: string; values?: string };
  const perLetter = (cell.x1 - cell.x0) / cell.text.length;
  const cells: Cell[] = [];
  let at = 0;
  for (const text of [words.trim(), ...tail.split(' ')]) {
    if (text === '') continue;
    const start = cell.text.indexOf(text, at);
    at = start + text.length;
    cells.push({ ...cell, text, x0: cell.x0 + start * perLetter, x1: cell.x0 + at * perLetter, split: true });
  }
  return cells;
}
