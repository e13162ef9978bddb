import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { InputError } from '../core/input-error.ts';
import { decodeText } from '../node/decode-text.ts';
import { mostPasswords, type Passwords } from '../node/passwords.ts';

/** Bytes; nobody types a password of this size, and a device may never end. */
const mostRead = 65_536;

/**
 * The first lines of the file that are not empty, a password each; without a file PEERLINT_PDF_PASSWORD, where that is set
 * and not empty. A password on the command line would show in `ps`.
 */
export async function readPasswords(file: string | undefined): Promise<Passwords> {
  if (file === undefined) {
    const password = process.env['PEERLINT_PDF_PASSWORD'];
    return { passwords: password ? [password] : [] };
  }
  try {
    const text = decodeText(await buffer(createReadStream(file, { end: mostRead - 1 })));
    // Any other break, such as U+2028, may be part of a password.
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
    return { passwords: lines.slice(0, mostPasswords), file };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(
      file,
      `cannot be read (${code ?? 'unknown error'}).`,
      'Give --password-file the path of a text file that holds the password alone.',
    );
  }
}
