import type { Piece, Rect } from '../model.ts';
import type { Frame } from './geometry.ts';
import { pageRect } from './geometry.ts';
import type { PlacedRun, Segment } from './segments.ts';
import { runText } from './run-text.ts';

/** Segments on one baseline that follow each other in the content stream: a line of text, or a row of a table. */
export interface Row {
  readonly frame: Frame;
  readonly segments: readonly Segment[];
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  /** Font of most characters. */
  readonly font: string;
  /** Share of the characters in that font. */
  readonly uniform: number;
}

export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  let open: Segment[] = [];
  for (const each of segments) {
    const last = open.at(-1);
    if (
      last !== undefined &&
      !(last.frame === each.frame && sameBaseline(last, each) && each.x0 >= last.x1 - 0.5 * each.size)
    ) {
      rows.push(row(open));
      open = [];
    }
    open.push(each);
  }
  if (open.length > 0) rows.push(row(open));
  return rows.filter(({ text }) => text !== '');
}

export function sameBaseline(a: Pick<Segment, 'y' | 'size'>, b: Pick<Segment, 'y' | 'size'>): boolean {
  return Math.abs(a.y - b.y) <= 0.25 * Math.min(a.size, b.size);
}

export function row(segments: readonly Segment[]): Row {
  const weights = new Map<string, number>();
  let total = 0;
  for (const { runs } of segments) {
    for (const { font, text } of runs) {
      weights.set(font, (weights.get(font) ?? 0) + text.length);
      total += text.length;
    }
  }
  const [font, weight] = [...weights].reduce((best, each) => (each[1] > best[1] ? each : best));
  return {
    frame: segments[0]!.frame,
    segments,
    text: segments
      .map(({ runs }) => runText(runs))
      .filter((text) => text !== '')
      .join(' '),
    x0: Math.min(...segments.map(({ x0 }) => x0)),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    y: segments[0]!.y,
    size: Math.max(...segments.map(({ size }) => size)),
    font,
    uniform: weight / Math.max(1, total),
  };
}

/** Height of the letters above and below the baseline, in font sizes. */
const ascent = 0.78;
const descent = 0.22;

export function rowRect({ frame, x0, x1, y, size }: Pick<Row, 'frame' | 'x0' | 'x1' | 'y' | 'size'>): Rect {
  const rect = pageRect([x0, y - ascent * size, x1, y + descent * size], frame);
  return [round(rect[0]), round(rect[1]), round(rect[2]), round(rect[3])];
}

export function rowPiece(each: Row, start: number, end: number): Piece {
  return { start, end, page: each.frame.page, rect: rowRect(each) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function runsOf(each: Row): PlacedRun[] {
  return each.segments.flatMap(({ runs }) => runs);
}
