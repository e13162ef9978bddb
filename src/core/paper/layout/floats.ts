import type { DraftBlock } from '../draft.ts';
import { isNumericCell } from '../table-rows.ts';
import { alignedRows } from './aligned-rows.ts';
import type { BodyStyle } from './body-style.ts';
import type { CaptionRows } from './caption-rows.ts';
import type { Cell } from './cells.ts';
import { cellsOf } from './cells.ts';
import type { FloatRows } from './float-rows.ts';
import { algorithmRowsOf, figureRowsOf, tableRowsBeside } from './float-rows.ts';
import type { LaidRow } from './laid-row.ts';
import { step } from './laid-row.ts';
import { tableGrid } from './table-grid.ts';

export interface TableRows {
  readonly rows: FloatRows;
  /** Its lines are terms and their meaning: none heads the others. */
  readonly headless?: boolean;
  /** Null for a table without a caption. */
  readonly caption: CaptionRows | null;
}

export interface Floats {
  readonly tables: readonly TableRows[];
  readonly figures: readonly FloatRows[];
  readonly algorithms: readonly FloatRows[];
}

/** Rows of numbers without a caption are a table only if there are so many of them. */
const leastUncaptioned = 3;

/** Finds the rows of tables and the words inside figures; each row belongs to one float at most. */
export function findFloats(
  rows: readonly LaidRow[],
  captions: readonly CaptionRows[],
  body: BodyStyle,
  headings: ReadonlySet<number>,
): Floats {
  const taken = new Set(headings);
  for (const { start, count } of captions) for (let n = 0; n < count; n += 1) taken.add(start + n);
  const tables = captionedTables(rows, captions, body, taken);
  const loose = uncaptioned(rows, taken).map((found) => withColumnNames(rows, found, taken));
  for (const own of loose) {
    tables.push({ rows: own, caption: captionBeside(own, captions) });
    for (const at of own) taken.add(at);
  }
  const figures: FloatRows[] = [];
  const algorithms: FloatRows[] = [];
  for (const caption of captions) {
    if (caption.kind === 'table') continue;
    const listing = caption.kind === 'algorithm' || caption.kind === 'listing';
    const own = (listing ? algorithmRowsOf : figureRowsOf)(caption, rows, body, taken);
    const table = own.length > 0 || listing ? [] : tableCalledFigure(caption, rows, body, taken);
    if (own.length > 0) (listing ? algorithms : figures).push(own);
    else if (table.length > 0) tables.push({ rows: table, caption });
    for (const at of table) taken.add(at);
    for (const at of own) taken.add(at);
  }
  for (const own of alignedRows(rows, taken)) {
    tables.push({ rows: own, caption: null, headless: true });
    for (const at of own) taken.add(at);
  }
  return { tables, figures, algorithms };
}

/**
 * Whether captions stand above or below their tables is a habit of the whole paper: captions with a table on one side
 * only tell it. That side is tried first, then the other, then the place on the page alone.
 */
function captionedTables(
  rows: readonly LaidRow[],
  captions: readonly CaptionRows[],
  body: BodyStyle,
  taken: Set<number>,
): TableRows[] {
  const own = captions.filter(({ kind }) => kind === 'table');
  const beside = (caption: CaptionRows, direction: 1 | -1, order: 'stream' | 'page'): FloatRows =>
    tableRowsBeside(caption, rows, body, taken, direction, order);
  let below = 0;
  for (const caption of own) {
    const [down, up] = [beside(caption, 1, 'stream').length > 0, beside(caption, -1, 'stream').length > 0];
    if (down !== up) below += down ? 1 : -1;
  }
  const usual = below >= 0 ? 1 : -1;
  const other = usual === 1 ? -1 : 1;
  const found = new Map<CaptionRows, FloatRows>();
  for (const [direction, order] of [
    [usual, 'stream'],
    [other, 'stream'],
    [usual, 'page'],
    [other, 'page'],
  ] as const) {
    for (const caption of own) {
      if (found.has(caption)) continue;
      const indices = beside(caption, direction, order);
      if (indices.length === 0) continue;
      found.set(caption, indices);
      for (const at of indices) taken.add(at);
    }
  }
  return [...found].map(([caption, indices]) => ({ rows: indices, caption }));
}

/** Runs of rows of several values: a table that goes on from the page before, or one without a caption. */
function uncaptioned(rows: readonly LaidRow[], taken: ReadonlySet<number>): FloatRows[] {
  const found: number[][] = [];
  let open: number[] = [];
  const close = (): void => {
    if (open.length >= leastUncaptioned) found.push(open);
    open = [];
  };
  rows.forEach((row, at) => {
    const last = open.at(-1);
    const values = row.segments.filter((_, n) => n > 0).length;
    const numeric = row.text.split(' ').filter(isNumericCell).length;
    if (taken.has(at) || values === 0 || numeric < 2 || /^\d+:/u.test(row.text)) {
      close();
      return;
    }
    const above = last === undefined ? null : rows[last]!;
    if (
      above !== null &&
      (above.frame !== row.frame || last !== at - 1 || step(above, row) < 0.5 || step(above, row) > 2.5)
    )
      close();
    open.push(at);
  });
  close();
  return found;
}

/** Rows of several words above the first row of values, close by: the names of the columns. */
function withColumnNames(rows: readonly LaidRow[], own: FloatRows, taken: ReadonlySet<number>): FloatRows {
  const all = [...own];
  for (let at = own[0]! - 1; at >= 0 && all.length < own.length + 3; at -= 1) {
    const row = rows[at]!;
    const below = rows[all[0]!]!;
    if (taken.has(at) || row.frame !== below.frame || row.cells < 2 || row.prose) break;
    if (step(row, below) < 0.5 || step(row, below) > 2.5) break;
    all.unshift(at);
  }
  return all;
}

/** Some papers call a table a figure: its caption stands directly above or below the rows. */
function captionBeside(own: FloatRows, captions: readonly CaptionRows[]): CaptionRows | null {
  const [first, last] = [own[0]!, own.at(-1)!];
  return (
    captions.find(
      ({ kind, start, count }) => kind !== 'table' && (start === last + 1 || start + count === first),
    ) ?? null
  );
}

/** A table of so many lines, most of them with this many cells below each other, is one whatever its caption says. */
const leastCalledFigure = 3;
const alignedCells = 2;

/** Rows of text in columns, in the print of the running text, beside the caption of a "figure". */
function tableCalledFigure(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
): FloatRows {
  for (const direction of [-1, 1] as const) {
    const own = tableRowsBeside(caption, rows, body, taken, direction, 'stream');
    const lines = own.map((at) => rows[at]!.segments.flatMap(cellsOf)).filter(({ length }) => length > 1);
    const isColumn = ({ x0 }: Cell): boolean =>
      lines.filter((line) => line.some((cell) => Math.abs(cell.x0 - x0) < 1)).length > lines.length / 2;
    const aligned = lines.filter((line) => line.filter(isColumn).length >= alignedCells);
    if (aligned.length >= leastCalledFigure && aligned.length * 2 > own.length) return own;
  }
  return [];
}

/** A table as a block with rows and cells; `caption` is the one beside it. */
export function tableBlock(
  rows: readonly LaidRow[],
  caption: CaptionRows | null,
  headless = false,
): DraftBlock {
  const grid = tableGrid(rows);
  return {
    kind: 'table',
    text: grid.rows.map(({ text }) => text).join('\n'),
    page: rows[0]!.frame.page,
    pieces: [],
    rows: grid.rows,
    header: headless ? 0 : grid.header,
    caption: caption === null ? null : { kind: caption.kind, number: caption.number },
  };
}
