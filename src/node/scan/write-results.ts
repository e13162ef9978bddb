import { open, rename, rm } from 'node:fs/promises';
import { InputError } from '../../core/input-error.ts';
import { scanWriters, type ScanFormat, type ScanResults } from '../../core/report/scan/scan-output.ts';

/**
 * Writes results to a file for the user alone, in one step: no half of it is ever there. Throws InputError where that
 * cannot be done.
 */
export async function writeResultFile(results: ScanResults, format: ScanFormat, out: string): Promise<void> {
  const unfinished = `${out}.${process.pid}.new`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      for await (const piece of scanWriters[format](results)) await handle.appendFile(piece);
    } finally {
      await handle.close();
    }
    await rename(unfinished, out);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new InputError(
      out,
      `cannot be written (${code}).`,
      'Give --out a file in a folder that can be written.',
    );
  }
}
