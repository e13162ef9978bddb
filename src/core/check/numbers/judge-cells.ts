import { mayEqual } from '../../text/number-match.ts';
import type { Quantity } from '../../text/numbers.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { NumberClaim } from './claims.ts';
import { bestLine, leastMatch, namedLines, type Line } from './named-lines.ts';
import type { PaperNumber, PaperNumbers } from './paper-numbers.ts';

export interface CellVerdict {
  readonly verdict: 'supported' | 'contradicted';
  /** The value that stands where the review says. */
  readonly cell: PaperNumber;
  /** The claimed value stands in the same row or column: names were swapped. */
  readonly swapped: boolean;
  /** From a list of names and values ("Dropout | 0.1"), where the name alone says which. */
  readonly listed: boolean;
  readonly score: number;
}

/**
 * Reads a claim as "value of row R in column C" where its words name exactly one row and one column of a table. Names
 * are compared near the number first: "1,990 in computer science and 2,136 in biomedicine" names two columns.
 */
export function judgeCells(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): CellVerdict | null {
  let refuted: CellVerdict | null = null;
  if (isOfPairs(claim)) return null;
  for (const [table, cells] of numbers.tables) {
    const row = bestLine(namedLines(claim, cells, 'row', index));
    const column = bestLine(namedLines(claim, cells, 'column', index)) ?? onlyColumn(cells);
    if (row === null || column === null) continue;
    const listed = column.match === 0;
    if (listed && claim.fromFigure) continue;
    const here = cells.filter(({ cell }) => cell!.row === row.key && cell!.column === column.key);
    const value = here[0];
    if (value === undefined) continue;
    if (here.some(({ quantity }) => equalsCell(claim.quantity, quantity))) {
      return { verdict: 'supported', cell: value, swapped: false, listed, score: 0 };
    }
    // "goes as high as 77.3" of a cell with a spread tells the end of the spread.
    if (here.length > 1 && extreme.test(claim.sentence.slice(0, claim.quantity.start))) continue;
    // "Reader" said of "Reader + cache".
    const variant = cells.some(
      ({ cell, quantity }) =>
        cell!.column === column.key &&
        equalsCell(claim.quantity, quantity) &&
        value.cell!.rowName.every((stem) => cell!.rowName.includes(stem)),
    );
    if (variant) continue;
    const elsewhere = cells.some(
      ({ cell, quantity }) =>
        (cell!.row === row.key || cell!.column === column.key) && equalsCell(claim.quantity, quantity),
    );
    if (!listed && !looksLikeResult(claim) && !countsColumn(claim, value)) continue;
    if (!listed && !elsewhere && cells.some(({ quantity }) => equalsCell(claim.quantity, quantity))) continue;
    if (listed && (row.match < 1 || here.length > 1 || !standsBeside(claim, value))) continue;
    if (!listed && !countsColumn(claim, value) && !alike(claim.quantity.value, value.quantity.value))
      continue;
    // "from 31.1 to 32.2 without the limiter": what names the second value stands around the first one too.
    if (elsewhere && claim.startsChange) continue;
    if (!isFree(claim, table) || isOrdinal(cells, value)) continue;
    if (listed) {
      refuted ??= { verdict: 'contradicted', cell: value, swapped: false, listed, score: 0.66 };
      continue;
    }
    const score =
      (elsewhere ? 0.55 : 0.53) +
      0.15 * (row.match + column.match - 2 * leastMatch) +
      (claim.anchoredTables.length > 0 ? 0.1 : 0);
    if (refuted === null || score > refuted.score)
      refuted = { verdict: 'contradicted', cell: value, swapped: elsewhere, listed, score };
  }
  return refuted;
}

/** "A 61.2 vs 60.1, B 70.4 vs 71.3": of several pairs no word says which value belongs to which row. */
function isOfPairs({ sentence }: NumberClaim): boolean {
  return [...sentence.matchAll(/\d\S* ?%? (?:vs\.?|versus) (?=\S*\d)/gu)].length > 1;
}

const extreme = /\b(?:as (?:high|low) as|up to|down to|at (?:most|best|worst)) $/u;

/** A column that only numbers its rows: 1, 2, 3. */
function isOrdinal(cells: readonly PaperNumber[], { cell }: PaperNumber): boolean {
  const values = cells
    .filter((each) => each.cell!.column === cell!.column)
    .map(({ quantity }) => quantity.value);
  return values.length >= 2 && values.every((value, at) => value === values[0]! + at) && values[0]! <= 1;
}

/** The sentence names no table, or this one. */
function isFree({ anchoredTables }: NumberClaim, table: number): boolean {
  return anchoredTables.length === 0 || anchoredTables.includes(table);
}

/** The one column of values in a list of settings, which has no name of its own to be said. */
function onlyColumn(cells: readonly PaperNumber[]): Line | null {
  const columns = new Set(cells.map(({ cell }) => cell!.column));
  const rows = new Set(cells.map(({ cell }) => cell!.row));
  const [key] = columns;
  return columns.size === 1 && rows.size >= 3 && key !== undefined ? { key, match: 0, near: 0 } : null;
}

/** The name of the row is the name of the number ("dropout of 0.3", "12 epochs"), not just a word of the sentence. */
function standsBeside(
  { label, noun, quantity, context, delta }: NumberClaim,
  { cell }: PaperNumber,
): boolean {
  if (delta || quantity.form === 'fraction' || quantity.form === 'multiple') return false;
  const name = cell!.rowName;
  if (noun?.sure) return noun.head === name.at(-1) && noun.modifiers.length === 0;
  return (
    label.some((stem) => name.includes(stem)) && name.every((stem) => stem.length === 1 || context.has(stem))
  );
}

/** A result as tables print them: a decimal, a percentage or a number of three digits that counts nothing by a noun. */
function looksLikeResult({ quantity, noun, unasserted }: NumberClaim): boolean {
  if (
    unasserted ||
    quantity.hedge !== 'exact' ||
    quantity.high !== quantity.value ||
    quantity.form !== 'number'
  )
    return false;
  if (quantity.dimension !== '' && quantity.dimension !== '%') return false;
  if (noun?.sure && quantity.value < 100) return false;
  return !Number.isInteger(quantity.value) || Math.abs(quantity.value) >= 100 || quantity.dimension === '%';
}

/** "57 traces for 3d-raytrace": the noun that is counted is the name of the column, or of the row. */
function countsColumn({ noun, quantity, unasserted }: NumberClaim, { cell }: PaperNumber): boolean {
  if (noun === null || unasserted || quantity.hedge !== 'exact' || quantity.dimension !== '') return false;
  return cell!.columnName.at(-1) === noun.head || cell!.rowName.at(-1) === noun.head;
}

/** Tables print percentages without their sign: 0.51, 51 and 51 % may be one result. */
function equalsCell(claim: Quantity, cell: Quantity): boolean {
  if (mayEqual(claim, cell)) return true;
  return mayEqual(
    { ...claim, value: claim.value * 100, high: claim.high * 100, tolerance: claim.tolerance * 100 },
    cell,
  );
}

function alike(a: number, b: number): boolean {
  const [low, high] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
  const factor = low === 0 ? Infinity : high / low;
  return factor <= 4 || Math.abs(factor - 100) <= 90;
}
