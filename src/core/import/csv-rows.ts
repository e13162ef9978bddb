import { parse, type CsvError, type Info } from 'csv-parse/sync';
import type { ImportProblem } from './imported.ts';
import type { TableRow } from './table-row.ts';

/**
 * Rows of a CSV file with commas, semicolons or tabs, whichever its first row has most of. A row that is not well
 * formed is a problem with its line; the rows around it are read.
 */
export function readCsv(source: string): { rows: TableRow[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const failed = new Set<number>();
  const records = parse(source, {
    delimiter: delimiterOf(source),
    info: true,
    relax_column_count: true,
    skip_records_with_error: true,
    skip_empty_lines: true,
    on_skip: (error?: CsvError) => {
      const line = error?.['lines'];
      if (typeof line !== 'number' || failed.has(line)) return;
      failed.add(line);
      problems.push({ line, reason: reasonOf(error?.code) });
    },
  }) as unknown as { record: string[]; info: Info }[];
  const rows = records.map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return { line: info.lines - breaks, cells: record };
  });
  return { rows, problems };
}

function reasonOf(code: string | undefined): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark before this line is never closed; the rows behind it are lost.';
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'a quotation mark inside a cell is not doubled, or is missing; the row is left out.';
    default:
      return `the row is no CSV (${code ?? 'unknown error'}) and is left out.`;
  }
}

/** The separator that stands most often in the first row, outside of quotations. */
export function delimiterOf(source: string): string {
  const first = /^(?:[^"\r\n]|"[^"]*")*/u.exec(source.slice(0, 100_000).trimStart())?.[0] ?? '';
  const bare = first.replace(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t'].map((mark) => [mark, bare.split(mark).length] as const);
  return counts.sort((a, b) => b[1] - a[1])[0]![0];
}
