import { button, element, textField } from '../lib/element.ts';
import type { PaperView } from './paper-view.ts';
import { components } from './pdfjs.ts';

interface Found {
  readonly state?: number;
  readonly matchesCount: { readonly current: number; readonly total: number };
}

/** Search in the text of the paper: a field, how many places there are, and the ways to the next and the one before. */
export class SearchBar {
  readonly root: HTMLElement;
  readonly #field = textField('Search in the paper', 'search');
  readonly #count = element('span', { class: 'count', role: 'status', 'aria-label': 'Places found' });
  readonly #view: PaperView;
  #changed: () => void = () => undefined;

  constructor(view: PaperView) {
    this.#view = view;
    this.#field.addEventListener('input', () => this.#find(false, false));
    this.#field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.step(event.shiftKey);
      else if (event.key === 'Escape') this.#clear();
      else return;
      event.preventDefault();
    });
    const none = components.FindState.NOT_FOUND;
    view.events.on('updatefindmatchescount', ({ matchesCount }: Found) => this.#show(matchesCount, false));
    view.events.on('updatefindcontrolstate', ({ state, matchesCount }: Found) =>
      this.#show(matchesCount, state === none),
    );
    this.root = element(
      'span',
      { role: 'search', class: 'group' },
      this.#field,
      this.#count,
      button('↑', () => this.step(true), 'Previous place found (Shift+Enter)'),
      button('↓', () => this.step(false), 'Next place found (Enter)'),
    );
  }

  get query(): string {
    return this.#field.value;
  }

  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Searches again, after a new document was opened, for what is in the field or for `query`. */
  restore(query = this.query): void {
    this.#field.value = query;
    if (query) this.#find(false, false);
  }

  focus(): void {
    this.#field.focus();
  }

  step(back: boolean): void {
    if (this.query.trim()) this.#find(true, back);
  }

  #clear(): void {
    this.#field.value = '';
    this.#find(false, false);
    this.#view.focus();
  }

  #find(again: boolean, findPrevious: boolean): void {
    const query = this.query.trim();
    this.#changed();
    if (!query) {
      this.#view.events.dispatch('findbarclose', { source: this });
      this.#count.textContent = '';
      return;
    }
    this.#view.events.dispatch('find', {
      source: this,
      type: again ? 'again' : '',
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      matchDiacritics: false,
      findPrevious,
    });
  }

  /** `none`: all pages were searched in vain; until then pages may still be read. */
  #show({ current, total }: Found['matchesCount'], none: boolean): void {
    if (!this.query.trim()) return;
    if (total > 0) this.#count.textContent = `${current} of ${total}`;
    else this.#count.textContent = none ? 'None' : '…';
  }
}
