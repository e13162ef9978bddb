import { fitted } from './columns.ts';
import type { PaperReport } from './paper-json.ts';

/** Rows that show whether the columns were told apart. */
const mostRows = 3;

/** Caption and size of a table, its header and its first rows. */
export function tableLines({ caption, rows, header }: PaperReport['tables'][number], at: string): string[] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const size = `: ${plural(rows.length - header, 'row')}, ${plural(columns, 'column')}`;
  const shown = rows.slice(0, Math.min(header, mostRows) + mostRows);
  return [
    fitted(caption ?? 'Table without a caption', `${at}${size}`),
    ...shown.map((cells, n) => `  ${n < header ? '*' : '|'} ${fitted(cells.join(' | '), '', 6)}`),
  ];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
