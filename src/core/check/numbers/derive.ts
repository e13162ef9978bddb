import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Quantity } from '../../text/numbers.ts';
import type { NumberClaim } from './claims.ts';
import type { Candidate } from './candidates.ts';
import { stemsOf } from './cells.ts';
import { namesLine } from './evidence.ts';
import type { PaperNumber, PaperNumbers } from './paper-numbers.ts';

/** A table line with more values than this must name one of the two values as well as the line. */
const shortLine = 6;

/**
 * Whether a percentage, factor or difference can be computed from two numbers of the paper: two amounts of one unit in a
 * passage that speaks of the same thing ('amounts'), or any two numbers of such a passage or of one table row or column
 * that the claim names, which may be chance ('some').
 */
export function isDerived(
  claim: NumberClaim,
  numbers: PaperNumbers,
  near: readonly Candidate[],
  index: PaperIndex,
): 'amounts' | 'some' | null {
  let found: 'some' | null = null;
  const lines = new Map<string, PaperNumber[]>();
  for (const number of numbers.numbers) {
    const { cell } = number;
    if (cell === null) continue;
    if (sharesName(claim, cell.rowName, index)) push(lines, `r${cell.table}:${cell.row}`, number);
    if (sharesName(claim, cell.columnName, index)) push(lines, `c${cell.table}:${cell.column}`, number);
  }
  // Numbers of other units count too: "from 4.1 to 1.5 seconds" makes a percentage.
  const passages = new Set(
    near.flatMap(({ number, context }) => (context >= 0.2 && !number.cell ? [number.passage] : [])),
  );
  for (const number of numbers.numbers)
    if (number.cell === null && passages.has(number.passage)) push(lines, `p${number.passage}`, number);
  for (const [key, line] of lines) {
    for (let i = 0; i < line.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        const a = line[i]!;
        const b = line[j]!;
        if (line.length > shortLine && a.cell && !namesEither(claim, a, b, key.startsWith('r'), index))
          continue;
        if (!follows(claim.quantity, a.quantity, b.quantity)) continue;
        // "from 4.1 to 1.5 seconds": the unit may stand behind the second alone.
        if (a.cell === null && (isAmount(a) || isAmount(b))) return 'amounts';
        found = 'some';
      }
    }
  }
  return found;
}

/** Has a unit that is no ratio itself. */
function isAmount({ quantity: { dimension } }: PaperNumber): boolean {
  return dimension !== '' && dimension !== '%' && dimension !== 'x';
}

/**
 * A value in a row that the claim names against the others of its column, and the same for columns: 'both' if the claim
 * names the other one too ("Small is 4.4 times faster than Large"), or the column of the two.
 */
export function comparesNamed(
  claim: NumberClaim,
  numbers: PaperNumbers,
  index: PaperIndex,
): 'both' | 'one' | null {
  let found: 'one' | null = null;
  for (const cells of numbers.tables.values()) {
    const inRow = linesOf(cells, 'row');
    const inColumn = linesOf(cells, 'column');
    for (const a of cells) {
      const row = sharesName(claim, a.cell!.rowName, index);
      const column = sharesName(claim, a.cell!.columnName, index);
      if (!row && !column) continue;
      const beside = [
        ...(row ? (inColumn.get(a.cell!.column) ?? []) : []),
        ...(column ? (inRow.get(a.cell!.row) ?? []) : []),
      ];
      for (const b of beside) {
        if (a === b || !follows(claim.quantity, a.quantity, b.quantity)) continue;
        const along = a.cell!.column === b.cell!.column;
        const [one, other] = along
          ? [a.cell!.rowName, b.cell!.rowName]
          : [a.cell!.columnName, b.cell!.columnName];
        if (one.join(' ') === other.join(' ')) continue;
        // The other line may go unsaid where it is the paper's own method: then the line of both must be named.
        const shared = along ? a.cell!.columnName : a.cell!.rowName;
        if (namesLine(claim, one, index) && [other, shared].some((name) => namesLine(claim, name, index)))
          return 'both';
        found = 'one';
      }
    }
  }
  return found;
}

/**
 * True if a gain is the difference or ratio of two values of one column or row, in a table that the sentence names, or
 * for a value with decimals in one whose row or column it names.
 */
export function isTableDifference(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): boolean {
  const { quantity, delta, anchoredTables } = claim;
  // Some two of a table's values have nearly any ratio; comparesNamed asks for named ones.
  if (!delta || quantity.dimension === 'x') return false;
  const decimal = !Number.isInteger(quantity.value / quantity.factor);
  for (const [table, cells] of numbers.tables) {
    const anchored = anchoredTables.includes(table);
    if (!anchored && (!decimal || anchoredTables.length > 0)) continue;
    const caption = index.paper.tables[table]?.caption ?? null;
    const about = caption === null ? '' : (index.paper.captions[caption]?.text ?? '');
    if (
      !anchored &&
      !sharesName(claim, stemsOf(about), index) &&
      !cells.some(
        ({ cell }) => sharesName(claim, cell!.rowName, index) || sharesName(claim, cell!.columnName, index),
      )
    )
      continue;
    for (const by of ['row', 'column'] as const)
      for (const line of linesOf(cells, by).values())
        if (line.some((a, i) => line.slice(0, i).some((b) => follows(quantity, a.quantity, b.quantity))))
          return true;
  }
  return false;
}

function linesOf(cells: readonly PaperNumber[], by: 'row' | 'column'): Map<number, PaperNumber[]> {
  const lines = new Map<number, PaperNumber[]>();
  for (const number of cells) {
    const line = lines.get(number.cell![by]);
    if (line) line.push(number);
    else lines.set(number.cell![by], [number]);
  }
  return lines;
}

function push(lines: Map<string, PaperNumber[]>, key: string, number: PaperNumber): void {
  const line = lines.get(key);
  if (line) line.push(number);
  else lines.set(key, [number]);
}

function namesEither(
  claim: NumberClaim,
  a: PaperNumber,
  b: PaperNumber,
  row: boolean,
  index: PaperIndex,
): boolean {
  const name = (number: PaperNumber): readonly string[] =>
    (row ? number.cell?.columnName : number.cell?.rowName) ?? [];
  return sharesName(claim, name(a), index) || sharesName(claim, name(b), index);
}

/** A name in common that is rare enough to tell something. */
function sharesName(claim: NumberClaim, names: Iterable<string>, index: PaperIndex): boolean {
  const enough = 0.3 * index.idf('_');
  for (const stem of names) {
    if ((claim.context.get(stem) ?? 0) > 0.2 && index.idf(`_${stem}`) >= enough) return true;
  }
  return false;
}

function follows(claim: Quantity, a: Quantity, b: Quantity): boolean {
  if (a.dimension !== b.dimension && a.dimension !== '' && b.dimension !== '') return false;
  const [high, low] = Math.abs(a.value) >= Math.abs(b.value) ? [a.value, b.value] : [b.value, a.value];
  const results: number[] = [];
  if (claim.dimension !== 'x') results.push(high - low);
  // Tables print 0.61 where a review speaks of 61 %.
  if (claim.dimension === '%' && Math.abs(high) <= 1) results.push((high - low) * 100);
  if (low !== 0) {
    if (claim.dimension === 'x') results.push(high / low, low / high);
    if (claim.dimension === '%')
      results.push((high / low - 1) * 100, (1 - low / high) * 100, (low / high) * 100);
  }
  const slack = Math.max(claim.tolerance * 1.05, claim.hedge === 'exact' ? 0 : Math.abs(claim.value) * 0.1);
  return results.some((result) => Math.abs(result - claim.value) <= slack);
}
