import { stat } from 'node:fs/promises';

/** Changes whenever one of the files does: path, time of the last change and size of each; never throws. */
export type Stamp = (path: string) => Promise<string>;

export const fileStamp: Stamp = async (path) => {
  const found = await stat(path).catch(() => null);
  return found ? `${path}\n${found.mtimeMs}\n${found.size}` : `${path}\nmissing`;
};

/**
 * Keeps the few papers read last, so that each check of a draft does not read its paper anew. Two requests for one
 * paper share one reading; a reading that failed is not kept.
 */
export class PaperCache<T> {
  readonly #read: (paper: string, supplements: readonly string[]) => Promise<T>;
  readonly #stamp: Stamp;
  readonly #capacity: number;
  readonly #kept = new Map<string, Promise<T>>();

  constructor(
    read: (paper: string, supplements: readonly string[]) => Promise<T>,
    options: { readonly stamp?: Stamp; readonly capacity?: number } = {},
  ) {
    this.#read = read;
    this.#stamp = options.stamp ?? fileStamp;
    this.#capacity = options.capacity ?? 4;
  }

  async get(paper: string, supplements: readonly string[]): Promise<T> {
    const stamps = await Promise.all([paper, ...supplements].map((path) => this.#stamp(path)));
    const key = stamps.join('\n\n');
    const kept = this.#kept.get(key);
    const reading = kept ?? this.#read(paper, supplements);
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
