/** A list with one current item that is stepped through and kept by its id when the list changes. */
export class SteppedList<T extends { readonly id: string }> {
  #items: readonly T[] = [];
  #current: string | null = null;

  get items(): readonly T[] {
    return this.#items;
  }

  get current(): T | null {
    return this.#items.find(({ id }) => id === this.#current) ?? null;
  }

  /** The id that was chosen last, also while its item is not in the list. */
  get chosen(): string | null {
    return this.#current;
  }

  /** Place of the current item, from 1; 0 where there is none. */
  get position(): number {
    return this.#items.findIndex(({ id }) => id === this.#current) + 1;
  }

  set(items: readonly T[]): void {
    this.#items = items;
  }

  /** An id that is not in the list (yet) is kept: the list may come later. */
  choose(id: string | null): void {
    this.#current = id;
  }

  /** The item after or before the current one, around the ends; without a current one the first or the last. */
  step(by: 1 | -1): T | null {
    const { length } = this.#items;
    if (length === 0) return null;
    const from = this.position === 0 ? (by === 1 ? -1 : 0) : this.position - 1;
    const next = this.#items[(from + by + length) % length]!;
    this.#current = next.id;
    return next;
  }
}
