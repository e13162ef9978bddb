import type { DraftRow } from '../draft.ts';
import type { Piece } from '../model.ts';
import { joinLines, noForms } from '../join-lines.ts';
import { headerRows, isNumericCell } from '../table-rows.ts';
import type { Cell } from './cells.ts';
import { cellsOf } from './cells.ts';
import type { Row } from './rows.ts';
import { row as rowOf, rowRect, sameBaseline } from './rows.ts';
import type { Segment } from './segments.ts';
import { columnsOf, placeHeadings, placeValues } from './table-columns.ts';

export interface Grid {
  readonly rows: readonly DraftRow[];
  readonly header: number;
}

/** A visual line of a table. */
interface Line {
  readonly row: Row;
  readonly cells: readonly Cell[];
  /** Text of each column. */
  readonly values: readonly string[];
}

/** Columns filled in the last line of the header, of all. */
const filledHeader = 0.8;
const mostHeader = 4;

/**
 * Rows and cells of a table. Segments on one baseline are a line, wherever they stand in the content stream; columns
 * are where cells of different lines stand above each other; lines that continue the cells above them belong to
 * their row.
 */
export function tableGrid(rows: readonly Row[]): Grid {
  const visual = linesOf(rows.flatMap(({ segments }) => segments));
  const cells = visual.map(({ segments }) => segments.flatMap(cellsOf));
  const columns = columnsOf(cells);
  const lines = visual.map((row, at) => ({
    row,
    cells: cells[at]!,
    values: placeValues(cells[at]!, columns),
  }));
  const header = headerLines(lines.map(({ values }) => values));
  const gap = entryGap(lines);
  const out: Line[][] = [];
  lines.forEach((line, at) => {
    if (at > header && continuesRow(lines[at - 1]!, line, gap)) out.at(-1)!.push(line);
    else out.push([line]);
  });
  const labels = centredLabels(lines, header);
  return {
    header,
    rows: out.map((group, at) =>
      at < header
        ? plainRow(group[0]!, placeHeadings(group[0]!.cells, columns))
        : mergedRow(group, labels.get(group[0]!)),
    ),
  };
}

