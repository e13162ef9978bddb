import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageItems, PdfPages } from '../../core/paper/layout/page-items.ts';
import { disarmImages } from './disarm-images.ts';
import type { Earlier } from './earlier.ts';
import { noEarlier } from './earlier.ts';
import { HiddenLook } from './hidden-look.ts';
import type { LeftOut, LeftOutReason } from './left-out.ts';
import { Ledger } from './ledger.ts';
import { largestSide, mostCharacters, mostPages, mostRuns, readingTime } from './limits.ts';
import { openPdf } from './open-pdf.ts';
import { readOutline } from './outline.ts';
import type { PageText } from './page-text.ts';
import { pageText } from './page-text.ts';
import { PdfError } from './pdf-error.ts';
import { pdfjs } from './pdfjs.ts';
import { Shelf } from './shelf.ts';
import { cpuTime } from './watch.ts';

export interface ReadPages extends PdfPages {
  /** Pages that were not read, or not to their end; `failed` has their numbers. */
  readonly leftOut: readonly LeftOut[];
}

export interface ReadOptions {
  readonly password?: string | undefined;
  readonly earlier?: Earlier;
  /** Is told of every step. */
  readonly ledger?: Ledger;
  /** Is given every finished page. */
  readonly shelf?: Shelf;
  /** Is given the text of all pages before it is known what of it a reader does not see. */
  readonly onText?: (pages: ReadPages) => void;
}

/**
 * Text runs of all pages in content-stream order, without what a reader does not see: first the text of all pages,
 * then the look for what is hidden. A page that fails is named in `leftOut` and the others are read. `bytes` is given
 * away: its images are spoilt, and pdf.js may detach its buffer. Throws PdfError.
 */
export async function readPdfPages(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadPages> {
  const { password, ledger = new Ledger(), shelf = new Shelf(), earlier = noEarlier, onText } = options;
  ledger.enter('opening');
  const missing = new Set(earlier.missingMaps);
  disarmImages(bytes);
  const task = openPdf(bytes, password, { missingMaps: missing });
  const reading = new Reading(earlier, { ledger, shelf, missing });
  try {
    const document = await task.promise;
    const pageCount = document.numPages;
    if (pageCount > mostPages) throw new PdfError('too-many-pages', pageCount);
    ledger.pages = pageCount;
    const texts = await reading.texts(document);
    const outline = await reading.outline(document);
    const { leftOut, unchecked } = reading;
    const failed = leftOut.map(({ page }) => page);
    const missingMaps = [...missing];
    onText?.({ pageCount, pages: texts, failed, leftOut, outline, missingMaps });
    const look = new HiddenLook(document, password);
    const pages = await reading.look(document, look, texts);
    return { pageCount, pages, failed, leftOut, unchecked, outline, missingMaps };
  } catch (error) {
    throw asPdfError(error);
  } finally {
    // Where a page was cut, pdf.js waits for a reader of the rest and would not end.
    if (reading.cut) void task.destroy();
    else await task.destroy();
  }
}

interface Notes {
  readonly ledger: Ledger;
  readonly shelf: Shelf;
  readonly missing: ReadonlySet<string>;
}

class Reading {
  readonly leftOut: LeftOut[] = [];
  /** 1-based numbers of pages that could not be looked at. */
  readonly unchecked: number[] = [];
  readonly #earlier: Earlier;
  readonly #notes: Notes;
  readonly #start = cpuTime();
  readonly #cutPages = new Set<number>();

  constructor(earlier: Earlier, notes: Notes) {
    this.#earlier = earlier;
    this.#notes = notes;
  }

  get cut(): boolean {
    return this.#cutPages.size > 0;
  }

  async texts(document: PDFDocumentProxy): Promise<PageItems[]> {
    const pages: PageItems[] = [];
    let [runs, characters] = [0, 0];
    for (let number = 1; number <= document.numPages; number += 1) {
      const full = runs >= mostRuns(document.numPages) || characters >= mostCharacters;
      const text = full ? 'full' : await this.#text(document, number);
      if (typeof text === 'string') {
        this.leftOut.push({ page: number, reason: text });
        continue;
      }
      const { cut, ...page } = text;
      if (cut) {
        this.#cutPages.add(number);
        this.leftOut.push({ page: number, reason: 'cut' });
      }
      pages.push(page);
      runs += page.runs.length;
      for (const run of page.runs) characters += run.text.length;
    }
    return pages;
  }

  async outline(document: PDFDocumentProxy): Promise<PdfPages['outline']> {
    this.#notes.ledger.enter('outline');
    return this.#earlier.withoutOutline ? [] : readOutline(document);
  }

  async look(
    document: PDFDocumentProxy,
    look: HiddenLook,
    texts: readonly PageItems[],
  ): Promise<PageItems[]> {
    const pages: PageItems[] = [];
    for (const items of texts) {
      const seen = await this.#seen(document, look, items);
      if (seen === null) this.unchecked.push(items.page);
      pages.push(seen ?? items);
    }
    await look.end();
    return pages;
  }

  async #text(document: PDFDocumentProxy, number: number): Promise<PageText | LeftOutReason> {
    const { texts, lastPage, tries } = this.#earlier;
    if (number > lastPage) return 'late';
    const known = texts.get(number);
    if (known !== undefined) return known;
    if (this.#isLate(document)) return 'late';
    const { ledger, shelf, missing } = this.#notes;
    ledger.enter('text', number);
    const text = await textOf(document, number, tries);
    shelf.keepText(number, text, missing);
    return text;
  }

  async #seen(document: PDFDocumentProxy, look: HiddenLook, items: PageItems): Promise<PageItems | null> {
    const { page: number } = items;
    const { looks, lastLook } = this.#earlier;
    const known = looks.get(number);
    if (known !== undefined) return known;
    if (number > lastLook || this.#isLate(document) || this.#cutPages.has(number)) return null;
    this.#notes.ledger.enter('look', number);
    const page = await document.getPage(number);
    const seen = await look.at(page, items);
    page.cleanup();
    this.#notes.shelf.keepLook(number, items, seen);
    return seen;
  }

  #isLate({ numPages }: PDFDocumentProxy): boolean {
    // A file that never stalled may be long, or the machine slow: it gets twice the time.
    const slack = this.#earlier.tries === 0 ? 2 : 1;
    return cpuTime() - this.#start > slack * readingTime(numPages) - this.#earlier.spent;
  }
}

async function textOf(
  document: PDFDocumentProxy,
  number: number,
  tries: number,
): Promise<PageText | LeftOutReason> {
  try {
    const page = await document.getPage(number);
    const text = await pageText(page, number, tries);
    page.cleanup();
    return text.width <= largestSide && text.height <= largestSide ? text : 'size';
  } catch {
    return 'damaged';
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
