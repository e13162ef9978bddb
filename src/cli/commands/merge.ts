import { InputError } from '../../core/input-error.ts';
import { printable } from '../../core/report/printable.ts';
import { formatOfName, type ScanFormat } from '../../core/report/scan/scan-output.ts';
import {
  byCode,
  compareRows,
  isFailure,
  isShownError,
  rowKey,
  type ScanRow,
  type SkippedFile,
} from '../../core/report/scan/scan-row.ts';
import type { ExitStatus, Host } from '../host.ts';
import { rowsAt, scanRecords, type LinePlace } from '../../node/scan/result-files.ts';
import { writeResults } from '../scan/write-results.ts';
import { tool } from '../../node/version.ts';

export interface MergeOptions {
  readonly out: string;
  readonly format?: ScanFormat;
}

interface Place extends LinePlace {
  readonly line: number;
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
    for await (const { row, skipped: more, line, place } of scanRecords(file)) {
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
      if (!before) places.set(rowKey(row), { ...place, line, path, id, key: row.scan.key });
    }
  }
  const rows = () => rowsAt([...places.values()].sort(compareRows));
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

/** All that must be equal for rows to be compared. */
function settingsOf({
  tool: { version },
  settings: { threshold, policy },
  scan: { detector },
}: ScanRow): string {
  return `version ${version}, detector ${detector}, threshold ${threshold}, policy ${policy}`;
}
