import type { Passwords } from '../../core/engine/protocol.ts';

/** Passwords of encrypted documents, by path, until the window closes: in memory alone, never written or logged. */
export class PaperPasswords {
  readonly #entered = new Map<string, string>();

  set(document: string, password: string): void {
    this.#entered.set(document, password);
  }

  forget(document: string): void {
    this.#entered.delete(document);
  }

  /** Paths of all documents that have one. */
  documents(): string[] {
    return [...this.#entered.keys()];
  }

  /** Of these documents, those that have one. */
  of(documents: readonly string[]): Passwords {
    const wanted = new Set(documents);
    return Object.fromEntries([...this.#entered].filter(([document]) => wanted.has(document)));
  }
}
