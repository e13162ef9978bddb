import { readFile } from 'node:fs/promises';
import { InputError } from '../core/input-error.ts';

/**
 * The first line of the file; without a file PEERLINT_PDF_PASSWORD, or undefined where that is empty or not set. A
 * password on the command line would show in `ps`.
 */
export async function readPassword(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return process.env['PEERLINT_PDF_PASSWORD'] || undefined;
  try {
    return /^.*/.exec(await readFile(file, 'utf8'))?.[0];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(
      file,
      `cannot be read (${code ?? 'unknown error'}).`,
      'Give --password-file the path of a text file that holds the password alone.',
    );
  }
}
