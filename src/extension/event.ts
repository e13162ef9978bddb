/** What is to be undone when the extension stops; the editor's own Disposable has the same shape. */
export interface Disposable {
  dispose(): void;
}

/** A typed event without the editor's API, so that what emits is tested without the editor. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();

  readonly event = (listener: (value: T) => void): Disposable => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };

  fire(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
}
