import type { EvidenceItem, SelectedPassage, ToPanel } from '../../src/extension/viewer/messages.ts';
import { button, element } from '../lib/element.ts';
import { SteppedList } from '../lib/stepped-list.ts';

export interface EvidenceBarParts {
  readonly post: (message: ToPanel) => void;
  /** The current item changed: by a step, or because the list did. `moved`: the paper is to go there. */
  readonly changed: (moved: boolean) => void;
  readonly about: (passage: SelectedPassage) => void;
}

/** What the findings quote of the paper, one at a time: the claim, why it is marked, and what can be done with it. */
export class EvidenceBar {
  readonly root = element('section', { 'aria-label': 'Evidence', class: 'evidence-bar', hidden: '' });
  readonly list = new SteppedList<EvidenceItem>();
  readonly #parts: EvidenceBarParts;
  readonly #position = element('span', { class: 'count' });
  /** Read out when it changes: what is shown has moved under the reader. */
  readonly #text = element('p', { 'aria-live': 'polite' });
  readonly #actions: readonly HTMLElement[];

  constructor(parts: EvidenceBarParts) {
    this.#parts = parts;
    const passage = () => this.#passage();
    this.#actions = [
      button('Go to claim', () => this.#withCurrent(({ finding }) => parts.post({ kind: 'claim', finding }))),
      button('Cite', () =>
        this.#withCurrent(() => parts.post({ kind: 'cite', passage: passage(), quote: false })),
      ),
      button('Quote', () =>
        this.#withCurrent(() => parts.post({ kind: 'cite', passage: passage(), quote: true })),
      ),
      button('Sentences about this', () => this.#withCurrent(() => parts.about(passage()))),
    ];
    this.root.append(
      element(
        'div',
        { class: 'group' },
        button('↑', () => this.step(-1), 'Previous evidence (P)'),
        button('↓', () => this.step(1), 'Next evidence (N)'),
        this.#position,
      ),
      this.#text,
      element('div', { class: 'group' }, ...this.#actions),
    );
  }

  set(items: readonly EvidenceItem[]): void {
    this.list.set(items);
    this.#show();
    this.#parts.changed(false);
  }

  choose(id: string | null): void {
    this.list.choose(id);
    this.#show();
    this.#parts.changed(true);
  }

  step(by: 1 | -1): void {
    if (!this.list.step(by)) return;
    this.#show();
    this.#parts.changed(true);
  }

  #show(): void {
    const { current, items, position } = this.list;
    this.root.hidden = items.length === 0;
    this.#position.textContent = `Evidence ${position === 0 ? '–' : position} of ${items.length}`;
    for (const action of this.#actions) action.hidden = current === null;
    if (!current)
      return this.#text.replaceChildren('The marked passages speak against claims of the review.');
    const place = element('span', { class: 'place' }, current.place);
    this.#text.replaceChildren(element('strong', {}, current.reason), ' ', place);
  }

  #withCurrent(run: (item: EvidenceItem) => void): void {
    const { current } = this.list;
    if (current) run(current);
  }

  #passage(): SelectedPassage {
    const { page = 1, section = null, quote = '' } = this.list.current ?? {};
    return { page, section, text: quote };
  }
}
