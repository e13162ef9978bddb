import type { Piece, Rect } from '../model.ts';
import type { Frame } from './geometry.ts';
import { pageRect } from './geometry.ts';
import type { PlacedRun, Segment } from './segments.ts';
import type { Range } from './line-numbers.ts';

/** Segments on one baseline that follow each other in the content stream: a line of text, or a row of a table. */
export interface Row {
  readonly frame: Frame;
  readonly segments: readonly Segment[];
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** Size of the largest print. */
  readonly size: number;
  /** Size of most characters. */
  readonly mainSize: number;
  /** Font of most characters. */
  readonly font: string;
  /** Share of the characters in that font. */
  readonly uniform: number;
}

/** Text that begins so far outside of the running text (points) is a note in the margin. */
const marginGap = 6;

/** `body` is where running text begins and ends: notes in the margin are rows of their own. */
export function rowsOf(segments: readonly Segment[], body: Range): Row[] {
  const rows: Row[] = [];
  let open: Segment[] = [];
  for (const each of segments) {
    const last = open.at(-1);
    if (last !== undefined && !sameRow(last, each, body)) {
      rows.push(row(open));
      open = [];
    }
    open.push(each);
  }
  if (open.length > 0) rows.push(row(open));
  // Rules painted with underscores are no text.
  return rows.filter(({ text }) => !/^[\s_]*$/u.test(text));
}

function sameRow(last: Segment, each: Segment, body: Range): boolean {
  if (last.frame !== each.frame || !sameBaseline(last, each) || each.x0 < last.x1 - 0.5 * each.size)
    return false;
  return isMarginal(last, body) === isMarginal(each, body);
}

/** Words outside of the running text; numbers there may be the last column of a wide table. */
export function isMarginal({ frame, x0, x1, runs }: Segment, [left, right]: Range): boolean {
  if (frame.turn !== 0 || (x0 < right + marginGap && x1 > left - marginGap)) return false;
  return runs.some(({ text }) => /\p{L}/u.test(text));
}

export function sameBaseline(a: Pick<Segment, 'y' | 'size'>, b: Pick<Segment, 'y' | 'size'>): boolean {
  return Math.abs(a.y - b.y) <= 0.25 * Math.min(a.size, b.size);
}

export function row(segments: readonly Segment[]): Row {
  const first = segments[0]!;
  let { x0, x1, size, text } = first;
  for (const each of segments.slice(1)) {
    x0 = Math.min(x0, each.x0);
    x1 = Math.max(x1, each.x1);
    size = Math.max(size, each.size);
    text = text === '' || each.text === '' ? text + each.text : `${text} ${each.text}`;
  }
  return { frame: first.frame, segments, text, x0, x1, y: first.y, size, ...looksOf(segments) };
}

/** Size and font of most characters. */
function looksOf(segments: readonly Segment[]): Pick<Row, 'mainSize' | 'font' | 'uniform'> {
  const { font, size } = segments[0]!.runs[0]!;
  // Most lines are set in one font: nothing to weigh.
  if (segments.every(({ runs }) => runs.every((run) => run.font === font && run.size === size)))
    return { mainSize: size, font, uniform: 1 };
  const fonts = new Map<string, number>();
  const sizes = new Map<number, number>();
  let total = 0;
  for (const { runs } of segments) {
    for (const run of runs) {
      fonts.set(run.font, (fonts.get(run.font) ?? 0) + run.text.length);
      sizes.set(run.size, (sizes.get(run.size) ?? 0) + run.text.length);
      total += run.text.length;
    }
  }
  const [main, weight] = heaviest(fonts);
  return { mainSize: heaviest(sizes)[0], font: main, uniform: weight / Math.max(1, total) };
}

function heaviest<K>(weights: ReadonlyMap<K, number>): readonly [K, number] {
  return [...weights].reduce((best, each) => (each[1] > best[1] ? each : best));
}

/** Height of the letters above and below the baseline, in font sizes. */
const ascent = 0.78;
const descent = 0.22;

export function rowRect({ frame, x0, x1, y, size }: Pick<Row, 'frame' | 'x0' | 'x1' | 'y' | 'size'>): Rect {
  const rect = pageRect([x0, y - ascent * size, x1, y + descent * size], frame);
  return [round(rect[0]), round(rect[1]), round(rect[2]), round(rect[3])];
}

/** Lines of a row that stand apart (cells, the two sides of a gutter), by their range in the row's text. */
export function rowPieces(each: Row): Piece[] {
  const { page, shown } = each.frame;
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, x0, x1, y, size } of each.segments) {
    const { length } = text;
    if (length === 0) continue;
    const start = at === 0 ? 0 : at + 1;
    at = start + length;
    const rect = rowRect({ frame: each.frame, x0, x1, y, size });
    pieces.push({ start, end: at, page, rect, ...(shown === 0 ? {} : { turn: shown }) });
  }
  return pieces;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function runsOf(each: Row): PlacedRun[] {
  return each.segments.flatMap(({ runs }) => runs);
}
