import { stat } from 'node:fs/promises';
import type { Passwords } from '../../core/engine/protocol.ts';

/** Changes whenever one of the files does: path, time of the last change and size of each; never throws. */
export type Stamp = (path: string) => Promise<string>;

export const fileStamp: Stamp = async (path) => {
  const found = await stat(path).catch(() => null);
  return found ? `${path}\n${found.mtimeMs}\n${found.size}` : `${path}\nmissing`;
};

type Read<T> = (paper: string, supplements: readonly string[], passwords: Passwords) => Promise<T>;

/**
 * Keeps the few papers read last, so that each check of a draft does not read its paper anew. Two requests for one
 * paper share one reading; a reading that failed is not kept, so that another password may open the paper.
 */
export class PaperCache<T> {
  readonly #read: Read<T>;
  readonly #stamp: Stamp;
  readonly #capacity: number;
  readonly #kept = new Map<string, Promise<T>>();

  constructor(read: Read<T>, options: { readonly stamp?: Stamp; readonly capacity?: number } = {}) {
    this.#read = read;
    this.#stamp = options.stamp ?? fileStamp;
    this.#capacity = options.capacity ?? 4;
  }

  async get(paper: string, supplements: readonly string[], passwords: Passwords = {}): Promise<T> {
    const stamps = await Promise.all([paper, ...supplements].map((path) => this.#stamp(path)));
    const key = stamps.join('\n\n');
    const kept = this.#kept.get(key);
    const reading = kept ?? this.#read(paper, supplements, passwords);
    this.#kept.delete(key);
    this.#kept.set(key, reading);
    if (!kept) reading.catch(() => this.#kept.delete(key));
    this.#trim();
    return reading;
  }

  #trim(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#capacity) return;
      this.#kept.delete(oldest);
    }
  }
}
