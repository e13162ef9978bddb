import type { BodyStyle } from './body-style.ts';
import type { CaptionRows } from './caption-rows.ts';
import type { LaidRow } from './laid-row.ts';
import { margin, step, width } from './laid-row.ts';

/** Rows of one float: indices, ascending. */
export type FloatRows = readonly number[];

interface Box {
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

/** The first row of a table stands this close to its caption, the next rows this close to each other (font sizes). */
const firstGap = 4.5;
const rowGap = 3.4;
/** Labels inside a figure may stand far apart (points). */
const figureGap = 130;
const longestAlgorithm = 90;

/**
 * Rows of several cells that follow from a table's caption, downwards (1) or upwards (-1), while they adjoin and are no
 * running text; [] if there is none. "stream": in content-stream order. "page": by place alone, for producers that
 * paint captions apart from their tables.
 */
export function tableRowsBeside(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
  direction: 1 | -1,
  order: 'stream' | 'page',
): FloatRows {
  const found = walk(caption, rows, body, taken, direction, order);
  return found.some((at) => rows[at]!.cells > 1) ? found : [];
}

function walk(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
  direction: 1 | -1,
  order: 'stream' | 'page',
): FloatRows {
  const own = rows.slice(caption.start, caption.start + caption.count);
  const frame = own[0]!.frame;
  const box = boxOf(own);
  const captionBox = { ...box };
  const found: number[] = [];
  for (const at of candidates(caption, rows, direction, order)) {
    const row = rows[at]!;
    if (row.laneAt === margin) continue;
    if (row.frame !== frame || taken.has(at)) break;
    const beyond = direction === 1 ? row.y - row.size - captionBox.bottom : captionBox.top - row.y;
    if (beyond < -0.3 * row.size) break;
    const gap = direction === 1 ? row.y - row.size - box.bottom : box.top - row.y;
    if (gap > (found.length === 0 ? firstGap : rowGap) * row.size) break;
    const inCell = continuesCell(
      row,
      found.map((each) => rows[each]!),
    );
    if ((!inCell && !mayBeTableRow(rows, at, body)) || !near(row, box)) break;
    found.push(at);
    grow(box, row);
  }
  return trimmed(found, rows, direction);
}

function candidates(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  direction: 1 | -1,
  order: 'stream' | 'page',
): number[] {
  const end = caption.start + caption.count;
  const { frame, y } = rows[direction === 1 ? end - 1 : caption.start]!;
  const own: number[] = [];
  for (let at = end; rows[at]?.frame === frame; at += 1) own.push(at);
  const before: number[] = [];
  for (let at = caption.start - 1; rows[at]?.frame === frame; at -= 1) before.push(at);
  if (order === 'stream') return direction === 1 ? own : before;
  const box = boxOf(rows.slice(caption.start, end));
  return [...before, ...own]
    .filter((at) => {
      const row = rows[at]!;
      return (row.y - y) * direction > 2 && row.x0 < box.x1 && row.x1 > box.x0;
    })
    .sort((a, b) => (rows[a]!.y - rows[b]!.y) * direction);
}

/** Several cells, or a short or small line between such rows; never running text. */
function mayBeTableRow(rows: readonly LaidRow[], at: number, body: BodyStyle): boolean {
  const row = rows[at]!;
  if (row.cells > 1) return !isRunningText(row);
  if (row.prose) return false;
  if (isParagraphTail(rows, at)) return false;
  return width(row) < 0.75 * width(row.lane) || row.size < 0.97 * body.size;
}

/** A sentence that wide spaces part into pieces. */
function isRunningText(row: LaidRow): boolean {
  return row.prose && row.values === 0 && row.segments.some(({ x0, x1 }) => x1 - x0 > 0.55 * width(row.lane));
}

/** A line of text inside a cell: it begins where a cell of the rows beside it begins, away from the table's left edge. */
function continuesCell(row: LaidRow, beside: readonly LaidRow[]): boolean {
  const left = Math.min(...beside.map(({ x0 }) => x0));
  if (row.x0 < left + 2 * row.size) return false;
  return beside.slice(-4).some(({ segments }) => segments.some(({ x0 }) => Math.abs(x0 - row.x0) < 2));
}

/** The short last line of a paragraph above. */
function isParagraphTail(rows: readonly LaidRow[], at: number): boolean {
  const row = rows[at]!;
  const above = rows[at - 1];
  if (above === undefined || above.frame !== row.frame || above.laneAt !== row.laneAt) return false;
  // A line of several cells ends no paragraph, however wordy they are.
  if (above.segments.length > 1 && !isRunningText(above)) return false;
  const gap = step(above, row);
  return (
    above.prose && gap > 0.8 && gap < 1.4 && above.font === row.font && Math.abs(above.size - row.size) < 0.2
  );
}

function near(row: LaidRow, box: Box): boolean {
  return row.x0 < box.x1 + 60 && row.x1 > box.x0 - 60;
}

function trimmed(found: number[], rows: readonly LaidRow[], direction: 1 | -1): FloatRows {
  const kept = [...found];
  while (kept.length > 0) {
    const row = rows[kept.at(-1)!]!;
    const before = kept.length > 1 ? rows[kept.at(-2)!]! : null;
    if (row.cells > 1) break;
    // A last line that continues a cell stands close to the row before it.
    if (
      before !== null &&
      Math.abs(row.y - before.y) < 1.35 * row.size &&
      row.text.length < 40 &&
      direction === 1
    )
      break;
    kept.pop();
  }
  return kept.sort((a, b) => a - b);
}

/** Lines of an algorithm below its title, up to a wide gap or running text. */
export function algorithmRowsOf(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
): FloatRows {
  const found: number[] = [];
  let last = rows[caption.start + caption.count - 1]!;
  for (let at = caption.start + caption.count; at < rows.length && found.length < longestAlgorithm; at += 1) {
    const row = rows[at]!;
    if (taken.has(at) || row.frame !== last.frame || row.laneAt !== last.laneAt) break;
    const gap = row.y - last.y;
    if (gap < -0.5 * row.size || gap > 2 * body.leading) break;
    if (row.prose && row.x0 < row.lane.x0 + 0.5 * row.size && gap > 1.25 * body.leading) break;
    found.push(at);
    last = row;
  }
  return found;
}

/**
 * Words painted inside a figure: no running text, in another size or font than the body, above the caption or, where
 * nothing stands there, below it.
 */
export function figureRowsOf(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
): FloatRows {
  const above = figureWalk(caption, rows, body, taken, -1);
  return above.length > 0 ? above : figureWalk(caption, rows, body, taken, 1);
}

function figureWalk(
  caption: CaptionRows,
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
  direction: 1 | -1,
): FloatRows {
  const own = rows.slice(caption.start, caption.start + caption.count);
  const box = boxOf(own);
  const captionBox = { ...box };
  const found: number[] = [];
  const first = direction === 1 ? caption.start + caption.count : caption.start - 1;
  for (let at = first; at >= 0 && at < rows.length; at += direction) {
    const row = rows[at]!;
    if (row.frame !== own[0]!.frame || taken.has(at)) break;
    const beyond = direction === 1 ? row.y - row.size - captionBox.bottom : captionBox.top - row.y;
    const gap = direction === 1 ? row.y - row.size - box.bottom : box.top - row.y;
    const foreign = Math.abs(row.size - body.size) > 0.04 * body.size || !body.fonts.has(row.font);
    if (beyond < -0.5 * row.size || gap > figureGap || !foreign || row.prose || isParagraphTail(rows, at))
      break;
    found.push(at);
    grow(box, row);
  }
  return found.sort((a, b) => a - b);
}

function boxOf(rows: readonly LaidRow[]): Box {
  const box = { x0: Infinity, x1: -Infinity, top: Infinity, bottom: -Infinity };
  for (const row of rows) grow(box, row);
  return box;
}

function grow(box: Box, row: LaidRow): void {
  box.x0 = Math.min(box.x0, row.x0);
  box.x1 = Math.max(box.x1, row.x1);
  box.top = Math.min(box.top, row.y - row.size * 0.8);
  box.bottom = Math.max(box.bottom, row.y + row.size * 0.2);
}
