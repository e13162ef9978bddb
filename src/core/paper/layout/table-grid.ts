import type { DraftRow } from '../draft.ts';
import { headerRows, isNumericCell, splitValueRow } from '../table-rows.ts';
import { row as rowOf, rowPiece, sameBaseline } from './rows.ts';
import type { Row } from './rows.ts';
import type { Cell } from './cells.ts';
import { cellsOf } from './cells.ts';
import type { Segment } from './segments.ts';

interface Column {
  x0: number;
  x1: number;
}

export interface Grid {
  readonly rows: readonly DraftRow[];
  readonly header: number;
}

/**
 * Rows and cells of a table. Segments on one baseline are a row, wherever they stand in the content stream; columns
 * are where cells of different rows stand above each other. A heading over several columns stands in each of them.
 */
export function tableGrid(rows: readonly Row[]): Grid {
  const lines = linesOf(rows.flatMap(({ segments }) => segments));
  const cells = lines.map(({ segments }) => segments.flatMap(cellsOf));
  const columns = columnsOf(cells);
  const places = cells.map((own) => placed(own, columns));
  const plain = places.map((own) => own.map(({ text }) => text));
  const header = headerRows(
    plain.map((own) => ({ cells: own })),
    false,
  );
  return {
    header,
    rows: lines.map((line, at) => {
      const text = cells[at]!.map((cell) => cell.text).join(' ');
      const whole = unglued(
        at < header ? places[at]!.map(({ spread }) => spread) : plain[at]!,
        columns.length,
      );
      return { cells: whole, text, pieces: [rowPiece(line, 0, text.length)] };
    }),
  };
}

/** Segments sorted into visual lines, top to bottom, each from left to right. */
function linesOf(segments: readonly Segment[]): Row[] {
  const lines: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const line = lines.findLast((each) => sameBaseline(each[0]!, segment));
    if (line) line.push(segment);
    else lines.push([segment]);
  }
  return lines
    .map((line) => rowOf(line.sort((a, b) => a.x0 - b.x0)))
    .filter(({ text }) => /[^\s´`¨ˆ˜ˇ˘˚¯]/u.test(text));
}

/** Rows with most cells show the columns; cells of other rows that reach over several of them do not count. */
function columnsOf(rows: readonly (readonly Cell[])[]): Column[] {
  const columns: Column[] = [];
  for (const cells of [...rows].sort((a, b) => b.length - a.length)) {
    for (const { x0, x1 } of cells) {
      const touched = columns.filter((column) => x0 < column.x1 - 0.5 && x1 > column.x0 + 0.5);
      const [only] = touched;
      if (only === undefined) columns.push({ x0, x1 });
      else if (touched.length === 1) {
        only.x0 = Math.min(only.x0, x0);
        only.x1 = Math.max(only.x1, x1);
      }
    }
  }
  return columns.sort((a, b) => a.x0 - b.x0);
}

interface Place {
  text: string;
  /** Text of a cell that stands in this column too because it reaches over it. */
  spread: string;
}

function placed(cells: readonly Cell[], columns: readonly Column[]): Place[] {
  const places: Place[] = columns.map(() => ({ text: '', spread: '' }));
  for (const { text, x0, x1 } of cells) {
    const under = columns.flatMap((column, at) => (x0 < column.x1 && x1 > column.x0 ? [at] : []));
    const all = under.length > 0 ? under : [nearest(columns, (x0 + x1) / 2)];
    all.forEach((at, n) => {
      const place = places[at]!;
      if (n === 0) place.text = place.text === '' ? text : `${place.text} ${text}`;
      place.spread = place.spread === '' ? text : `${place.spread} ${text}`;
    });
  }
  return places;
}

function nearest(columns: readonly Column[], x: number): number {
  let best = 0;
  columns.forEach(({ x0, x1 }, at) => {
    const { x0: a, x1: b } = columns[best]!;
    if (Math.abs((x0 + x1) / 2 - x) < Math.abs((a + b) / 2 - x)) best = at;
  });
  return best;
}

/** Values that stand too close for geometry ("0.72 1.00 0.98") are told apart by their form. */
function unglued(cells: readonly string[], columns: number): readonly string[] {
  if (columns > 2 || cells.length === 0) return cells;
  const last = cells.at(-1)!;
  const values = splitValueRow(last);
  return values.length > 1 && values.every(isNumericCell) ? [...cells.slice(0, -1), ...values] : cells;
}
