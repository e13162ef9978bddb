import { InputError } from '../../core/input-error.ts';
import type { DraftDocument } from '../../core/paper/draft.ts';
import { pagesToScan } from '../../core/paper/ocr/pages-to-scan.ts';
import type { PaperWarning } from '../../core/paper/model.ts';
import type { ScannedPage } from '../../core/paper/ocr/with-scans.ts';
import { findOcr } from './ocr-files.ts';
import type { OcrOptions } from './read-scans.ts';
import { readScans } from './read-scans.ts';

export interface ScannedPages {
  /** [] where all pages hold text. */
  readonly pages: readonly ScannedPage[];
  readonly warnings: readonly PaperWarning[];
}

/**
 * What can be recognised on the pages of a PDF that hold no text. Throws InputError where there are such pages and the
 * packages for OCR are not installed.
 */
export async function scanDraft(
  draft: DraftDocument,
  bytes: Uint8Array,
  password: string | undefined,
  options: OcrOptions,
): Promise<ScannedPages> {
  const wanted = pagesToScan(draft.document.pages ?? 0, draft.blocks);
  if (wanted.length === 0) return { pages: [], warnings: [] };
  const files = findOcr();
  if (!files)
    throw new InputError(
      draft.document.path,
      'holds pages without text, and text recognition (OCR) is not installed.',
      'Run npm install --include=optional in the folder of PeerLint, or leave --ocr out.',
    );
  const { pages, tooLarge, stopped } = await readScans(bytes, password, wanted, files, options);
  const warnings: PaperWarning[] = tooLarge.map((page) => ({
    kind: 'ocr-picture-too-large',
    page,
    text: `Page ${page} could not be read by text recognition (OCR): its picture is too large to be decoded, or damaged.`,
  }));
  if (stopped !== null) {
    const page = wanted[pages.length]!;
    const text = `Text recognition (OCR) was given up at page ${page}, because ${reasons[stopped]}; pages without text from there on were not read.`;
    warnings.push({ kind: 'ocr-stopped', page, text });
  }
  return { pages, warnings };
}

const reasons = { time: 'it took too long', memory: 'it needed too much memory', crash: 'it broke down' };
