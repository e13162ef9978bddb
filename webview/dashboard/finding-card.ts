import { longestNote } from '../../src/core/findings/triage.ts';
import type { FindingDetail, ToPanel } from '../../src/extension/dashboard/messages.ts';
import { button, choice, element } from '../lib/element.ts';

/** Milliseconds of rest after typing before a note is kept. */
const rest = 600;
const states = [
  ['open', 'Open'],
  ['confirmed', 'Confirmed'],
  ['dismissed', 'Dismissed (no problem)'],
] as const;

/** A finding with what the review and the paper say, and what the user says of it. */
export class FindingCard {
  readonly root: HTMLElement;
  readonly id: string;
  readonly #state: HTMLSelectElement;
  readonly #note: HTMLTextAreaElement;
  readonly #keep: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string, finding: FindingDetail, post: (message: ToPanel) => void) {
    const { id, severity, type, absence, fresh, line, before, marked, after, reason, evidence } = finding;
    const about = { key, finding: id };
    this.id = id;
    this.#state = choice('State', states, () => {
      const state = states.find(([one]) => one === this.#state.value)?.[0] ?? 'open';
      this.root.dataset['state'] = state;
      post({ kind: 'state', ...about, state });
    });
    this.#note = element('textarea', {
      'aria-label': 'Note',
      placeholder: 'Note (kept in the folder, for those who share it)',
      maxlength: String(longestNote),
      rows: '2',
    });
    let last = finding.note;
    this.#keep = () => {
      clearTimeout(this.#timer);
      const note = this.#note.value.trim();
      if (note === last) return;
      last = note;
      post({ kind: 'note', ...about, note });
    };
    this.#note.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#keep, rest);
    });
    this.#note.addEventListener('change', this.#keep);
    const marks = [severity, type, absence ? 'false absence' : '', fresh ? 'new' : '', `line ${line}`];
    const quotes = evidence.map(({ place, text }, i) =>
      element(
        'blockquote',
        {},
        text,
        ' ',
        button(
          place || 'Open',
          () => post({ kind: 'paper', ...about, evidence: i }),
          `Open the paper: ${place}`,
        ),
      ),
    );
    this.root = element(
      'article',
      { class: `finding ${severity}` },
      element('h3', {}, marks.filter(Boolean).join(' · ')),
      element('p', { class: 'claim' }, before, element('mark', {}, marked), after),
      element('p', {}, reason),
      ...quotes,
      element(
        'div',
        { class: 'bar' },
        button('Go to review', () => post({ kind: 'review', ...about })),
        this.#state,
      ),
      this.#note,
    );
    this.judge(finding.state, finding.note);
  }

  /** What is kept of it now; a note that is being written is left alone. */
  judge(state: FindingDetail['state'], note: string): void {
    this.#state.value = state;
    this.root.dataset['state'] = state;
    if (document.activeElement !== this.#note) this.#note.value = note;
  }

  /** Keeps what was written before the card goes. */
  leave(): void {
    this.#keep();
  }
}
