import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageItems, PdfPages } from '../../core/paper/layout/page-items.ts';
import type { Avoid } from './avoid.ts';
import { avoidNothing } from './avoid.ts';
import { disarmImages } from './disarm-images.ts';
import { HiddenLook } from './hidden-look.ts';
import type { LeftOut, LeftOutReason } from './left-out.ts';
import { Ledger } from './ledger.ts';
import { largestSide, mostCharacters, mostPages, mostRuns, readingTime } from './limits.ts';
import { openPdf } from './open-pdf.ts';
import { readOutline } from './outline.ts';
import { pageText } from './page-text.ts';
import { PdfError } from './pdf-error.ts';
import { pdfjs } from './pdfjs.ts';
import { cpuTime } from './watch.ts';

export interface ReadPages extends PdfPages {
  /** Pages that were not read, or not to their end; `failed` has their numbers. */
  readonly leftOut: readonly LeftOut[];
}

export interface ReadOptions {
  readonly password?: string | undefined;
  readonly avoid?: Avoid;
  /** Is told of every step. */
  readonly ledger?: Ledger;
  /** Is given the text of all pages before it is known what of it a reader does not see. */
  readonly onText?: (pages: ReadPages) => void;
}

/**
 * Text runs of all pages in content-stream order, without what a reader does not see: first the text of all pages,
 * then the look for what is hidden. A page that fails is named in `leftOut` and the others are read. `bytes` is given
 * away: its images are spoilt, and pdf.js may detach its buffer. Throws PdfError.
 */
export async function readPdfPages(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadPages> {
  const { password, ledger = new Ledger(), onText } = options;
  ledger.enter('opening');
  const missing = new Set<string>();
  disarmImages(bytes);
  const task = openPdf(bytes, password, { missingMaps: missing });
  const reading = new Reading(ledger, options.avoid ?? avoidNothing);
  try {
    const document = await task.promise;
    const pageCount = document.numPages;
    if (pageCount > mostPages) throw new PdfError('too-many-pages', pageCount);
    ledger.pages = pageCount;
    const texts = await reading.texts(document);
    const outline = await reading.outline(document);
    const { leftOut } = reading;
    const failed = leftOut.map(({ page }) => page);
    const missingMaps = [...missing];
    onText?.({ pageCount, pages: texts, failed, leftOut, outline, missingMaps });
    const look = new HiddenLook(document, password);
    const pages = await reading.look(document, look, texts);
    return { pageCount, pages, failed, leftOut, unchecked: look.unchecked, outline, missingMaps };
  } catch (error) {
    throw asPdfError(error);
  } finally {
    // Where a page was cut, pdf.js waits for a reader of the rest and would not end.
    if (reading.cut) void task.destroy();
    else await task.destroy();
  }
}

class Reading {
  readonly leftOut: LeftOut[] = [];
  readonly #ledger: Ledger;
  readonly #avoid: Avoid;
  readonly #start = cpuTime();
  readonly #cutPages = new Set<number>();

  constructor(ledger: Ledger, avoid: Avoid) {
    this.#ledger = ledger;
    this.#avoid = avoid;
  }

  get cut(): boolean {
    return this.#cutPages.size > 0;
  }

  async texts(document: PDFDocumentProxy): Promise<PageItems[]> {
    const pages: PageItems[] = [];
    let [runs, characters] = [0, 0];
    for (let number = 1; number <= document.numPages; number += 1) {
      const full = runs >= mostRuns(document.numPages) || characters >= mostCharacters;
      const reason = this.#reasonAgainst(number, document.numPages) ?? (full ? 'full' : null);
      const page = reason ?? (await this.#text(document, number));
      if (typeof page === 'string') {
        this.leftOut.push({ page: number, reason: page });
        continue;
      }
      pages.push(page);
      runs += page.runs.length;
      for (const { text } of page.runs) characters += text.length;
    }
    return pages;
  }

  async outline(document: PDFDocumentProxy): Promise<PdfPages['outline']> {
    this.#ledger.enter('outline');
    return this.#avoid.outline ? [] : readOutline(document);
  }

  async look(
    document: PDFDocumentProxy,
    look: HiddenLook,
    texts: readonly PageItems[],
  ): Promise<PageItems[]> {
    const { look: avoided, lastLook, spent } = this.#avoid;
    const pages: PageItems[] = [];
    for (const items of texts) {
      const { page: number } = items;
      const late = number > lastLook || this.#isLate(readingTime(document.numPages) - spent);
      if (late || avoided.has(number) || this.#cutPages.has(number)) {
        pages.push(look.notAt(items));
        continue;
      }
      this.#ledger.enter('look', number);
      const page = await document.getPage(number);
      pages.push(await look.at(page, items));
      page.cleanup();
    }
    await look.end();
    return pages;
  }

  #reasonAgainst(number: number, count: number): LeftOutReason | null {
    const { text, lastPage } = this.#avoid;
    if (text.has(number)) return text.get(number)!;
    return number > lastPage || this.#isLate(readingTime(count)) ? 'late' : null;
  }

  #isLate(limit: number): boolean {
    return cpuTime() - this.#start > limit;
  }

  async #text(document: PDFDocumentProxy, number: number): Promise<PageItems | LeftOutReason> {
    this.#ledger.enter('text', number);
    try {
      const page = await document.getPage(number);
      const { cut, ...items } = await pageText(page, number);
      page.cleanup();
      if (!(items.width <= largestSide && items.height <= largestSide)) return 'size';
      if (cut) {
        this.#cutPages.add(number);
        this.leftOut.push({ page: number, reason: 'cut' });
      }
      return items;
    } catch {
      return 'damaged';
    }
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
