import { assemblePaper } from '../core/paper/assemble.ts';
import { draftFromMarkdown, draftFromText } from '../core/paper/from-text.ts';
import type { Paper, PaperDocument } from '../core/paper/model.ts';
import { namedWarnings } from '../core/paper/named-warnings.ts';
import { holdsRecognised, mayHoldMore } from '../core/paper/ocr/pages-to-scan.ts';
import { mayBeKept } from './cache/may-be-kept.ts';
import type { PaperStore } from './cache/paper-store.ts';
import type { OcrOptions } from './ocr/read-scans.ts';
import { decodePaperText } from './decode-text.ts';
import { openWithOneOf } from './open-with-one-of.ts';
import type { PaperFile } from './paper-files.ts';
import { openFile } from './paper-files.ts';
import type { PdfReadOptions } from './pdf/read-in-thread.ts';
import type { ReadPdf, ReadPdfOptions } from './pdf/read-pdf.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { withoutRepeated } from './repeated-files.ts';

export interface PaperFiles {
  readonly paper: string;
  readonly supplements?: readonly string[];
  /** Passwords of encrypted PDFs, each tried on each, or the one of the PDF at a path. */
  readonly password?: string | readonly string[] | ((path: string) => string | undefined) | undefined;
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

/**
 * Reads a paper and its supplements (.pdf, .md, .txt; told by content where the name does not tell) into one Paper.
 * A supplement that is the same file as
 * another is read once. Throws InputError for what cannot be read as a paper; LockedError for a PDF that asks for another password.
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
  const given: PaperFile[] = [];
  for (const [at, path] of [paper, ...supplements].entries()) {
    const { bytes, ...file } = await openFile(path, at === 0 ? 'paper' : 'supplement');
    // Several files together may be larger than memory: each is opened again when its turn comes.
    given.push(supplements.length > 0 ? file : { ...file, bytes });
  }
  const { files, warnings } = withoutRepeated(given);
  const named = (read: Paper): Paper => namedWarnings({ ...read, warnings: [...read.warnings, ...warnings] });
  const known = await store?.get(files);
  if (known && (ocr ? !mayHoldMore(known) : !holdsRecognised(known))) return named(known);
  const passwordsOf = (path: string): readonly string[] =>
    [typeof password === 'function' ? password(path) : password].flat().filter((each) => each !== undefined);
  const read: ReadPdf[] = [];
  for (const file of files) {
    // Before the last one the paper is not whole.
    const early = onEarly !== undefined && file === files.at(-1);
    read.push(
      await readDocument(file, passwordsOf(file.path), {
        ocr,
        onPage,
        onEarly: early
          ? (draft) => onEarly(named(assemblePaper([...read.map((each) => each.draft), draft])))
          : undefined,
      }),
    );
  }
  const assembled = assemblePaper(read.map(({ draft }) => draft));
  const result = read.some(({ locked }) => locked) ? { ...assembled, locked: true } : assembled;
  if (store && mayBeKept(result)) await store.put(result);
  return named(result);
}

type Options = Omit<ReadPdfOptions, 'password'>;

async function readDocument(
  file: PaperFile,
  passwords: readonly string[],
  options: Options,
): Promise<ReadPdf> {
  const { path, bytes, sha256, format } = file.bytes
    ? { ...file, bytes: file.bytes }
    : await openFile(file.path, 'paper');
  if (format === 'pdf')
    return openWithOneOf(passwords, (password) => readPdf(path, bytes, sha256, { ...options, password }));
  const source = decodePaperText(path, bytes);
  const document: PaperDocument = { path, sha256, format, pages: null };
  const draft = format === 'markdown' ? draftFromMarkdown(source, document) : draftFromText(source, document);
  return { draft, locked: false };
}
