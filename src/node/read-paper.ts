import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { assemblePaper } from '../core/paper/assemble.ts';
import type { DraftDocument } from '../core/paper/draft.ts';
import { draftFromMarkdown, draftFromText } from '../core/paper/from-text.ts';
import type { Paper, PaperDocument } from '../core/paper/model.ts';
import { namedWarnings } from '../core/paper/named-warnings.ts';
import { holdsRecognised, mayHoldMore } from '../core/paper/ocr/pages-to-scan.ts';
import { InputError } from '../core/input-error.ts';
import { mayBeKept } from './cache/may-be-kept.ts';
import type { PaperStore } from './cache/paper-store.ts';
import type { OcrOptions } from './ocr/read-scans.ts';
import type { PdfReadOptions } from './pdf/read-in-thread.ts';
import type { ReadPdfOptions } from './pdf/read-pdf.ts';
import { readPdf } from './pdf/read-pdf.ts';

export interface PaperFiles {
  readonly paper: string;
  readonly supplements?: readonly string[];
  /** Password of encrypted PDFs, or of the one at a path. */
  readonly password?: string | ((path: string) => string | undefined) | undefined;
  /** Where papers that were read before are found again. */
  readonly store?: PaperStore | undefined;
  /**
   * Is given the paper as it is before it is known what of it a reader does not see, at most once, and not where the
   * paper is found again. What is said of it is provisional: it may rest on hidden text.
   */
  readonly onEarly?: ((paper: Paper) => void) | undefined;
  readonly onPage?: PdfReadOptions['onPage'];
  /** Given to have pages of PDFs that hold no text read from their pictures, on this machine. */
  readonly ocr?: OcrOptions | undefined;
}

/** A text file of this size holds no paper. */
const largestText = 20_000_000;

/**
 * Reads a paper and its supplements (.pdf, .md, .txt; told by content where the name does not tell) into one Paper.
 * Throws InputError for what cannot be read as a paper; LockedError for a PDF that asks for another password.
 */
export async function readPaper({
  paper,
  supplements = [],
  password,
  store,
  onEarly,
  onPage,
  ocr,
}: PaperFiles): Promise<Paper> {
  const files: PaperFile[] = [];
  for (const path of [paper, ...supplements]) {
    const { bytes, ...file } = await openFile(path);
    // Several files together may be larger than memory: each is opened again when its turn comes.
    files.push(supplements.length > 0 ? file : { ...file, bytes });
  }
  const known = await store?.get(files);
  if (known && (ocr ? !mayHoldMore(known) : !holdsRecognised(known))) return namedWarnings(known);
  const passwordOf = typeof password === 'function' ? password : () => password;
  const read: ReadDocument[] = [];
  for (const file of files) {
    // Before the last one the paper is not whole.
    const early = onEarly !== undefined && file === files.at(-1);
    read.push(
      await readDocument(file, {
        password: passwordOf(file.path),
        ocr,
        onPage,
        onEarly: early
          ? (draft) => onEarly(namedWarnings(assemblePaper([...read.map((each) => each.draft), draft])))
          : undefined,
      }),
    );
  }
  const result = assemblePaper(read.map(({ draft }) => draft));
  const locked = read.some((document) => document.locked);
  if (store && mayBeKept(result, locked)) await store.put(result);
  return namedWarnings(result);
}

interface PaperFile extends Pick<PaperDocument, 'path' | 'sha256' | 'format'> {
  readonly bytes?: Buffer;
}

interface ReadDocument {
  readonly draft: DraftDocument;
  /** It opened with a password alone. */
  readonly locked: boolean;
}

async function openFile(path: string): Promise<Required<PaperFile>> {
  const bytes = await readBytes(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, bytes, sha256, format: formatOf(path, bytes) };
}

function formatOf(path: string, bytes: Buffer): PaperDocument['format'] {
  if (isPdf(bytes) || extname(path).toLowerCase() === '.pdf') return 'pdf';
  return /^\.(?:md|markdown|mdown|mkd)$/iu.test(extname(path)) ? 'markdown' : 'text';
}

async function readDocument(file: PaperFile, options: ReadPdfOptions): Promise<ReadDocument> {
  const { path, bytes, sha256, format } = file.bytes
    ? { ...file, bytes: file.bytes }
    : await openFile(file.path);
  if (format === 'pdf') return readPdf(path, bytes, sha256, options);
  const source = decodeText(path, bytes);
  const document: PaperDocument = { path, sha256, format, pages: null };
  const draft = format === 'markdown' ? draftFromMarkdown(source, document) : draftFromText(source, document);
  return { draft, locked: false };
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
