import { isNumericCell } from '../table-rows.ts';
import type { Cell } from './cells.ts';

export interface Column {
  x0: number;
  x1: number;
  /** The cells here were told apart by their form, not by gaps. */
  split: boolean;
}

/** A column with cells in fewer rows than this, close behind another column's, comes from a wide word space. */
const leastSupport = 0.3;
const wordSpace = 1.4;
const signSpace = 3;

/**
 * Columns of a table: rows with most cells show them; cells that reach over several of them do not count.
 */
export function columnsOf(rows: readonly (readonly Cell[])[]): Column[] {
  const found = grow(rows);
  const real = found.filter((column, at) => at === 0 || !isWordSpace(column, found[at - 1]!, rows));
  return real.length === found.length ? found : grow(rows.map((cells) => mergedCells(cells, found, real)));
}

/** A row with fewer cells than this share of the fullest row's may hold headings that stand between columns. */
const fullRow = 0.6;

function grow(rows: readonly (readonly Cell[])[]): Column[] {
  const columns: Column[] = [];
  const most = Math.max(0, ...rows.map((cells) => cells.length));
  for (const cells of [...rows].sort((a, b) => b.length - a.length)) {
    for (const { text, x0, x1, split } of cells) {
      const touched = columns.filter((column) => x0 < column.x1 - 0.5 && x1 > column.x0 + 0.5);
      const [only] = touched;
      if (only === undefined) {
        const inside =
          columns.some((column) => column.x1 <= x0 + 0.5) && columns.some((column) => column.x0 >= x1 - 0.5);
        if (cells.length >= most * fullRow || !inside || isNumericCell(text)) columns.push({ x0, x1, split });
      } else if (touched.length === 1) {
        only.x0 = Math.min(only.x0, x0);
        only.x1 = Math.max(only.x1, x1);
        only.split ||= split;
      }
    }
  }
  return columns.sort((a, b) => a.x0 - b.x0);
}

function isWordSpace(column: Column, left: Column, rows: readonly (readonly Cell[])[]): boolean {
  let support = 0;
  let tight = 0;
  for (const cells of rows) {
    const at = cells.findIndex(({ x0, x1 }) => x0 >= column.x0 - 0.5 && x1 <= column.x1 + 0.5);
    if (at < 0) continue;
    support += 1;
    const before = cells[at - 1];
    const cell = cells[at]!;
    // A justified line of a narrow cell may end in a sign far from its words: "W x L    =".
    const widest = /^[=x×+:,&/]$/u.test(cell.text) ? signSpace : wordSpace;
    if (before !== undefined && !cell.split && cell.x0 - before.x1 < widest * cell.size) tight += 1;
  }
  if (tight !== support) return false;
  // One heading (or line) reaches over both: the parts of one column stand in fewer than half of the rows.
  const across = rows.some((cells) => cells.some(({ x0, x1 }) => x0 < left.x1 - 1 && x1 > column.x0 + 1));
  return support < rows.length * (across ? 0.5 : leastSupport);
}

/** Cells of a column that is none become part of the cell before them. */
function mergedCells(cells: readonly Cell[], found: readonly Column[], real: readonly Column[]): Cell[] {
  const false_ = found.filter((column) => !real.includes(column));
  const out: Cell[] = [];
  for (const cell of cells) {
    const last = out.at(-1);
    const stray = false_.some(({ x0, x1 }) => cell.x0 >= x0 - 0.5 && cell.x1 <= x1 + 0.5);
    if (stray && last !== undefined)
      out[out.length - 1] = { ...last, text: `${last.text} ${cell.text}`, x1: cell.x1 };
    else out.push(cell);
  }
  return out;
}

/** Text of each column for a row of values: a cell that reaches over several columns stands in the first. */
export function placeValues(cells: readonly Cell[], columns: readonly Column[]): string[] {
  return place(cells, columns, (cell) => [under(cell, columns)[0]!]);
}

/** Text of each column for a row of headings: a heading over several columns stands in each of them. */
export function placeHeadings(cells: readonly Cell[], columns: readonly Column[]): string[] {
  return place(cells, columns, (cell, at) => spread(cell, at, cells, columns));
}

function place(
  cells: readonly Cell[],
  columns: readonly Column[],
  where: (cell: Cell, at: number) => readonly number[],
): string[] {
  const texts = columns.map(() => '');
  cells.forEach((cell, at) => {
    const places = where(cell, at);
    const words = cell.text.split(' ');
    // "CLS USR CITE" over three columns that only their values told apart: one word each.
    const each =
      places.length > 1 && words.length === places.length && places.every((n) => columns[n]!.split);
    places.forEach((n, nth) => {
      const text = each ? words[nth]! : cell.text;
      texts[n] = texts[n] === '' ? text : `${texts[n]!} ${text}`;
    });
  });
  return texts;
}

function under({ x0, x1 }: Cell, columns: readonly Column[]): number[] {
  const touched = columns.flatMap((column, at) => (x0 < column.x1 && x1 > column.x0 ? [at] : []));
  return touched.length > 0 ? touched : [nearest(columns, (x0 + x1) / 2)];
}

/** Headings that are fewer than the columns are centred over theirs: each reaches half way to its neighbours. */
function spread(cell: Cell, at: number, cells: readonly Cell[], columns: readonly Column[]): number[] {
  const touched = under(cell, columns);
  if (cells.length < 2 || cells.length >= columns.length - 1) return touched;
  const centre = (cell.x0 + cell.x1) / 2;
  const before = cells[at - 1];
  const after = cells[at + 1];
  const reach = Math.min(
    before ? (centre - (before.x0 + before.x1) / 2) / 2 : Infinity,
    after ? ((after.x0 + after.x1) / 2 - centre) / 2 : Infinity,
  );
  const others = new Set(cells.filter((each) => each !== cell).flatMap((each) => under(each, columns)));
  const near = columns.flatMap(({ x0, x1 }, n) =>
    Math.abs((x0 + x1) / 2 - centre) < reach && !others.has(n) ? [n] : [],
  );
  return [...new Set([...touched, ...near])].sort((a, b) => a - b);
}

function nearest(columns: readonly Column[], x: number): number {
  let best = 0;
  columns.forEach(({ x0, x1 }, at) => {
    const { x0: a, x1: b } = columns[best]!;
    if (Math.abs((x0 + x1) / 2 - x) < Math.abs((a + b) / 2 - x)) best = at;
  });
  return best;
}
