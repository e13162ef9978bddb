import type { ChosenPaper } from './resolve-link.ts';

/** The part of the editor's Memento that is used. */
export interface Memento {
  get(key: string): unknown;
  update(key: string, value: unknown): PromiseLike<void>;
}

const key = 'peerlint.chosenPapers';

/** Remembers in the workspace which paper the user chose for a draft; for an untitled draft until the window closes. */
export class PaperMemory {
  readonly #memento: Memento;
  readonly #untitled = new Map<string, ChosenPaper>();

  constructor(memento: Memento) {
    this.#memento = memento;
  }

  get(uri: string): ChosenPaper | null {
    return this.#untitled.get(uri) ?? this.#kept()[uri] ?? null;
  }

  async set(uri: string, chosen: ChosenPaper): Promise<void> {
    // The next untitled draft of another window may have the same name.
    if (uri.startsWith('untitled:')) this.#untitled.set(uri, chosen);
    else await this.#memento.update(key, { ...this.#kept(), [uri]: chosen });
  }

  /** A draft has a new address: it was renamed, or an untitled one was saved. */
  async move(from: string, to: string): Promise<void> {
    const chosen = this.get(from);
    if (!chosen) return;
    this.#untitled.delete(from);
    const others = Object.entries(this.#kept()).filter(([uri]) => uri !== from);
    await this.#memento.update(key, Object.fromEntries([...others, [to, chosen]]));
  }

  forget(uri: string): void {
    this.#untitled.delete(uri);
  }

  /** A paper was renamed: drafts follow it. */
  async movePaper(from: string, to: string): Promise<void> {
    const kept = Object.entries(this.#kept());
    if (!kept.some(([, { paper }]) => paper === from)) return;
    const moved = kept.map(([uri, chosen]) => [
      uri,
      chosen.paper === from ? { ...chosen, paper: to } : chosen,
    ]);
    await this.#memento.update(key, Object.fromEntries(moved));
  }

  #kept(): Record<string, ChosenPaper> {
    const kept = this.#memento.get(key);
    return isKept(kept) ? kept : {};
  }
}

function isKept(value: unknown): value is Record<string, ChosenPaper> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((chosen) => typeof (chosen as ChosenPaper | null)?.paper === 'string');
}
