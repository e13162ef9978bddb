import { InputError } from '../../core/input-error.ts';
import type { DraftDocument } from '../../core/paper/draft.ts';
import { LockedError } from '../locked-error.ts';
import type { OcrOptions } from '../ocr/read-scans.ts';
import { scanDraft } from '../ocr/scan-draft.ts';
import { largestFile, mostPages } from './limits.ts';
import type { ReadDraft } from './pdf-messages.ts';
import type { PdfReadOptions, PdfReading } from './read-in-thread.ts';
import { readPdfInThread } from './read-in-thread.ts';

/** A file with less text than this is a scan with a stamp on it, and no paper. */
const leastLetters = 100;

export interface ReadPdf {
  readonly draft: DraftDocument;
  /** It opened with its password alone. */
  readonly locked: boolean;
}

export interface ReadPdfOptions extends Pick<PdfReadOptions, 'password' | 'onPage'> {
  /**
   * Is given the draft as it is before it is known what a reader does not see: what is found in it is provisional. At
   * most once; not called for a file that is refused.
   */
  readonly onEarly?: ((draft: DraftDocument) => void) | undefined;
  /** Given to have pages without text read from their pictures. */
  readonly ocr?: OcrOptions | undefined;
}

/**
 * Reads a PDF's bytes into a draft of the paper. The password is for files that do not open without one: encryption
 * that only forbids printing or copying just opens. Throws InputError, naming the file and the mend.
 */
export async function readPdf(
  path: string,
  bytes: Uint8Array,
  sha256: string,
  { password, onPage, onEarly, ocr }: ReadPdfOptions = {},
): Promise<ReadPdf> {
  if (bytes.length > largestFile)
    throw new InputError(
      path,
      `is too large (${Math.round(bytes.length / 1e6)} MB).`,
      `Export it with smaller pictures: at most ${largestFile / 1e6} MB are read.`,
    );
  const document = { path, sha256, format: 'pdf', pages: null } as const;
  const onEnough = ({ draft, letters }: ReadDraft): void => {
    if (letters >= leastLetters) onEarly?.(draft);
  };
  const options = { onPage, onEarly: onEarly && onEnough };
  let reading = await readPdfInThread(bytes, document, options);
  const locked = 'problem' in reading && reading.problem === 'password-needed';
  if (locked && password !== undefined)
    reading = await readPdfInThread(bytes, document, { ...options, password });
  if ('problem' in reading) throw problemWith(path, reading);
  const read = ocr ? await withOcr(reading.read, bytes, locked ? password : undefined, ocr) : reading.read;
  if (read.letters < leastLetters) throw noText(path, read.draft, ocr !== undefined);
  return { draft: read.draft, locked };
}

/** The same file once more, with what is recognised in the pictures of its pages. */
async function withOcr(
  plain: ReadDraft,
  bytes: Uint8Array,
  password: string | undefined,
  ocr: OcrOptions,
): Promise<ReadDraft> {
  const { pages: scanned, warnings } = await scanDraft(plain.draft, bytes, password, ocr);
  const again =
    scanned.length > 0
      ? await readPdfInThread(bytes, plain.draft.document, { password, scanned })
      : { read: plain };
  const read = 'read' in again ? again.read : plain;
  return { ...read, draft: { ...read.draft, warnings: [...read.draft.warnings, ...warnings] } };
}

function noText(path: string, { warnings }: DraftDocument, recognised: boolean): InputError {
  const kinds = new Set(warnings.map(({ kind }) => kind));
  if (kinds.has('page-given-up'))
    return new InputError(
      path,
      'takes too long or too much memory to read and was given up.',
      'Export it again as a plain PDF.',
    );
  const failed = warnings.find(({ kind }) => kind === 'page-failed');
  if (failed && !/damaged/.test(failed.text))
    return new InputError(
      path,
      `cannot be read: ${failed.text.charAt(0).toLowerCase()}${failed.text.slice(1)}`,
      'Export it again as a plain PDF.',
    );
  if (failed)
    return new InputError(path, 'is damaged: no page could be read.', 'Download or export it again.');
  if (kinds.has('page-unreadable'))
    return new InputError(
      path,
      'holds text in fonts that do not say which characters they show.',
      'Export it again from its source.',
    );
  if (kinds.has('ocr-stopped'))
    return new InputError(
      path,
      'holds images only, and text recognition (OCR) failed on them.',
      'Give a PDF with a text layer.',
    );
  const large = warnings.find(({ kind }) => kind === 'ocr-picture-too-large');
  if (large)
    return new InputError(
      path,
      'holds images only, and they are too large to be decoded, or damaged.',
      'Export it again with pictures of 300 dots an inch, or give a PDF with a text layer.',
    );
  return recognised
    ? new InputError(
        path,
        'holds images only, in which no English text could be recognised.',
        'Give a PDF with a text layer.',
      )
    : new InputError(
        path,
        'holds images only, or no text to speak of.',
        'Have it read by text recognition on this machine (--ocr; "Read Scanned Pages" in the editor), or give a PDF with a text layer.',
      );
}

function problemWith(
  path: string,
  { problem, pageCount, detail }: Extract<PdfReading, { problem: unknown }>,
): Error {
  switch (problem) {
    case 'password-needed':
      return new LockedError(path, false);
    case 'password-wrong':
      return new LockedError(path, true);
    case 'too-many-pages':
      return new InputError(
        path,
        `has ${pageCount} pages.`,
        `Give the paper itself: at most ${mostPages} pages are read.`,
      );
    case 'time':
      return new InputError(
        path,
        'takes too long to read and was given up.',
        'Export it again as a plain PDF.',
      );
    case 'memory':
      return new InputError(
        path,
        'needs too much memory to read and was given up.',
        'Export it again as a plain PDF.',
      );
    case 'broken':
      return new InputError(path, 'is damaged or not a PDF.', 'Download or export it again.');
    case 'layout':
      return new Error(`${path}: the layout of its text failed.\n${detail ?? ''}`);
  }
}
