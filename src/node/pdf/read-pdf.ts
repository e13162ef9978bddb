import type { DraftDocument } from '../../core/paper/draft.ts';
import { draftFromPdf } from '../../core/paper/layout/draft-from-pdf.ts';
import type { PaperDocument } from '../../core/paper/model.ts';
import { InputError } from '../../core/input-error.ts';
import { LockedError } from '../locked-error.ts';
import { readPdfInThread } from './pdf-thread.ts';
import type { PdfProblem } from './pdf-error.ts';
import { mostPages } from './pdf-error.ts';

export interface PdfReading {
  readonly draft: DraftDocument;
  /** It opened with its password alone. */
  readonly locked: boolean;
}

/** A file with less text than this is a scan with a stamp on it, and no paper. */
const leastLetters = 100;

/**
 * Reads a PDF's bytes into a draft of the paper. The password is for files that do not open without one: encryption
 * that only forbids printing or copying just opens. Throws InputError, naming the file and the mend.
 */
export async function readPdf(
  path: string,
  bytes: Uint8Array,
  sha256: string,
  password: string | undefined,
): Promise<PdfReading> {
  let outcome = await readPdfInThread(bytes);
  const locked = 'problem' in outcome && outcome.problem === 'password-needed';
  if (locked && password !== undefined) outcome = await readPdfInThread(bytes, password);
  if ('problem' in outcome) throw problemWith(path, outcome.problem, outcome.pageCount);
  const { pages, pageCount, failed } = outcome.pages;
  const letters = pages.reduce(
    (sum, { runs }) => sum + runs.reduce((n, { text }) => n + text.trim().length, 0),
    0,
  );
  if (letters < leastLetters) {
    throw failed.length > 0
      ? new InputError(path, 'is damaged: no page could be read.', 'Download or export it again.')
      : new InputError(
          path,
          'holds images only, or no text to speak of.',
          'Give a PDF with a text layer, or run OCR over it.',
        );
  }
  const document: PaperDocument = { path, sha256, format: 'pdf', pages: pageCount };
  return { draft: draftFromPdf(outcome.pages, document), locked };
}

function problemWith(path: string, problem: PdfProblem | 'timeout', pageCount: number): InputError {
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
    case 'timeout':
      return new InputError(
        path,
        'takes too long to read and was given up.',
        'Export it again as a plain PDF.',
      );
    case 'broken':
      return new InputError(path, 'is damaged or not a PDF.', 'Download or export it again.');
  }
}
