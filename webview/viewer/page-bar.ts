import { button, element, textField } from '../lib/element.ts';
import type { PaperView } from './paper-view.ts';

/** Which page is shown and how large. */
export class PageBar {
  readonly root: HTMLElement;
  readonly #field = textField('Page', 'page-number');
  readonly #total = element('span', { class: 'count' });
  readonly #zoom = element('span', { class: 'count', 'aria-label': 'Size' });
  readonly #view: PaperView;

  /** `toggle` opens or closes the list of pages. */
  constructor(view: PaperView, toggle: HTMLElement) {
    this.#view = view;
    this.#field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      view.goTo(Number(this.#field.value));
      this.update();
    });
    for (const event of ['pagechanging', 'scalechanging', 'pagesinit'])
      view.events.on(event, () => this.update());
    this.root = element(
      'span',
      { class: 'group' },
      toggle,
      this.#field,
      this.#total,
      button('−', () => view.zoomBy(-1), 'Smaller (-)'),
      this.#zoom,
      button('+', () => view.zoomBy(1), 'Larger (+)'),
      button('Fit width', () => view.fitWidth(), undefined, 'Fit width (0)'),
    );
  }

  update(): void {
    this.#field.value = String(this.#view.page);
    this.#total.textContent = `of ${this.#view.pages}`;
    this.#zoom.textContent = `${Math.round(this.#view.scale * 100)} %`;
  }
}
