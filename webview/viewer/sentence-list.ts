import type { SelectedPassage, SentenceItem, ToPage, ToPanel } from '../../src/extension/viewer/messages.ts';
import { button, element } from '../lib/element.ts';

/** The sentences of the draft that speak of a passage; each leads to its place in the draft. */
export class SentenceList {
  readonly root = element('aside', {
    'aria-label': 'Sentences of the draft',
    class: 'sentences',
    hidden: '',
  });
  readonly #post: (message: ToPanel) => void;
  readonly #leave: () => void;
  #request = 0;

  /** `leave` takes the focus when the list is closed. */
  constructor(post: (message: ToPanel) => void, leave: () => void) {
    this.#post = post;
    this.#leave = leave;
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
  }

  ask(passage: SelectedPassage): void {
    this.#request += 1;
    this.#post({ kind: 'about', request: this.#request, passage });
  }

  receive({ request, items }: Extract<ToPage, { kind: 'sentences' }>): void {
    if (request !== this.#request) return;
    const title = element('h2', { tabindex: '-1' }, titleOf(items.length));
    const list = element('ol', {}, ...items.map((item) => element('li', {}, this.#entry(item))));
    this.root.replaceChildren(
      title,
      button('Close', () => this.#close(), 'Close (Escape)'),
      list,
    );
    this.root.hidden = false;
    (list.querySelector('button') ?? title).focus();
  }

  #entry({ text, start }: SentenceItem): HTMLElement {
    const entry = element('button', { type: 'button' }, text);
    entry.addEventListener('click', () => this.#post({ kind: 'sentence', start, text }));
    return entry;
  }

  #close(): void {
    this.root.hidden = true;
    this.#leave();
  }
}

function titleOf(n: number): string {
  if (n === 0) return 'No sentence of the draft speaks of this';
  return n === 1 ? 'One sentence of the draft speaks of this' : `${n} sentences of the draft speak of this`;
}
