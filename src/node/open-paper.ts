import { InputError } from '../core/input-error.ts';
import type { Paper } from '../core/paper/model.ts';
import type { PaperStore } from './cache/paper-store.ts';
import { LockedError } from './locked-error.ts';
import { hintAtOcr, ocrOptions } from './ocr/ocr-notes.ts';
import { mostPasswords, type Passwords } from './passwords.ts';
import { readPaper } from './read-paper.ts';

export interface OpenOptions {
  readonly ocr?: boolean;
  /** Keeps parsed papers; none: each is read. */
  readonly store: PaperStore | undefined;
  /** Hears of each page that is read from its picture, and of the option that would help. */
  readonly say: (line: string) => void;
}

/** Reads a paper and its supplements. Throws an InputError where one of them cannot be read or stays locked. */
export async function openPaper(
  paper: string,
  supplements: readonly string[],
  { passwords, file, ofDocuments }: Passwords,
  { ocr = false, store, say }: OpenOptions,
): Promise<Paper> {
  try {
    const read = await readPaper({
      paper,
      supplements,
      password: ofDocuments ? (document) => ofDocuments[document] : passwords,
      ocr: ocrOptions(ocr, say),
      store,
    });
    if (!ocr) hintAtOcr(read, say);
    return read;
  } catch (error) {
    throw error instanceof LockedError && file !== undefined
      ? stillLocked(error.file, passwords.length, file)
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
