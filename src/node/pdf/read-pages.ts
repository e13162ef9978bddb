import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OutlineEntry, PageItems, PdfPages, Run } from '../../core/paper/layout/page-items.ts';
import { findCmaps } from './cmaps.ts';
import { mostPages, PdfError } from './pdf-error.ts';
import { pdfjs } from './pdfjs.ts';

const mostOutlineEntries = 2000;

/**
 * Text runs of all pages in content-stream order. A page that fails is named in `failed` and the others are read.
 * `bytes` is given away (pdf.js may detach its buffer). Throws PdfError.
 */
export async function readPdfPages(bytes: Uint8Array, password?: string): Promise<PdfPages> {
  const cMapUrl = findCmaps();
  const task = pdfjs.getDocument({
    data: bytes,
    ...(password === undefined ? {} : { password }),
    ...(cMapUrl === null ? {} : { cMapUrl, cMapPacked: true }),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > mostPages) throw new PdfError('too-many-pages', document.numPages);
    const pages: PageItems[] = [];
    const failed: number[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      try {
        pages.push(await readPage(await document.getPage(number), number));
      } catch {
        failed.push(number);
      }
    }
    return { pageCount: document.numPages, pages, failed, outline: await readOutline(document) };
  } catch (error) {
    throw asPdfError(error);
  } finally {
    await task.destroy();
  }
}

function asPdfError(error: unknown): unknown {
  if (error instanceof PdfError || !(error instanceof Error)) return error;
  if (error.name === 'PasswordException') {
    const wrong = (error as Error & { code?: number }).code === pdfjs.PasswordResponses.INCORRECT_PASSWORD;
    return new PdfError(wrong ? 'password-wrong' : 'password-needed');
  }
  return new PdfError('broken');
}

async function readPage(page: PDFPageProxy, number: number): Promise<PageItems> {
  const { transform: view, width, height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ disableNormalization: true });
  const runs: Run[] = [];
  let space = false;
  for (const item of content.items) {
    if (!('str' in item)) continue;
    if (item.str.trim() !== '') {
      const [a, b, c, d, x, y] = pdfjs.Util.transform(view, item.transform) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const size = Math.hypot(c, d);
      // Broken fonts give sizes and widths that are no numbers: such text has no place on the page.
      if ([x, y, size, item.width].every(Number.isFinite)) {
        runs.push({
          text: item.str,
          x,
          y,
          width: item.width,
          size,
          angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
          font: item.fontName,
          space: space || /^\s/u.test(item.str),
        });
      }
      space = /\s$/u.test(item.str);
    } else if (item.str !== '') {
      space = true;
    }
    space ||= item.hasEOL;
  }
  page.cleanup();
  return { page: number, width, height, runs };
}

async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const visit = (nodes: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>, level: number): void => {
    for (const { title, items } of nodes) {
      if (entries.length >= mostOutlineEntries || level > 6) return;
      entries.push({ title, level });
      visit(items, level + 1);
    }
  };
  try {
    // The types promise an array; a file without bookmarks gives null.
    visit((await document.getOutline()) ?? [], 1);
  } catch {
    return [];
  }
  return entries;
}
