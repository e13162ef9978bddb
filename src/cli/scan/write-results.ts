import { scanWriters, type ScanFormat, type ScanResults } from '../../core/report/scan/scan-output.ts';
import { writeResultFile } from '../../node/scan/write-results.ts';
import type { Host } from '../host.ts';

/** Writes results to a file in one step, or to standard output. Throws InputError where that cannot be done. */
export async function writeResults(
  results: ScanResults,
  format: ScanFormat,
  out: string | undefined,
  host: Host,
): Promise<void> {
  if (out !== undefined) return writeResultFile(results, format, out);
  for await (const piece of scanWriters[format](results)) await host.out(piece);
}
