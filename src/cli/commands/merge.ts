import { open } from 'node:fs/promises';
import { InputError } from '../../core/input-error.ts';
import { printable } from '../../core/report/printable.ts';
import { formatOfName, type ScanFormat } from '../../core/report/scan/scan-output.ts';
import {
  byCode,
  compareRows,
  isFailure,
  isShownError,
  rowKey,
  scanRow,
  skippedLine,
  type ScanRow,
  type SkippedFile,
} from '../../core/report/scan/scan-row.ts';
import type { ExitStatus, Host } from '../host.ts';
import { linesOf } from '../scan/row-log.ts';
import { writeResults } from '../scan/write-results.ts';
import { tool } from '../version.ts';

export interface MergeOptions {
  readonly out: string;
  readonly format?: ScanFormat;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly length: number;
  readonly path: string;
  readonly id: string;
  readonly key: string;
}

/**
 * `peerlint merge`: joins the JSON Lines of several scans, a review once. Rows of other settings or versions, and two
 * readings of one review that differ in content, are refused: their figures could not be compared.
 */
export async function runMerge(
  files: readonly string[],
  options: MergeOptions,
  host: Host,
): Promise<ExitStatus> {
  const places = new Map<string, Place>();
  const skipped = new Map<string, SkippedFile>();
  let settings: { text: string; file: string } | null = null;
  let found = false;
  for (const file of files) {
    for await (const { row, more, line, start, length } of recordsOf(file)) {
      for (const one of more) skipped.set(JSON.stringify(one), one);
      if (!row) continue;
      const text = settingsOf(row);
      settings ??= { text, file };
      if (settings.text !== text)
        throw new InputError(
          `${file}, line ${line}`,
          `was made with other settings (${text}) than ${settings.file} (${settings.text}).`,
          'Scan both parts with the same settings and version.',
        );
      found ||= row.findings.some(isShownError);
      const before = places.get(rowKey(row));
      if (before && before.key !== row.scan.key)
        throw new InputError(
          `${file}, line ${line}`,
          `tells of another content of ${row.review.path} or its paper than ${before.file}, line ${before.line}.`,
          'Scan both parts of the same folder again.',
        );
      const { path, id } = row.review;
      if (!before) places.set(rowKey(row), { file, line, start, length, path, id, key: row.scan.key });
    }
  }
  const rows = (): AsyncGenerator<{ row: ScanRow; line: string }> =>
    readRows([...places.values()].sort(compareRows));
  const all = [...skipped.values()].sort((a, b) => byCode(a.path, b.path) || byCode(a.reason, b.reason));
  const format = options.format ?? formatOfName(options.out);
  if (format === null)
    throw new InputError(
      options.out,
      'has an ending that names no format.',
      'Give --format, or an ending such as .html.',
    );
  await writeResults({ tool, rows, skipped: all }, format, options.out, host);
  for (const { path, reason } of all) host.err(printable(`peerlint: ${path}: ${reason}`));
  if (all.some(isFailure)) return 2;
  return found ? 1 : 0;
}

interface Read {
  readonly row: ScanRow | null;
  readonly more: readonly SkippedFile[];
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

async function* recordsOf(file: string): AsyncGenerator<Read> {
  let line = 0;
  try {
    for await (const { bytes, start } of linesOf(file)) {
      line += 1;
      const text = bytes.toString('utf8');
      if (text.trim() !== '') yield { ...recordOf(text, file, line), line, start, length: bytes.length };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new InputError(
      file,
      `cannot be read (${code}).`,
      'Give the JSON Lines that peerlint scan has written.',
    );
  }
}

function recordOf(text: string, file: string, line: number): Pick<Read, 'row' | 'more'> {
  try {
    const value: unknown = JSON.parse(text);
    const row = scanRow.safeParse(value);
    if (row.success) return { row: row.data, more: [] };
    const more = skippedLine.safeParse(value);
    if (more.success) return { row: null, more: more.data.skipped };
  } catch {
    // Said below.
  }
  throw new InputError(
    `${file}, line ${line}`,
    'is no row of a scan.',
    'Give the files that peerlint scan --format jsonl has written to the end.',
  );
}

/** All that must be equal for rows to be compared. */
function settingsOf({
  tool: { version },
  settings: { threshold, policy },
  scan: { detector },
}: ScanRow): string {
  return `version ${version}, detector ${detector}, threshold ${threshold}, policy ${policy}`;
}

async function* readRows(places: readonly Place[]): AsyncGenerator<{ row: ScanRow; line: string }> {
  for (const { file, start, length } of places) {
    const handle = await open(file, 'r');
    try {
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, start);
      const line = buffer.toString('utf8').trim();
      yield { row: JSON.parse(line) as ScanRow, line };
    } finally {
      await handle.close();
    }
  }
}
