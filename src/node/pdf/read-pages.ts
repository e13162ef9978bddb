import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hiddenTexts } from '../../core/paper/hidden/hidden-texts.ts';
import { seenRuns } from '../../core/paper/hidden/match-runs.ts';
import type { OutlineEntry, PageItems, PdfPages, Run } from '../../core/paper/layout/page-items.ts';
import { findCmaps } from './cmaps.ts';
import type { OptionalContent } from './judged-page.ts';
import { judgedPage } from './judged-page.ts';
import { mostPages, PdfError } from './pdf-error.ts';
import { pdfjs } from './pdfjs.ts';

const mostOutlineEntries = 2000;
/** Larger images (pixels) are not decoded, which would take longer than all the rest: their place is enough. */
const smallImage = 1 << 15;
/** Where text may lie below an image, its kind must be known; a larger one would take too much memory. */
const largeImage = 1 << 25;
/** No more pages are looked at for hidden text after this time (ms). */
const longestLook = 60_000;

/**
 * Text runs of all pages in content-stream order, without what a reader does not see. A page that fails is named in
 * `failed` and the others are read. `bytes` is given away (pdf.js may detach its buffer). Throws PdfError.
 */
export async function readPdfPages(bytes: Uint8Array, password?: string): Promise<PdfPages> {
  const task = openPdf(bytes, password);
  try {
    const document = await task.promise;
    if (document.numPages > mostPages) throw new PdfError('too-many-pages', document.numPages);
    const look = new HiddenLook(document, password);
    const pages: PageItems[] = [];
    const failed: number[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      try {
        const page = await document.getPage(number);
        pages.push(await look.at(page, await readPage(page, number)));
        page.cleanup();
      } catch {
        failed.push(number);
      }
    }
    await look.end();
    const { unchecked } = look;
    return { pageCount: document.numPages, pages, failed, unchecked, outline: await readOutline(document) };
  } catch (error) {
    throw asPdfError(error);
  } finally {
    await task.destroy();
  }
}

/** Opens a document; images of more than `maxImageSize` pixels are left out of its operators. */
export function openPdf(
  data: Uint8Array,
  password?: string,
  maxImageSize = smallImage,
): ReturnType<typeof pdfjs.getDocument> {
  const cMapUrl = findCmaps();
  return pdfjs.getDocument({
    data,
    ...(password === undefined ? {} : { password }),
    ...(cMapUrl === null ? {} : { cMapUrl, cMapPacked: true }),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}

/** The second look at each page, at its operators: takes out of the text what a reader does not see. */
class HiddenLook {
  /** 1-based numbers of pages that could not be looked at. */
  readonly unchecked: number[] = [];
  readonly #document: PDFDocumentProxy;
  readonly #password: string | undefined;
  #content: OptionalContent | null = null;
  /** The same document with its large images. */
  #withImages: ReturnType<typeof openPdf> | null = null;
  #spent = 0;

  constructor(document: PDFDocumentProxy, password: string | undefined) {
    this.#document = document;
    this.#password = password;
  }

  /** The page's items without what is hidden; as they are, and noted in `unchecked`, where that cannot be told. */
  async at(page: PDFPageProxy, items: PageItems): Promise<PageItems> {
    const start = Date.now();
    try {
      if (this.#spent > longestLook) throw new Error('Out of time.');
      this.#content ??= await this.#document.getOptionalContentConfig();
      let judged = await judgedPage(page, this.#content);
      if (judged.needsImages) judged = await this.#judgedWithImages(items.page);
      const { runs } = seenRuns(items.runs, judged.glyphs);
      return { ...items, runs, hidden: hiddenTexts(items.page, judged.glyphs) };
    } catch {
      this.unchecked.push(items.page);
      return items;
    } finally {
      this.#spent += Date.now() - start;
    }
  }

  async end(): Promise<void> {
    await this.#withImages?.destroy();
  }

  async #judgedWithImages(number: number): ReturnType<typeof judgedPage> {
    this.#withImages ??= openPdf(await this.#document.getData(), this.#password, largeImage);
    const document = await this.#withImages.promise;
    const page = await document.getPage(number);
    const judged = await judgedPage(page, await document.getOptionalContentConfig());
    page.cleanup();
    return judged;
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
