import { open } from 'node:fs/promises';
import { InputError } from '../../core/input-error.ts';
import { scanRow, skippedLine, type ScanRow, type SkippedFile } from '../../core/report/scan/scan-row.ts';
import { linesOf } from './row-log.ts';

/** A line of JSON Lines that a scan has written, and where it lies in its file. */
export interface ScanRecord {
  /** Null for the last line, which lists what was skipped. */
  readonly row: ScanRow | null;
  readonly skipped: readonly SkippedFile[];
  /** From 1. */
  readonly line: number;
  readonly place: LinePlace;
}

export interface LinePlace {
  readonly file: string;
  /** Bytes. */
  readonly start: number;
  readonly length: number;
}

/** The lines of a scan's JSON Lines. Throws InputError with the line where one is no row, or the file cannot be read. */
export async function* scanRecords(file: string): AsyncGenerator<ScanRecord> {
  let line = 0;
  try {
    for await (const { bytes, start } of linesOf(file)) {
      line += 1;
      const text = bytes.toString('utf8');
      const place = { file, start, length: bytes.length };
      if (text.trim() !== '') yield { ...recordOf(text, file, line), line, place };
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

/** The rows at these places, one at a time. */
export async function* rowsAt(
  places: readonly LinePlace[],
): AsyncGenerator<{ readonly row: ScanRow; readonly line: string }> {
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

function recordOf(text: string, file: string, line: number): Pick<ScanRecord, 'row' | 'skipped'> {
  try {
    const value: unknown = JSON.parse(text);
    const row = scanRow.safeParse(value);
    if (row.success) return { row: row.data, skipped: [] };
    const more = skippedLine.safeParse(value);
    if (more.success) return { row: null, skipped: more.data.skipped };
  } catch {
    // Said below.
  }
  throw new InputError(
    `${file}, line ${line}`,
    'is no row of a scan.',
    'Give the files that peerlint scan --format jsonl has written to the end.',
  );
}
