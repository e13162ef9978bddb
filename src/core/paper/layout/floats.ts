import type { DraftBlock } from '../draft.ts';
import { isNumericCell } from '../table-rows.ts';
import type { BodyStyle } from './body-style.ts';
import type { CaptionRows } from './caption-rows.ts';
import type { FloatRows } from './float-rows.ts';
import { figureRowsOf, tableRowsOf } from './float-rows.ts';
import type { LaidRow } from './laid-row.ts';
import { step } from './laid-row.ts';
import { tableGrid } from './table-grid.ts';

export interface Floats {
  readonly tables: readonly FloatRows[];
  readonly figures: readonly FloatRows[];
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
  const collect = (found: FloatRows[], own: FloatRows): void => {
    if (own.length === 0) return;
    found.push(own);
    for (const at of own) taken.add(at);
  };
  const tables: FloatRows[] = [];
  for (const caption of captions)
    if (caption.kind === 'table') collect(tables, tableRowsOf(caption, rows, body, taken));
  const figures: FloatRows[] = [];
  for (const caption of captions)
    if (caption.kind !== 'table') collect(figures, figureRowsOf(caption, rows, body, taken));
  for (const own of uncaptioned(rows, taken)) collect(tables, own);
  return { tables, figures };
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
    if (taken.has(at) || values === 0 || numeric < 2) {
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

/** A table as a block with rows and cells. */
export function tableBlock(rows: readonly LaidRow[]): DraftBlock {
  const grid = tableGrid(rows);
  return {
    kind: 'table',
    text: grid.rows.map(({ text }) => text).join('\n'),
    page: rows[0]!.frame.page,
    pieces: [],
    rows: grid.rows,
    header: grid.header,
  };
}
