/** Milliseconds after which nobody waits for an answer any more. */
const patience = 10_000;

/** Questions to another process that are answered beside its work, by number; null is "no answer". */
export class Questions<T> {
  readonly #open = new Map<number, (answer: T | null) => void>();
  readonly #patience: number;
  #lastId = 0;

  constructor(limit = patience) {
    this.#patience = limit;
  }

  /** Never rejects, and settles even if no answer comes. */
  ask(send: (id: number) => void): Promise<T | null> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(id, null), this.#patience);
      timer.unref();
      this.#open.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      send(id);
    });
  }

  /** An answer that nobody waits for is dropped. */
  answer(id: number, answer: T | null): void {
    const settle = this.#open.get(id);
    this.#open.delete(id);
    settle?.(answer);
  }

  /** The other process is gone. */
  giveUp(): void {
    for (const id of [...this.#open.keys()]) this.answer(id, null);
  }
}
