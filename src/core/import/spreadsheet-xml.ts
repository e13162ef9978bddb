import { SaxesParser, type SaxesAttributeNS } from 'saxes';
import type { ImportProblem } from './imported.ts';
import type { TableRow } from './table-row.ts';

export interface Sheet {
  readonly name: string;
  readonly rows: readonly TableRow[];
}

/** Excel has no more; a cell that says it stands further right is no cell. */
const mostColumns = 16_384;

/** A sheet has seven levels; what goes far below is no sheet, and costs more with each level. */
const mostLevels = 50;

/** What is wrong with single characters of a text and leaves the rows as they are. */
const harmless = /entity|disallowed character|not allowed in (?:text|char)/iu;

/**
 * Sheets of an Excel file of 2003 (SpreadsheetML, "XML Spreadsheet"): CMT exports reviews so, under names that end on
 * .xls. Row and cell may name their place (ss:Index). A row in which the XML breaks is a problem and is left out; no
 * entity but XML's own five is ever expanded.
 */
export function readSpreadsheetXml(source: string): { sheets: Sheet[]; problems: ImportProblem[] } {
  const reader = new SheetReader();
  return reader.read(source);
}

class SheetReader {
  private readonly sheets: { name: string; rows: TableRow[] }[] = [];
  private readonly problems: ImportProblem[] = [];
  private row: { line: number; cells: string[]; broken: boolean } | null = null;
  /** Column that the next cell stands in, from 0. */
  private column = 0;
  private merged = 0;
  private text: string | null = null;
  private inComment = 0;

  read(source: string): { sheets: Sheet[]; problems: ImportProblem[] } {
    const parser = new SaxesParser({ xmlns: true });
    let level = 0;
    parser.on('opentag', ({ local, attributes }) => {
      if (++level > mostLevels)
        throw new RangeError('the elements are nested too deeply, and nothing behind is read');
      this.open(local, attributes, parser.line);
    });
    parser.on('closetag', ({ local }) => {
      level--;
      this.close(local);
    });
    const take = (text: string): void => {
      if (this.text !== null && this.inComment === 0) this.text += text;
    };
    parser.on('text', take);
    parser.on('cdata', take);
    parser.on('error', (error) => {
      this.problem(parser.line, error.message);
    });
    try {
      parser.write(source).close();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.problems.push({ line: parser.line, reason: `${error.message}.` });
      this.row = null;
    }
    if (this.row) this.problem(this.row.line, 'the file ends inside this row');
    return { sheets: this.sheets, problems: this.problems };
  }

  private open(name: string, attributes: Record<string, SaxesAttributeNS>, line: number): void {
    if (name === 'Worksheet') this.sheets.push({ name: valueOf(attributes, 'Name') ?? '', rows: [] });
    else if (name === 'Comment') this.inComment++;
    else if (name === 'Row') {
      // A row inside a row was never closed.
      if (this.row) this.row.broken = true;
      this.closeRow();
      this.row = { line, cells: [], broken: false };
      this.column = 0;
    } else if (name === 'Cell') {
      const index = Number(valueOf(attributes, 'Index') ?? this.column + 1);
      if (!Number.isInteger(index) || index < 1 || index > mostColumns)
        this.problem(line, `a cell names the column "${String(valueOf(attributes, 'Index')).slice(0, 20)}"`);
      else this.column = index - 1;
      this.merged = Math.min(mostColumns, Number(valueOf(attributes, 'MergeAcross') ?? 0) || 0);
    } else if (name === 'Data' && this.inComment === 0) this.text = '';
  }

  private close(name: string): void {
    if (name === 'Comment') this.inComment = Math.max(0, this.inComment - 1);
    else if (name === 'Data' && this.inComment === 0 && this.row) {
      while (this.row.cells.length < this.column) this.row.cells.push('');
      this.row.cells[this.column] = this.text ?? '';
      this.text = null;
    } else if (name === 'Cell') this.column += 1 + this.merged;
    else if (name === 'Row') this.closeRow();
  }

  private closeRow(): void {
    const { row } = this;
    this.row = null;
    this.text = null;
    if (!row || row.broken || !row.cells.some((cell) => cell.trim() !== '')) return;
    if (this.sheets.length === 0) this.sheets.push({ name: '', rows: [] });
    this.sheets.at(-1)!.rows.push({ line: row.line, cells: row.cells });
  }

  private problem(line: number, message: string): void {
    const what = message.replace(/^[^:]*:?\d+:\d+: /u, '').replace(/\.$/u, '');
    const soft = harmless.test(what);
    if (soft && this.problems.some((before) => before.line === line)) return;
    const lost = this.row && !soft ? '; the row is left out' : '';
    // The first thing that is wrong says it all; what follows are its consequences.
    if (this.row?.broken !== true) this.problems.push({ line, reason: `${what}${lost}.` });
    if (this.row && !soft) this.row.broken = true;
  }
}

function valueOf(attributes: Record<string, SaxesAttributeNS>, name: string): string | undefined {
  return Object.values(attributes).find(({ local }) => local === name)?.value;
}
