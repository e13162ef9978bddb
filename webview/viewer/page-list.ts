import { element } from '../lib/element.ts';
import type { PaperView } from './paper-view.ts';

/** The pages of the paper by number, with how much evidence is on each; the one on the screen is marked. */
export class PageList {
  readonly root = element('nav', { 'aria-label': 'Pages', class: 'pages', hidden: '' });
  readonly #view: PaperView;

  constructor(view: PaperView) {
    this.#view = view;
    view.events.on('pagechanging', () => this.#mark());
    this.root.addEventListener('keydown', (event) => this.#step(event));
  }

  get open(): boolean {
    return !this.root.hidden;
  }

  set open(open: boolean) {
    this.root.hidden = !open;
  }

  /** `evidence` says how many quotations of findings are on a page. */
  show(evidence: (page: number) => number): void {
    const entries = Array.from({ length: this.#view.pages }, (_, index) => {
      const page = index + 1;
      const n = evidence(page);
      const label =
        n === 0 ? `Page ${page}` : `Page ${page}, ${n} marked ${n === 1 ? 'passage' : 'passages'}`;
      const entry = element(
        'button',
        { type: 'button', 'aria-label': label },
        String(page),
        ...(n === 0 ? [] : [element('span', { class: 'badge', 'data-count': String(n) })]),
      );
      entry.addEventListener('click', () => this.#view.goTo(page));
      return entry;
    });
    this.root.replaceChildren(...entries);
    this.#mark();
  }

  #mark(): void {
    [...this.root.children].forEach((entry, index) => {
      if (index + 1 === this.#view.page) entry.setAttribute('aria-current', 'page');
      else entry.removeAttribute('aria-current');
    });
    if (this.open) this.root.children[this.#view.page - 1]?.scrollIntoView({ block: 'nearest' });
  }

  #step(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const entries = [...this.root.children] as HTMLElement[];
    entries[entries.indexOf(document.activeElement as HTMLElement) + by]?.focus();
    event.preventDefault();
  }
}
