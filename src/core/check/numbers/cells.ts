import type { Paper, Table } from '../../paper/model.ts';
import type { Quantity } from '../../text/numbers.ts';
import { headerUnit, type Unit } from '../../text/number-units.ts';
import { findQuantities } from '../../text/numbers.ts';
import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';
import { singular } from './words.ts';

/** A value of a table with the stems that name it. */
export interface Cell {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly quantity: Quantity;
  /** Stems of the row's name, the column's name and the caption. */
  readonly rowName: readonly string[];
  readonly columnName: readonly string[];
}

const leastLetters = /\p{L}{1,}/u;

/** All values of a paper's tables. */
export function tableCells(paper: Paper): Cell[] {
  return paper.tables.flatMap((table, at) => cellsOf(table, at));
}

function cellsOf(table: Table, index: number): Cell[] {
  const width = Math.max(0, ...table.rows.map(({ cells }) => cells.length));
  const columnNames = Array.from({ length: width }, (_, column) => columnName(table, column));
  const units = Array.from({ length: width }, (_, column) =>
    headerUnit(headersOf(table, column).at(-1) ?? ''),
  );
  const out: Cell[] = [];
  let group: readonly string[] = [];
  table.rows.forEach((row, at) => {
    // A table of contents: its numbers are pages.
    if (at < table.header || /(?:\. ?){4,}/u.test(row.cells.join(' '))) return;
    const named = row.cells.filter((cell) => leastLetters.test(cell) && findQuantities(cell).length === 0);
    const values = row.cells.some((cell) => /\d/u.test(cell));
    const rowUnit = headerUnit(named[0] ?? '');
    const rowName = stemsOf(named.slice(0, 3).join(' '));
    // A row without values names the group of rows below it.
    if (!values) {
      group = rowName;
      return;
    }
    row.cells.forEach((cell, column) => {
      const quantities = findQuantities(cell);
      const value = quantities[0];
      if (value === undefined || cell.length > 60) return;
      const unit = units[column] ?? rowUnit;
      for (const read of quantities.slice(0, 3)) {
        const quantity = unit === null ? read : inUnit(read, unit);
        out.push({
          table: index,
          row: at,
          column,
          quantity,
          rowName: [...rowName, ...group],
          columnName: columnNames[column] ?? [],
        });
      }
    });
  });
  return out;
}

/** Words above a column; a header cell that spans several columns is left of them with empty cells behind it. */
function columnName(table: Table, column: number): string[] {
  return stemsOf([...new Set(headersOf(table, column))].join(' '));
}

function headersOf(table: Table, column: number): string[] {
  const words: string[] = [];
  for (const row of table.rows.slice(0, table.header)) {
    let at = Math.min(column, row.cells.length - 1);
    while (at > 0 && row.cells[at] === '') at -= 1;
    words.push(row.cells[at] ?? '');
  }
  return words;
}

/** A bare number in the unit of its header. */
function inUnit(quantity: Quantity, { dimension, factor }: Unit): Quantity {
  if (quantity.dimension !== '') return quantity;
  const { value, high, tolerance } = quantity;
  return {
    ...quantity,
    value: value * factor,
    high: high * factor,
    tolerance: tolerance * factor,
    dimension,
    // A scale ("M") is part of the number, as in "427M"; only a unit is told apart from it.
    factor: dimension === '' ? 1 : factor,
  };
}

/** Content stems of a short text; single letters are kept, since a column may be called "P". */
export function stemsOf(text: string): string[] {
  const out = new Set<string>();
  for (const { text: token } of tokenize(text)) {
    for (const part of token.includes('-') ? [token, ...token.split('-')] : [token]) {
      if (part === '' || isStopWord(part)) continue;
      out.add(stemWord(singular(part)));
    }
  }
  return [...out];
}
