import type { Frame } from './geometry.ts';
import type { Row } from './rows.ts';

/** Lines of a paragraph or table follow each other within this many font sizes; rows of several cells may be wider. */
const lineStep = 1.7;
const rowStep = 2.6;
const leastCells = 3;
const sameSize = 0.05;
/** So many rows are compared with each: a page holds no more side by side. */
const mostBeside = 200;

/**
 * Upright rows of a page that stand below each other at ordinary line distance in one size, such as the lines of a
 * paragraph and the rows of a table: the group of each row, itself included.
 */
export function adjoiningRows(rows: readonly Row[]): (row: Row) => readonly Row[] {
  const groups = new Map<Row, Row[]>();
  const byFrame = new Map<Frame, Row[]>();
  for (const row of rows) {
    if (row.frame.turn !== 0) continue;
    const own = byFrame.get(row.frame);
    if (own) own.push(row);
    else byFrame.set(row.frame, [row]);
  }
  for (const own of byFrame.values()) {
    const sorted = own.sort((a, b) => a.y - b.y);
    sorted.forEach((row, at) => {
      groups.set(row, [row]);
      for (const above of sorted.slice(Math.max(0, at - mostBeside), at))
        if (adjoins(above, row)) join(groups, above, row);
    });
  }
  return (row) => groups.get(row) ?? [row];
}

function adjoins(above: Row, below: Row): boolean {
  const size = Math.max(above.size, below.size);
  const step = (below.y - above.y) / size;
  const cells = Math.min(above.segments.length, below.segments.length);
  return (
    step > 0.3 &&
    step <= (cells >= leastCells ? rowStep : lineStep) &&
    Math.abs(above.size - below.size) <= sameSize * size &&
    above.x0 < below.x1 &&
    below.x0 < above.x1
  );
}

function join(groups: Map<Row, Row[]>, a: Row, b: Row): void {
  const [one, other] = [groups.get(a)!, groups.get(b)!];
  if (one === other) return;
  const [large, small] = one.length >= other.length ? [one, other] : [other, one];
  for (const row of small) {
    large.push(row);
    groups.set(row, large);
  }
}
