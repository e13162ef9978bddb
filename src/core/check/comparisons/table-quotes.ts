import type { Paper } from '../../paper/model.ts';
import type { Quote } from '../checker.ts';
import type { Result } from './result-tables.ts';

/** The rows of table cells as quotations, each row once. */
export function rowQuotes(paper: Paper, results: readonly Result[], score: number): Quote[] {
  const rows = new Map(results.map((result) => [`${String(result.table)}:${String(result.row)}`, result]));
  return [...rows.values()].flatMap(({ table, row }) => {
    const passage = paper.passages.find((one) => one.table?.index === table && one.table.row === row);
    return passage ? [{ passage: passage.id, start: 0, end: passage.text.length, score }] : [];
  });
}

/** "Table 2", or "a table of the paper". */
export function tableName(paper: Paper, table: number): string {
  const number = paper.tables[table]?.number ?? null;
  return number === null ? 'a table of the paper' : `Table ${number}`;
}

/** A cell's text as printed, spaces inside numbers closed: "0 . 93" -> "0.93". */
export function printedValue({ printed }: Result): string {
  return printed.replace(/(?<=\d) ?\. ?(?=\d)/gu, '.').trim();
}
