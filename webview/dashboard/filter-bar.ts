import { coarseTypes } from '../../src/core/findings/finding.ts';
import { choice, element, textField } from '../lib/element.ts';
import { allTypes, onlyChoices, type Filter } from './table-model.ts';

/** What the table is narrowed to. */
export class FilterBar {
  readonly root: HTMLElement;
  readonly #text = textField('Filter papers and reviews', 'filter-text');
  readonly #type: HTMLSelectElement;
  readonly #only: HTMLSelectElement;
  readonly #count = element('span', { class: 'count', role: 'status' });

  constructor(changed: (filter: Filter) => void) {
    const tell = () => changed(this.value);
    this.#type = choice(
      'Type',
      [[allTypes, 'All types'], ...coarseTypes.map((type) => [type, type] as const)],
      tell,
    );
    const only = Object.entries(onlyChoices).map(([id, { title }]) => [id, title] as const);
    this.#only = choice('Show', only, tell);
    this.#text.addEventListener('input', tell);
    this.root = element(
      'div',
      { class: 'bar', role: 'search', 'aria-label': 'Filter' },
      this.#text,
      this.#type,
      this.#only,
      this.#count,
    );
  }

  get value(): Filter {
    return { text: this.#text.value, type: this.#type.value, only: this.#only.value };
  }

  set value({ text, type, only }: Filter) {
    this.#text.value = text;
    this.#type.value = type;
    this.#only.value = only;
  }

  tell(shown: number, all: number): void {
    this.#count.textContent = shown === all ? `${all} reviews` : `${shown} of ${all} reviews`;
  }

  focus(): void {
    this.#text.focus();
  }
}
