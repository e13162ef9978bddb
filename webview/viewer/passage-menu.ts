import type { SelectedPassage, ToPanel } from '../../src/extension/viewer/messages.ts';
import { button, element } from '../lib/element.ts';
import { selectedPassage } from './selection.ts';

export interface PassageMenuParts {
  /** Holds the pages. */
  readonly pages: HTMLElement;
  readonly post: (message: ToPanel) => void;
  readonly about: (passage: SelectedPassage) => void;
}

/** What can be done with selected words, offered beside them. */
export class PassageMenu {
  readonly root = element('div', {
    role: 'toolbar',
    'aria-label': 'Selected words',
    class: 'passage-menu',
    hidden: '',
  });
  readonly #parts: PassageMenuParts;

  constructor(parts: PassageMenuParts) {
    this.#parts = parts;
    const cite = (quote: boolean) => this.#with((passage) => parts.post({ kind: 'cite', passage, quote }));
    this.root.append(
      button('Cite', () => cite(false), 'Cite this in the draft (C)'),
      button('Quote', () => cite(true), 'Quote this in the draft (Q)'),
      button('Sentences about this', () => this.about(), 'Sentences of the draft about this (S)'),
    );
    // A press on a button must not take the selection away.
    this.root.addEventListener('mousedown', (event) => event.preventDefault());
    document.addEventListener('selectionchange', () => this.#place());
    parts.pages.addEventListener('scroll', () => this.#place());
  }

  cite(quote: boolean): void {
    this.#with((passage) => this.#parts.post({ kind: 'cite', passage, quote }));
  }

  about(): void {
    this.#with((passage) => this.#parts.about(passage));
    this.root.hidden = true;
  }

  #with(run: (passage: SelectedPassage) => void): void {
    const selected = selectedPassage(this.#parts.pages);
    if (selected) run({ page: selected.page, section: selected.section, text: selected.text });
  }

  #place(): void {
    const selected = selectedPassage(this.#parts.pages);
    const frame = this.#parts.pages.getBoundingClientRect();
    const seen = selected && selected.box.bottom > frame.top && selected.box.top < frame.bottom;
    this.root.hidden = !seen;
    if (!seen) return;
    const { offsetHeight, offsetWidth } = this.root;
    const below = Math.min(selected.box.bottom + 6, frame.bottom - offsetHeight - 4);
    this.root.style.top = `${Math.max(frame.top, below)}px`;
    this.root.style.left = `${Math.max(4, Math.min(selected.box.left, frame.right - offsetWidth - 4))}px`;
  }
}
