const mostHeaderRows = 4;
/** Of headings over several columns, each on lines of its own. */
const mostSpannedRows = 6;
const number = /(?<![\p{L}\p{N}@#])[+\u2212-]?\.?\d[\d,.]*\s?(?:%|[kKMBG]\b)?/u;

/** A cell that reports a value: it begins with a number or consists of a number in signs and brackets. */
export function isNumericCell(cell: string): boolean {
  const text = cell.trim();
  return number.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) <= Math.max(2, text.length / 4);
}

/**
 * Column headers are the rows above the first row that holds a value outside of the first column. At least one where
 * the source marks one (`marked`), none if no row differs from the first.
 */
export function headerRows(rows: readonly { readonly cells: readonly string[] }[], marked = true): number {
  const firstValue = rows.findIndex(({ cells }) => cells.slice(1).some(isNumericCell));
  const least = marked ? Math.min(1, rows.length) : 0;
  if (firstValue < 0) return least;
  const spanned = rows.slice(0, firstValue).every(({ cells }) => cells.includes(''));
  return Math.max(least, Math.min(firstValue, spanned ? mostSpannedRows : mostHeaderRows));
}

/**
 * Cells of a table row that lost its columns: words up to the first value are the row's name, each value with what
 * belongs to it ("± 0.3", "(-2.08)") is a cell. The words of `line` all come back, in order.
 */
export function splitValueRow(line: string): string[] {
  const cells: string[] = [];
  let open = false;
  for (const token of line.trim().split(/\s+/u)) {
    const value =
      /^[([{]?[+\u2212–-]?[.]?\d[\d,.]*(?:[±%×x/:^*†‡\d.,()[\]+\u2212–-]|e-?\d)*[kKMBGs]?$/u.test(token) ||
      /^[–—-]+$/u.test(token);
    const joins =
      cells.length > 0 && (/^(?:±|\+\/-|[([]|%|\/)/u.test(token) || /(?:±|\+\/-)$/u.test(cells.at(-1)!));
    if (cells.length > 0 && (joins || (!value && !open))) cells[cells.length - 1] += ` ${token}`;
    else cells.push(token);
    open = value || joins;
  }
  return cells;
}
