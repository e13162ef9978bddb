import { stat } from 'node:fs/promises';
import type { Passwords } from '../../core/engine/protocol.ts';

/** Changes whenever one of the files does: path, time of the last change and size of each; never throws. */
export type Stamp = (path: string) => Promise<string>;

export const fileStamp: Stamp = async (path) => {
  const found = await stat(path).catch(() => null);
  return found ? `${path}\n${found.mtimeMs}\n${found.size}` : `${path}\nmissing`;
};

/** What may be heard while a paper is read. */
export interface CacheListener<T> {
  /** The paper as far as it is known; at most once, and never after the reading has ended. */
  readonly onEarly?: (early: T) => void;
  readonly onPage?: (stage: 'text' | 'look' | 'ocr', page: number, pages: number) => void;
}

type Read<T> = (
  paper: string,
  supplements: readonly string[],
  passwords: Passwords,
  listener: Required<CacheListener<T>>,
  ocr: boolean,
) => Promise<T>;

/** A paper that is read, or was. */
interface Kept<T> {
  readonly reading: Promise<T>;
  readonly waiting: Waiting<T>;
}

/** Who waits for a paper, and what they have heard of it. */
interface Waiting<T> {
  readonly listeners: Set<CacheListener<T>>;
  /** The paper as far as it is known; null before and after. */
  early: T | null;
}

/**
 * Keeps the few papers read last, so that each check of a draft does not read its paper anew. Two requests for one
 * paper share one reading; a reading that failed is not kept, so that another password may open the paper.
 */
export class PaperCache<T> {
  readonly #read: Read<T>;
  readonly #stamp: Stamp;
  readonly #capacity: number;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(read: Read<T>, options: { readonly stamp?: Stamp; readonly capacity?: number } = {}) {
    this.#read = read;
    this.#stamp = options.stamp ?? fileStamp;
    this.#capacity = options.capacity ?? 4;
  }

  async get(
    paper: string,
    supplements: readonly string[],
    passwords: Passwords = {},
    listener: CacheListener<T> = {},
    ocr = false,
  ): Promise<T> {
    const key = await this.#keyOf(paper, supplements, ocr);
    const known = this.#kept.get(key);
    const kept = known ?? this.#begin(key, ocr, paper, supplements, passwords);
    const { waiting } = kept;
    waiting.listeners.add(listener);
    if (waiting.early) listener.onEarly?.(waiting.early);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#trim();
    try {
      return await kept.reading;
    } finally {
      waiting.listeners.delete(listener);
      waiting.early = null;
    }
  }

  /** A paper that is kept or being read; null for any other. Rejects if its reading fails. */
  async known(paper: string, supplements: readonly string[], ocr: boolean): Promise<T | null> {
    const kept = this.#kept.get(await this.#keyOf(paper, supplements, ocr));
    return kept ? kept.reading : null;
  }

  async #keyOf(paper: string, supplements: readonly string[], ocr: boolean): Promise<string> {
    const stamps = await Promise.all([paper, ...supplements].map((path) => this.#stamp(path)));
    return [...stamps, ocr ? 'with OCR' : ''].join('\n\n');
  }

  #begin(
    key: string,
    ocr: boolean,
    paper: string,
    supplements: readonly string[],
    passwords: Passwords,
  ): Kept<T> {
    const waiting: Waiting<T> = { listeners: new Set(), early: null };
    const listener = {
      onEarly: (early: T) => {
        waiting.early = early;
        for (const { onEarly } of waiting.listeners) onEarly?.(early);
      },
      onPage: (...at: Parameters<NonNullable<CacheListener<T>['onPage']>>) => {
        for (const { onPage } of waiting.listeners) onPage?.(...at);
      },
    };
    const reading = this.#read(paper, supplements, passwords, listener, ocr);
    reading.catch(() => this.#kept.delete(key));
    return { reading, waiting };
  }

  #trim(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#capacity) return;
      this.#kept.delete(oldest);
    }
  }
}
