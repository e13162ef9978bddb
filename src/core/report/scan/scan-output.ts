import type { Tool } from '../checked-review.ts';
import { csvText } from './scan-csv.ts';
import { scanFormats, type ScanFormat } from './scan-formats.ts';
import { htmlText } from './scan-html.ts';
import { jsonLinesText, jsonText } from './scan-json.ts';
import type { ScanRow, SkippedFile } from './scan-row.ts';
import { sarifText } from './scan-sarif.ts';
import { summaryText } from './scan-text.ts';

export { scanFormats, type ScanFormat };

/** The results of a scan, in their order. They may be more than memory holds, so they are read one by one. */
export interface ScanResults {
  readonly tool: Tool;
  /** May be asked for again; `line` is the row as JSON. */
  rows(): AsyncIterable<{ readonly row: ScanRow; readonly line: string }>;
  readonly skipped: readonly SkippedFile[];
}

/** Writes the results of a scan piece by piece. */
export const scanWriters: Readonly<Record<ScanFormat, (results: ScanResults) => AsyncIterable<string>>> = {
  text: summaryText,
  json: jsonText,
  jsonl: jsonLinesText,
  csv: csvText,
  sarif: sarifText,
  html: htmlText,
};

const otherEndings: Readonly<Record<string, ScanFormat>> = { txt: 'text', htm: 'html', ndjson: 'jsonl' };

/** The format that a file's ending asks for; null for an ending that is none of them. */
export function formatOfName(name: string): ScanFormat | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return scanFormats.find((format) => format === (otherEndings[ending] ?? ending)) ?? null;
}
