import type { Paper, Table } from '../../paper/model.ts';
import type { Quantity } from '../../text/numbers.ts';
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
  const out: Cell[] = [];
  let group: readonly string[] = [];
  table.rows.forEach((row, at) => {
    if (at < table.header) return;
    const named = row.cells.filter((cell) => leastLetters.test(cell) && findQuantities(cell).length === 0);
    const values = row.cells.some((cell) => /\d/u.test(cell));
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
      for (const quantity of quantities.slice(0, 3)) {
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
  const words: string[] = [];
  for (const row of table.rows.slice(0, table.header)) {
    let at = Math.min(column, row.cells.length - 1);
    while (at > 0 && row.cells[at] === '') at -= 1;
    words.push(row.cells[at] ?? '');
  }
  return stemsOf([...new Set(words)].join(' '));
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
