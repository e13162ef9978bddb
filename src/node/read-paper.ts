import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { assemblePaper } from '../core/paper/assemble.ts';
import type { DraftDocument } from '../core/paper/draft.ts';
import { draftFromMarkdown, draftFromText } from '../core/paper/from-text.ts';
import type { Paper, PaperDocument } from '../core/paper/model.ts';
import { InputError } from '../core/input-error.ts';
import type { PaperStore } from './cache/paper-store.ts';
import { readPdf } from './pdf/read-pdf.ts';

export interface PaperFiles {
  readonly paper: string;
  readonly supplements?: readonly string[];
  /** Password of encrypted PDFs. */
  readonly password?: string | undefined;
  /** Where PDFs that were read before are found again. */
  readonly store?: PaperStore | undefined;
}

/** A text file of this size holds no paper. */
const largestText = 20_000_000;

/**
 * Reads a paper and its supplements (.pdf, .md, .txt; told by content where the name does not tell) into one Paper.
 * Throws InputError for what cannot be read as a paper.
 */
export async function readPaper({ paper, supplements = [], password, store }: PaperFiles): Promise<Paper> {
  const drafts: DraftDocument[] = [];
  for (const path of [paper, ...supplements]) drafts.push(await readDocument(path, password, store));
  return assemblePaper(drafts);
}

async function readDocument(
  path: string,
  password: string | undefined,
  store: PaperStore | undefined,
): Promise<DraftDocument> {
  const bytes = await readBytes(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (isPdf(bytes) || extname(path).toLowerCase() === '.pdf') {
    const known = await store?.get(sha256, path);
    if (known) return known;
    const draft = await readPdf(path, bytes, sha256, password);
    if (store && mayBeKept(draft, bytes)) await store.put(sha256, draft);
    return draft;
  }
  const source = decodeText(path, bytes);
  const markdown = /^\.(?:md|markdown|mdown|mkd)$/iu.test(extname(path));
  const document: PaperDocument = { path, sha256, format: markdown ? 'markdown' : 'text', pages: null };
  return markdown ? draftFromMarkdown(source, document) : draftFromText(source, document);
}

/**
 * Who encrypts a paper does not want it to lie about in the clear. The dictionary that names the encryption is never
 * packed itself, but its letters may be written as #xx. A look for hidden text that ran out of time may succeed next.
 */
function mayBeKept({ warnings }: DraftDocument, bytes: Buffer): boolean {
  const encrypted = /\/(?:E|#45)(?:n|#6e)(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)(?![A-Za-z])/i;
  return (
    !warnings.some(({ kind }) => kind === 'hidden-text-unchecked') &&
    !encrypted.test(bytes.toString('latin1'))
  );
}

async function readBytes(path: string): Promise<Buffer> {
  let size: number;
  try {
    const entry = await stat(path);
    if (entry.isDirectory())
      throw new InputError(path, 'is a directory.', 'Name the paper file in it (.pdf, .md or .txt).');
    if (!entry.isFile())
      throw new InputError(path, 'is not a regular file.', 'Name a .pdf, .md or .txt file.');
    size = entry.size;
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(path, error);
  }
  if (size === 0) throw new InputError(path, 'is empty (0 bytes).', 'Download or export the paper again.');
  try {
    return await readFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): InputError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new InputError(path, 'does not exist.', 'Check the path of the paper.');
  if (code === 'EACCES' || code === 'EPERM') {
    return new InputError(path, 'may not be read.', 'Give yourself permission to read it.');
  }
  return new InputError(
    path,
    `cannot be read (${code ?? 'unknown error'}).`,
    'Check the file and its drive.',
  );
}

/** The header may stand behind some bytes of junk (ISO 32000, annex H.3.4.1: within the first 1,024 bytes). */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-');
}

function decodeText(path: string, bytes: Buffer): string {
  if (bytes.length > largestText) {
    throw new InputError(path, 'is too large for a paper.', 'Name the paper itself (.pdf, .md or .txt).');
  }
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  const binary = utf16 === null && bytes.subarray(0, 65_536).includes(0);
  if (binary) throw new InputError(path, 'is a binary file, not text.', 'Name a .pdf, .md or .txt file.');
  const text = new TextDecoder(utf16 ?? encoding(bytes)).decode(bytes);
  if (!/\p{L}/u.test(text))
    throw new InputError(path, 'holds no words.', 'Name a file that holds the text of the paper.');
  return text;
}

/** Old exports come in Windows-1252; it is taken only where the bytes are no UTF-8. */
function encoding(bytes: Buffer): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