/** Segments sorted into visual lines, top to bottom, each from left to right. */
function linesOf(segments: readonly Segment[]): Row[] {
  const lines: Segment[][] = [];
  for (const segment of segments.map(hung).sort((a, b) => a.y - b.y)) {
    const line = lines.findLast((each) => sameBaseline(each[0]!, segment));
    if (line) line.push(segment);
    else lines.push([segment]);
  }
  return lines
    .map((line) => rowOf(line.sort((a, b) => a.x0 - b.x0)))
    .filter(({ text }) => /[^\s´`¨ˆ˜ˇ˘˚¯]/u.test(text));
}

/** A root sign (a tick mark in many tables) hangs from its baseline instead of standing on it. */
function hung(segment: Segment): Segment {
  const root = segment.runs.every(({ text }) => text.trim() === '√');
  return root ? { ...segment, y: segment.y + 0.8 * segment.size } : segment;
}

/**
 * Lines above the first value, at most down to the first line that names (nearly) every column. A line of numbers
 * without a row's name ("10 20 30 ...") names columns too, if all lines below it have one.
 */
function headerLines(values: readonly (readonly string[])[]): number {
  const first = headerRows(
    values.map((cells) => ({ cells })),
    false,
  );
  const full = values.findIndex(
    (cells) => cells.filter((cell) => cell !== '').length >= filledHeader * cells.length,
  );
  const none = values.every((cells) => !cells.slice(1).some(isNumericCell));
  if (none) return full < 0 || values.length < 2 ? 0 : Math.min(full + 1, mostHeader);
  const nameless = first > 0 && values[first]?.[0] === '';
  if (nameless && values.length > first + 3 && values.slice(first + 1).every(([name]) => name !== ''))
    return first + 1;
  return full >= 0 && full < first ? full + 1 : first;
}

/** Where lines of one entry stand closer than entries do: the least distance (points) between entries; else null. */
function entryGap(lines: readonly Line[]): number | null {
  const gaps = lines
    .flatMap(({ row }, at) => (at > 0 ? [row.y - lines[at - 1]!.row.y] : []))
    .sort((a, b) => a - b);
  for (let at = Math.ceil(gaps.length * 0.2); at < gaps.length - 1; at += 1) {
    if (at >= 2 && gaps[at]! > 1.12 * gaps[at - 1]! && gaps[at - 1]! < 1.12 * gaps[0]!) return gaps[at]!;
  }
  return null;
}

/** A line without values of its own that stands close below and only completes cells of the line above. */
function continuesRow(above: Line, line: Line, gap: number | null): boolean {
  const own = line.values.filter((value) => value !== '');
  const step = line.row.y - above.row.y;
  if (gap !== null && step < 0.97 * gap && isCellTail(above, line)) return true;
  if (step <= 1.6 * line.row.size && (completesHanging(above, line) || isIndented(above, line))) return true;
  if (own.some(isNumericCell) || step > 1.6 * line.row.size || (gap !== null && step >= 0.97 * gap))
    return false;
  const [first = ''] = line.values;
  const lower = own.filter((value) => /^\(?\p{Ll}{2}/u.test(value)).length;
  if (first === '') return own.length <= Math.max(1, line.values.length / 2) || lower === own.length;
  if (own.length === 1) return /-$/u.test(above.values[0] ?? '') || lower === 1;
  const filled = above.values.filter((value) => value !== '').length;
  return own.length < filled && lower > 0 && own.some((value) => value.length > 8);
}

/** The one cell of a line closer than rows are, below a cell of words: "W x L =" goes on with "8.5 µm x". */
function isCellTail(above: Line, line: Line): boolean {
  const filled = line.values.flatMap((value, at) => (value === '' ? [] : [at]));
  const [only] = filled;
  return (
    filled.length === 1 && only !== undefined && only > 0 && /\p{L}{2}|\p{L}=|=$/u.test(above.values[only]!)
  );
}

/** A cell that cannot end so: "Fahey and Jackson," goes on with "1997" below. */
const hanging = /(?:[,&(\u2013-]|\b(?:and|or|of|the|in|for|with|to|by|from))$/iu;

function completesHanging(above: Line, line: Line): boolean {
  return (
    line.values[0] === '' &&
    line.values.every(
      (value, at) => value === '' || (/\p{L}{2}/u.test(above.values[at]!) && hanging.test(above.values[at]!)),
    )
  );
}

/** Several cells of words, each indented below a cell of the line above: all of them go on. */
function isIndented(above: Line, line: Line): boolean {
  return (
    line.cells.length > 1 &&
    line.cells.every(({ text, x0, size }) => {
      const over = above.cells.find((each) => each.x0 < x0 && each.x1 > x0);
      return (
        !isNumericCell(text) && over !== undefined && x0 - over.x0 > 0.5 * size && x0 - over.x0 < 3 * size
      );
    })
  );
}

/**
 * A name that stands between the rows it belongs to, at half height beside them, is the first cell of each of those
 * rows; the line that prints it stays.
 */
function centredLabels(lines: readonly Line[], header: number): Map<Line, string> {
  const found = new Map<Line, string>();
  const alone = lines.filter((line, at) => {
    const [first, ...rest] = line.values;
    const beside = [lines[at - 1], lines[at + 1]];
    const close = beside.some(
      (each) => each !== undefined && Math.abs(each.row.y - line.row.y) < 0.85 * line.row.size,
    );
    return at >= header && first !== '' && rest.every((value) => value === '') && close;
  });
  if (alone.length < 2) return found;
  for (const line of lines.slice(header)) {
    if (line.values[0] !== '') continue;
    const distance = ({ row }: Line): number => Math.abs(row.y - line.row.y);
    const nearest = alone.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    found.set(line, nearest.values[0]!);
  }
  return found;
}

function plainRow(line: Line, values: readonly string[]): DraftRow {
  const text = line.cells.map((cell) => cell.text).join(' ');
  return { cells: values, text, pieces: cellPieces([line], text) };
}

function mergedRow(group: readonly Line[], label: string | undefined): DraftRow {
  const [first] = group;
  if (group.length === 1) {
    const [, ...values] = first!.values;
    return plainRow(first!, label === undefined ? first!.values : [label, ...values]);
  }
  const cells = first!.values.map(
    (_, at) =>
      joinLines(
        group.map(({ values }) => values[at]!).filter((value) => value !== ''),
        noForms,
      ).text,
  );
  const text = cells.filter((cell) => cell !== '').join(' ');
  return { cells, text, pieces: cellPieces(group, text) };
}

/** One piece a printed cell; a word that a line end cut in two has lost its hyphen in the row's text. */
function cellPieces(lines: readonly Line[], text: string): Piece[] {
  const used = new Set<number>();
  return lines.flatMap(({ row: { frame, y }, cells }) =>
    cells.map((cell) => {
      const words = [cell.text, cell.text.replace(/[-\u2010]$/u, '')].find((each) => text.includes(each));
      const start = placeOf(words ?? '', text, used);
      used.add(start);
      const end = words === undefined ? text.length : start + words.length;
      const piece = { start, end, page: frame.page, rect: rowRect({ ...cell, frame, y }) };
      return frame.turn === 0 ? piece : { ...piece, turn: frame.turn };
    }),
  );
}

/** Where `words` stand in `text` at a word's start: the first place that is free, else the first; 0 if nowhere. */
function placeOf(words: string, text: string, used: ReadonlySet<number>): number {
  let first = 0;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const whole = (at === 0 || text[at - 1] === ' ') && !used.has(at);
    if (whole) return at;
    first ||= at;
    if (words === '') break;
  }
  return first;
}
