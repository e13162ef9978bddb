import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hiddenTexts } from '../../core/paper/hidden/hidden-texts.ts';
import { seenRuns } from '../../core/paper/hidden/match-runs.ts';
import type { PageItems } from '../../core/paper/layout/page-items.ts';
import type { OptionalContent } from './judged-page.ts';
import { judgedPage } from './judged-page.ts';
import { openPdf } from './open-pdf.ts';

/** Where text may lie below an image, its kind must be known; a larger one (pixels) would take too much memory. */
const largeImage = 1 << 25;

/** The second look at each page, at its operators: takes out of the text what a reader does not see. */
export class HiddenLook {
  readonly #document: PDFDocumentProxy;
  readonly #password: string | undefined;
  #content: OptionalContent | null = null;
  /** The same document with its large images. */
  #withImages: ReturnType<typeof openPdf> | null = null;

  constructor(document: PDFDocumentProxy, password: string | undefined) {
    this.#document = document;
    this.#password = password;
  }

  /** The page's items without what is hidden; null where that cannot be told. */
  async at(page: PDFPageProxy, items: PageItems): Promise<PageItems | null> {
    try {
      this.#content ??= await this.#document.getOptionalContentConfig();
      let judged = await judgedPage(page, this.#content);
      if (judged.needsImages) judged = await this.#judgedWithImages(items.page);
      const { runs } = seenRuns(items.runs, judged.glyphs);
      return { ...items, runs, hidden: hiddenTexts(items.page, judged.glyphs) };
    } catch {
      return null;
    }
  }

  async end(): Promise<void> {
    await this.#withImages?.destroy();
  }

  async #judgedWithImages(number: number): ReturnType<typeof judgedPage> {
    this.#withImages ??= openPdf(await this.#document.getData(), this.#password, {
      maxImageSize: largeImage,
    });
    const document = await this.#withImages.promise;
    const page = await document.getPage(number);
    const judged = await judgedPage(page, await document.getOptionalContentConfig());
    page.cleanup();
    return judged;
  }
}
