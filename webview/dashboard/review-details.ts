import type { ReviewRow, ToPage, ToPanel } from '../../src/extension/dashboard/messages.ts';
import { button, element } from '../lib/element.ts';
import { FindingCard } from './finding-card.ts';

type Details = Extract<ToPage, { kind: 'details' }>;
type Judged = Extract<ToPage, { kind: 'judged' }>;

/** The findings of the chosen review. */
export class ReviewDetails {
  readonly root = element('aside', { class: 'details', 'aria-label': 'Findings of the review', hidden: '' });
  readonly #post: (message: ToPanel) => void;
  readonly #left: () => void;
  #cards: FindingCard[] = [];
  #key: string | null = null;
  #focus = false;

  /** `left` takes the focus when the findings are closed. */
  constructor(post: (message: ToPanel) => void, left: () => void) {
    this.#post = post;
    this.#left = left;
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
  }

  get key(): string | null {
    return this.#key;
  }

  /** @param focus the findings take the focus when they are here */
  ask(key: string, focus: boolean): void {
    this.#leave();
    this.#key = key;
    this.#focus = focus;
    this.#post({ kind: 'details', key });
  }

  receive({ key, notes, findings }: Details, row: ReviewRow | undefined): void {
    if (key !== this.#key) return;
    this.#leave();
    const title = element('h2', { tabindex: '-1' }, row?.review ?? key);
    const message = button('Copy message to the reviewer', () => this.#post({ kind: 'message', key }));
    this.#cards = findings.map((finding) => new FindingCard(key, finding, this.#post));
    this.root.replaceChildren(
      title,
      element('p', { class: 'of' }, row?.paper ?? ''),
      element(
        'div',
        { class: 'bar' },
        message,
        button('Close', () => this.#close(), 'Close (Escape)'),
      ),
      ...(notes.length > 0
        ? [element('ul', { class: 'notes' }, ...notes.map((one) => element('li', {}, one)))]
        : []),
      ...this.#cards.map(({ root }) => root),
    );
    if (findings.length === 0) this.root.append(element('p', {}, 'Nothing was found in this review.'));
    this.root.hidden = false;
    this.root.scrollTop = 0;
    if (this.#focus) title.focus();
    this.#focus = false;
  }

  judged({ key, findings }: Judged): void {
    if (key !== this.#key) return;
    for (const { id, state, note } of findings)
      this.#cards.find((card) => card.id === id)?.judge(state, note);
  }

  #leave(): void {
    for (const card of this.#cards) card.leave();
    this.#cards = [];
  }

  #close(): void {
    this.#leave();
    this.#key = null;
    this.root.hidden = true;
    this.#left();
  }
}
