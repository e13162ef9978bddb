import { InputError } from '../core/input-error.ts';
import type { Paper } from '../core/paper/model.ts';
import { LockedError } from '../node/locked-error.ts';
import { readPaper } from '../node/read-paper.ts';
import type { Host } from './host.ts';
import { hintAtOcr, ocrOptions } from './ocr.ts';
import { paperStore } from './paper-store.ts';
import type { Passwords } from './read-passwords.ts';
import { mostPasswords } from './read-passwords.ts';

/** Options of every command that reads papers. */
export interface ReadingOptions {
  readonly passwordFile?: string;
  readonly ocr?: boolean;
  /** False: --no-cache. */
  readonly cache?: boolean;
}

/** Reads a paper and its supplements. Throws an InputError where one of them cannot be read or stays locked. */
export async function openPaper(
  paper: string,
  supplements: readonly string[],
  passwords: Passwords,
  options: ReadingOptions,
  host: Host,
): Promise<Paper> {
  try {
    const read = await readPaper({
      paper,
      supplements,
      password: passwords.passwords,
      ocr: ocrOptions(options, host),
      store: paperStore(options),
    });
    hintAtOcr(read, options, host);
    return read;
  } catch (error) {
    throw error instanceof LockedError && passwords.file !== undefined
      ? stillLocked(error.file, passwords.passwords.length, passwords.file)
      : error;
  }
}

function stillLocked(document: string, count: number, file: string): InputError {
  if (count === 0)
    return new InputError(
      document,
      `is encrypted, and ${file} holds no password.`,
      'Write it into that file.',
    );
  const problem =
    count === 1 ? `the password in ${file} does not open it` : `none of the passwords in ${file} opens it`;
  return new InputError(
    document,
    `is encrypted, and ${problem}.`,
    `Write the right one into that file, one password a line; the first ${mostPasswords} are tried.`,
  );
}
