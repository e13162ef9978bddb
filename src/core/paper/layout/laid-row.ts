import type { BodyStyle } from './body-style.ts';
import { isBodySize } from './body-style.ts';
import type { FrameLanes, Lane } from './lanes.ts';
import { laneIndex, lanesOf } from './lanes.ts';
import type { Frame } from './geometry.ts';
import { isNumericCell } from '../table-rows.ts';
import { cellsOf } from './cells.ts';
import type { Range } from './line-numbers.ts';
import { lowerWords } from './lower-words.ts';
import type { Row } from './rows.ts';
import { isMarginal } from './rows.ts';

/** `laneAt` of a note in the margin. */
export const margin = -2;

/** A row and the column it stands in. */
export interface LaidRow extends Row {
  /** -1 where the row reaches over both columns, `margin` for a note beside the text. */
  readonly laneAt: number;
  readonly lane: Lane;
  /** Pieces of text that wide gaps part, and how many of them are values. */
  readonly cells: number;
  readonly values: number;
  /** A line of running text: one piece, words in lower case, most of its column wide. */
  readonly prose: boolean;
}

/** A page with fewer lines of text does not show its columns. */
const leastLines = 8;

/** Finds the columns of each frame and gives every row its own. */
export function layRows(rows: readonly Row[], body: BodyStyle, range: Range): LaidRow[] {
  const byFrame = new Map<Frame, Row[]>();
  for (const row of rows) {
    const list = byFrame.get(row.frame) ?? [];
    list.push(row);
    byFrame.set(row.frame, list);
  }
  const found = new Map([...byFrame].map(([frame, own]) => [frame, lanesOf(own, body, frame)]));
  const usual = usualLanes(byFrame, found, body);
  return [...byFrame].flatMap(([frame, own]) => {
    const { lanes: seen, lines } = found.get(frame)!;
    const lanes = frame.turn === 0 && lines < leastLines && usual !== null ? usual : seen;
    const whole = { x0: lanes[0]!.x0, x1: lanes.at(-1)!.x1 };
    return own.map((row) => {
      const laneAt = row.segments.every((each) => isMarginal(each, range)) ? margin : laneIndex(row, lanes);
      let [cells, values] = [0, 0];
      for (const segment of row.segments) {
        for (const { text } of cellsOf(segment)) {
          cells += 1;
          if (isNumericCell(text)) values += 1;
        }
      }
      const lane = lanes[laneAt] ?? whole;
      return laidRow(row, {
        laneAt,
        lane,
        cells,
        values,
        prose: looksLikeProse(row, lane, cells, values),
      });
    });
  });
}

/** Field by field: spreading so many rows costs a tenth of the whole layout. */
function laidRow(
  { frame, segments, text, x0, x1, y, size, mainSize, font, uniform }: Row,
  { laneAt, lane, cells, values, prose }: Omit<LaidRow, keyof Row>,
): LaidRow {
  return {
    frame,
    segments,
    text,
    x0,
    x1,
    y,
    size,
    mainSize,
    font,
    uniform,
    laneAt,
    lane,
    cells,
    values,
    prose,
  };
}

/** Columns of the page with most running text of the commoner number of columns. */
function usualLanes(
  byFrame: ReadonlyMap<Frame, readonly Row[]>,
  lanesOfFrame: ReadonlyMap<Frame, FrameLanes>,
  body: BodyStyle,
): readonly Lane[] | null {
  const found = [...byFrame]
    .filter(([frame]) => frame.turn === 0)
    .map(([frame, rows]) => ({
      lanes: lanesOfFrame.get(frame)!.lanes,
      lines: rows.filter((row) => isBodySize(row, body) && row.text.length >= 20).length,
    }))
    .filter(({ lines }) => lines >= leastLines);
  const two = found.filter(({ lanes }) => lanes.length === 2);
  const common = two.length * 2 >= found.length ? two : found.filter(({ lanes }) => lanes.length === 1);
  return common.sort((a, b) => b.lines - a.lines)[0]?.lanes ?? null;
}

/** Distance of the baselines of two rows, in sizes of the larger; negative where `below` stands higher. */
export function step(above: Row, below: Row): number {
  return (below.y - above.y) / Math.max(above.size, below.size);
}

/** Whether two rows are set in one size: a large symbol in a line of text does not count. */
export function sameSize(a: Row, b: Row): boolean {
  const close = (x: number, y: number): boolean => Math.abs(x - y) <= 0.045 * Math.max(x, y);
  return close(a.size, b.size) || close(a.mainSize, b.mainSize);
}

export function width({ x0, x1 }: { readonly x0: number; readonly x1: number }): number {
  return x1 - x0;
}

/** Chinese and Japanese signs that make a line of running text. */
const leastSigns = 12;

function looksLikeProse(row: Row, lane: Lane, cells: number, values: number): boolean {
  const { text } = row;
  if (values > 1 && values >= cells * 0.4) return false;
  if (/[\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F]/.test(text)) {
    const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    if (signs >= leastSigns) return width(row) >= 0.5 * width(lane) || /[。！？]$/u.test(text);
  }
  if (width(row) < 0.7 * width(lane)) return false;
  const words = lowerWords(text, 2);
  return words >= 4 && words >= text.split(' ').length * 0.4;
}
