import { InputError } from '../core/input-error.ts';

/** A text file of this size (bytes) holds no paper. */
const largestText = 20_000_000;

/** The text of a paper, or InputError for what holds none. */
export function decodePaperText(path: string, bytes: Uint8Array): string {
  if (bytes.length > largestText)
    throw new InputError(path, 'is too large for a paper.', 'Name the paper itself (.pdf, .md or .txt).');
  if (isBinary(bytes))
    throw new InputError(path, 'is a binary file, not text.', 'Name a .pdf, .md or .txt file.');
  const text = decodeText(bytes);
  if (!/\p{L}/u.test(text))
    throw new InputError(path, 'holds no words.', 'Name a file that holds the text of the paper.');
  return text;
}

/** Whether the bytes are no text in any encoding that is read here. */
export function isBinary(bytes: Uint8Array): boolean {
  return utf16(bytes) === null && bytes.subarray(0, 65_536).includes(0);
}

/** UTF-8, UTF-16 with a byte order mark, or Windows-1252; the mark is dropped. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(utf16(bytes) ?? utf8OrOld(bytes)).decode(bytes);
}

function utf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Old exports come in Windows-1252; it is taken only where the bytes are no UTF-8. */
function utf8OrOld(bytes: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
