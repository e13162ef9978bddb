import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AskingLinks } from './asking-links.ts';
import { components, pdfjs } from './pdfjs.ts';

/** A place on the screen. */
export interface Place {
  /** 1-based page at the upper border, and how far down in it, 0..1. */
  readonly page: number;
  readonly top: number;
  /** "page-width" or a factor. */
  readonly zoom: string;
}

/** A box on a page, in points from the crop box's top left corner. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

type EventBus = InstanceType<typeof components.EventBus>;
type PageView = ReturnType<InstanceType<typeof components.PDFViewer>['getPageView']>;

/** Part of the window above a box that is brought into view. */
const above = 0.3;

/**
 * The pages of a paper: pdf.js' own viewer, which draws only what is near the screen, with what this page needs of it.
 * Every page gets a name for screen readers when it is laid out.
 */
export class PaperView {
  readonly events: EventBus = new components.EventBus();
  readonly links = new AskingLinks({ eventBus: this.events, ignoreDestinationZoom: true });
  readonly #viewer: InstanceType<typeof components.PDFViewer>;
  readonly #container: HTMLDivElement;
  #document: PDFDocumentProxy | null = null;

  /** `container` scrolls; it must be placed absolutely and hold one div. */
  constructor(container: HTMLDivElement) {
    this.#container = container;
    const { events, links } = this;
    const findController = new components.PDFFindController({ eventBus: events, linkService: links });
    this.#viewer = new components.PDFViewer({
      container,
      eventBus: events,
      linkService: links,
      findController,
      annotationMode: pdfjs.AnnotationMode.ENABLE,
      annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
      enableAutoLinking: false,
      removePageBorders: false,
      l10n: quiet as never,
    });
    links.setViewer(this.#viewer);
    let width = 0;
    new ResizeObserver(() => {
      // Without the scroll bar, which comes and goes with the size of the pages.
      if (width !== (width = container.offsetWidth) && this.#document && this.fitsWidth) this.fitWidth();
    }).observe(container);
  }

  get pages(): number {
    return this.#document?.numPages ?? 0;
  }

  get page(): number {
    return this.#viewer.currentPageNumber;
  }

  /** 1 is the size on paper. */
  get scale(): number {
    return this.#viewer.currentScale;
  }

  get fitsWidth(): boolean {
    return this.#viewer.currentScaleValue === 'page-width';
  }

  /** The part of a page that is drawn now, for layers of our own; undefined for a page that there is not. */
  pageView(page: number): PageView | undefined {
    return this.#viewer.getPageView(page - 1) as PageView | undefined;
  }

  /** Shows a document in place of the one before; settles when its pages are laid out, before any is drawn. */
  async show(document: PDFDocumentProxy, colours: PageColours | null): Promise<void> {
    const before = this.#document;
    this.#document = document;
    const laidOut = new Promise<void>((resolve) => {
      this.events.on('pagesinit', () => resolve(), { once: true });
    });
    this.#viewer.pageColors = colours;
    this.#viewer.setDocument(document);
    this.links.setDocument(document);
    await laidOut;
    for (let page = 1; page <= document.numPages; page += 1)
      this.pageView(page)?.div.setAttribute('aria-label', `Page ${page}`);
    if (before && before !== document) void before.loadingTask.destroy();
  }

  /** Draws the pages anew in other colours, at the same place. */
  async recolour(colours: PageColours | null): Promise<void> {
    if (!this.#document || JSON.stringify(colours) === JSON.stringify(this.#viewer.pageColors)) return;
    const { place } = this;
    await this.show(this.#document, colours);
    this.restore(place);
  }

  get place(): Place {
    const page = this.page;
    const div = this.pageView(page)?.div;
    const top = div ? (this.#container.scrollTop - div.offsetTop) / div.offsetHeight : 0;
    return { page, top, zoom: this.#viewer.currentScaleValue || String(this.scale) };
  }

  restore({ page, top, zoom }: Place): void {
    this.#viewer.currentScaleValue = zoom;
    const div = this.pageView(Math.min(page, this.pages))?.div;
    if (div) this.#container.scrollTop = div.offsetTop + top * div.offsetHeight;
  }

  zoomBy(steps: 1 | -1): void {
    this.#viewer.updateScale({ steps, drawingDelay: 100 });
  }

  fitWidth(): void {
    this.#viewer.currentScaleValue = 'page-width';
  }

  goTo(page: number): void {
    if (page >= 1 && page <= this.pages) this.#viewer.currentPageNumber = page;
  }

  /** Brings a box of a page into view, some way below the upper border. */
  async showBox(page: number, box: Box | null): Promise<void> {
    const view = this.pageView(page);
    if (!this.#document || !view) return;
    // A page that was never near the screen has the size of the first page until it is asked for.
    if (!view.pdfPage) view.setPdfPage(await this.#document.getPage(page));
    const { div, scale } = { div: view.div, scale: view.viewport.scale };
    const [x0, y0, x1] = box ?? [0, 0, 0, 0];
    const { clientHeight, clientWidth } = this.#container;
    const margin = box ? clientHeight * above : 0;
    this.#container.scrollTop = div.offsetTop + div.clientTop + y0 * scale - margin;
    const right = div.offsetLeft + x1 * scale;
    if (right > this.#container.scrollLeft + clientWidth || x0 * scale < this.#container.scrollLeft)
      this.#container.scrollLeft = div.offsetLeft + x0 * scale - 20;
  }

  focus(): void {
    this.#container.focus({ preventScroll: true });
  }
}

/** Colours in place of those of the paper, for themes of high contrast. */
export interface PageColours {
  readonly foreground: string;
  readonly background: string;
}

/** pdf.js' texts in other languages would have to be fetched; those that matter here are set by this page. */
const quiet = {
  getLanguage: () => 'en-us',
  getDirection: () => 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
};
