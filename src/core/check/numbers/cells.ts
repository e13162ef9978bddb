import { tableValues } from '../../evidence/table-values.ts';
import type { Paper } from '../../paper/model.ts';
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

/** Numbers of one cell that are told apart: "12 / 30". */
const mostInCell = 3;

/** All values of a paper's tables. */
export function tableCells(paper: Paper): Cell[] {
  // A name or heading stands beside many values.
  const read = new Map<string, readonly string[]>();
  const stems = (text: string): readonly string[] => {
    const have = read.get(text) ?? stemsOf(text);
    read.set(text, have);
    return have;
  };
  return tableValues(paper).flatMap(({ table, row, column, text, names, group, headers }) => {
    const unit = headerUnit(headers.at(-1) ?? '') ?? headerUnit(names[0] ?? '');
    const rowName = stems([...names, group ?? ''].join(' '));
    const columnName = stems(headers.join(' '));
    return findQuantities(text)
      .slice(0, mostInCell)
      .map((printed) => {
        const quantity = unit === null ? printed : inUnit(printed, unit);
        return { table, row, column, quantity, rowName, columnName };
      });
  });
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
