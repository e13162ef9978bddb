import type { Memento } from '../linking/paper-memory.ts';

/** The part of the editor's SecretStorage that is used. */
export interface Secrets {
  get(key: string): PromiseLike<string | undefined>;
  store(key: string, value: string): PromiseLike<void>;
  delete(key: string): PromiseLike<void>;
}

const prefix = 'peerlint.llm.key:';
const originsKey = 'peerlint.llm.keyOrigins';

/**
 * Keys of servers, in the editor's secret storage alone. Each belongs to one origin, so that another address never gets it;
 * which origins have one is remembered in the clear, for the storage does not list what it holds.
 */
export class ApiKeys {
  readonly #secrets: Secrets;
  readonly #memento: Memento;

  constructor(secrets: Secrets, memento: Memento) {
    this.#secrets = secrets;
    this.#memento = memento;
  }

  async get(origin: string | null): Promise<string | null> {
    return origin === null ? null : ((await this.#secrets.get(prefix + origin)) ?? null);
  }

  async set(origin: string, key: string): Promise<void> {
    await this.#secrets.store(prefix + origin, key);
    await this.#memento.update(originsKey, [...new Set([...this.origins(), origin])]);
  }

  /** False where there was none. */
  async remove(origin: string): Promise<boolean> {
    const had = (await this.#secrets.get(prefix + origin)) !== undefined;
    await this.#secrets.delete(prefix + origin);
    await this.#memento.update(
      originsKey,
      this.origins().filter((one) => one !== origin),
    );
    return had;
  }

  /** Origins that have a key. */
  origins(): readonly string[] {
    const kept = this.#memento.get(originsKey);
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  }
}
