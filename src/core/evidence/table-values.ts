import type { Paper, Table } from '../paper/model.ts';
import { isNumericCell } from '../paper/table-rows.ts';
import { findQuantities } from '../text/numbers.ts';
import { headerPaths } from './table-headers.ts';

/** A cell that holds a number, with all that names it: "method, dataset, metric -> value". */
export interface TableValue {
  /** Index into `Paper.tables`. */
  readonly table: number;
  /** Indices of its row and cell there. */
  readonly row: number;
  readonly column: number;
  /** As printed. */
  readonly text: string;
  /** What names its row, from the left ("CIFAR-10", "Ours"); a row that begins with its value is named by that. */
  readonly names: readonly string[];
  /** What stands alone in a row above a block of rows ("English to German"), or null. */
  readonly group: string | null;
  /** Headings of its column, from the top down. */
  readonly headers: readonly string[];
  /** It is part of the row's name ("ResNet-50", "Combined (15%)"), not a result. */
  readonly naming: boolean;
}

const longestCell = 60;
const mostNames = 3;
/** Share of the columns that a row of words fills if it names them anew. */
const headerShare = 0.75;

/** All cells with a number, table by table, in reading order. */
export function tableValues({ tables }: Paper): TableValue[] {
  return tables.flatMap(valuesOf);
}

function valuesOf(table: Table, index: number): TableValue[] {
  const rows = table.rows.map(({ cells }) => cells);
  const above = headerPaths(table);
  const carries = namesCarryDown(rows, table.header);
  const out: TableValue[] = [];
  let headers: readonly (readonly string[])[] = above;
  let group: string | null = null;
  let first = '';
  rows.forEach((cells, row) => {
    // A table of contents: its numbers are pages.
    if (row < table.header || /(?:\. ?){4,}/u.test(cells.join(' '))) return;
    if (!cells.some((cell) => /\d/u.test(cell))) {
      const filled = cells.filter((cell) => cell !== '');
      if (namesColumnsAnew(cells, above)) {
        headers = cells.map((cell, at) => (cell === '' ? (above[at] ?? []) : [cell]));
        group = null;
      } else if (filled.length === 1 && !isCentredName(rows, row)) {
        group = filled[0]!;
      }
      return;
    }
    const own = leadingNames(cells);
    if (cells[0] !== '') first = own[0] ?? '';
    const carried = carries && cells[0] === '' && first !== '' && own.length > 0 ? [first] : [];
    const opening = cells.find((cell) => cell !== '') ?? '';
    const names = own.length > 0 ? [...carried, ...own] : [[...(headers[0] ?? []), opening].join(' ')];
    const upTo = cells.findIndex((cell) => isValue(cell));
    cells.forEach((text, column) => {
      if (text.length > longestCell || findQuantities(text).length === 0) return;
      const naming = own.length > 0 && (upTo < 0 || column < upTo);
      out.push({ table: index, row, column, text, names, group, headers: headers[column] ?? [], naming });
    });
  });
  return out;
}

/** Cells of words before the first value. */
function leadingNames(cells: readonly string[]): string[] {
  const end = cells.findIndex(isValue);
  return cells
    .slice(0, end < 0 ? cells.length : end)
    .filter((cell) => /\p{L}/u.test(cell))
    .slice(0, mostNames);
}

function isValue(cell: string): boolean {
  return isNumericCell(cell) || (/^[^\p{L}]*\d/u.test(cell) && !/\p{L}{2}/u.test(cell));
}

/** A second line of headings further down ("Model | Error"), which repeats one of the first ("Model | Accuracy"). */
function namesColumnsAnew(cells: readonly string[], above: readonly (readonly string[])[]): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  const repeats = cells.some((cell, at) => cell !== '' && above[at]?.includes(cell) === true);
  return repeats && filled > 1 && filled >= headerShare * above.length;
}

/** A name printed once, half way down beside its rows, which have it as their first cell. */
function isCentredName(rows: readonly (readonly string[])[], row: number): boolean {
  const name = rows[row]![0];
  return name !== '' && [rows[row - 1], rows[row + 1]].some((beside) => beside?.[0] === name);
}

/** Names in the first column that hold for the rows below them stand in the first of those; others are centred. */
function namesCarryDown(rows: readonly (readonly string[])[], header: number): boolean {
  return (rows[header]?.[0] ?? '') !== '';
}
