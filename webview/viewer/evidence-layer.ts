import type { EvidenceItem } from '../../src/extension/viewer/messages.ts';
import { element } from '../lib/element.ts';
import type { PaperView } from './paper-view.ts';

/**
 * Marks the evidence on the pages. A layer of each page holds the boxes as shares of the page, so that they follow any
 * zoom; the viewer clears it when the page goes, and it is drawn anew with the page.
 */
export class EvidenceLayer {
  readonly #view: PaperView;
  #items: readonly EvidenceItem[] = [];
  #current: string | null = null;

  constructor(view: PaperView) {
    this.#view = view;
    view.events.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => this.#draw(pageNumber));
  }

  show(items: readonly EvidenceItem[], current: string | null): void {
    this.#items = items;
    this.#current = current;
    for (let page = 1; page <= this.#view.pages; page += 1) this.#draw(page);
  }

  #draw(page: number): void {
    const view = this.#view.pageView(page);
    if (!view) return;
    view.div.querySelector('.evidenceLayer')?.remove();
    const canvas = view.div.querySelector('.canvasWrapper');
    const here = this.#items.filter((item) => item.page === page);
    if (!canvas || here.length === 0) return;
    const { width, height } = view.pdfPage.getViewport({ scale: 1 }) as { width: number; height: number };
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
    const layer = element('div', { class: 'evidenceLayer', 'aria-hidden': 'true' });
    for (const item of here) {
      for (const [x0, y0, x1, y1] of item.rects) {
        const mark = element('div', { class: item.id === this.#current ? 'evidence current' : 'evidence' });
        mark.style.left = percent(x0, width);
        mark.style.top = percent(y0, height);
        mark.style.width = percent(x1 - x0, width);
        mark.style.height = percent(y1 - y0, height);
        layer.append(mark);
      }
    }
    // Above the picture and below the text, which stays selectable.
    canvas.after(layer);
  }
}
