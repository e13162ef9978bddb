import { InputError } from '../../core/input-error.ts';
import type { DraftDocument } from '../../core/paper/draft.ts';
import { LockedError } from '../locked-error.ts';
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
}

/**
 * Reads a PDF's bytes into a draft of the paper. The password is for files that do not open without one: encryption
 * that only forbids printing or copying just opens. Throws InputError, naming the file and the mend.
 */
export async function readPdf(
  path: string,
  bytes: Uint8Array,
  sha256: string,
  { password, onPage, onEarly }: ReadPdfOptions = {},
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
  const { draft, letters } = reading.read;
  if (letters < leastLetters) throw noText(path, draft);
  return { draft, locked };
}

function noText(path: string, { warnings }: DraftDocument): InputError {
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
  return failed
    ? new InputError(path, 'is damaged: no page could be read.', 'Download or export it again.')
    : new InputError(
        path,
        'holds images only, or no text to speak of.',
        'Give a PDF with a text layer, or run OCR over it.',
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
