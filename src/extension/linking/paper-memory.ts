import path from 'node:path';
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

  /** A draft has a new address: it, or a folder around it, was renamed, or an untitled one was saved. */
  async move(from: string, to: string): Promise<void> {
    const untitled = this.#untitled.get(from);
    this.#untitled.delete(from);
    const kept = { ...this.#kept(), ...(untitled ? { [from]: untitled } : {}) };
    if (!Object.keys(kept).some((uri) => isAt(uri, from, '/'))) return;
    const moved = Object.entries(kept).map(([uri, chosen]) => [
      isAt(uri, from, '/') ? to + uri.slice(from.length) : uri,
      chosen,
    ]);
    await this.#memento.update(key, Object.fromEntries(moved));
  }

  /** A draft, or a folder with drafts, was deleted. */
  async drop(from: string): Promise<void> {
    this.#untitled.delete(from);
    const kept = Object.entries(this.#kept());
    const left = kept.filter(([uri]) => !isAt(uri, from, '/'));
    if (left.length < kept.length) await this.#memento.update(key, Object.fromEntries(left));
  }

  /** Drafts for which the user chose one of these papers; null for any. */
  draftsOf(papers: ReadonlySet<string> | null): string[] {
    const all = [...Object.entries(this.#kept()), ...this.#untitled];
    return all.flatMap(([uri, { paper }]) => (papers?.has(paper) === false ? [] : [uri]));
  }

  /** Drafts that have not chosen a paper any more. */
  async remove(uris: ReadonlySet<string>): Promise<void> {
    for (const uri of uris) this.#untitled.delete(uri);
    const others = Object.entries(this.#kept()).filter(([uri]) => !uris.has(uri));
    await this.#memento.update(key, others.length > 0 ? Object.fromEntries(others) : undefined);
  }

  forget(uri: string): void {
    this.#untitled.delete(uri);
  }

  /** A paper, or a folder around it, was renamed: drafts follow it. */
  async movePaper(from: string, to: string): Promise<void> {
    const kept = Object.entries(this.#kept());
    if (!kept.some(([, { paper }]) => isAt(paper, from, path.sep))) return;
    const moved = kept.map(([uri, chosen]) => [
      uri,
      isAt(chosen.paper, from, path.sep)
        ? { ...chosen, paper: to + chosen.paper.slice(from.length) }
        : chosen,
    ]);
    await this.#memento.update(key, Object.fromEntries(moved));
  }

  #kept(): Record<string, ChosenPaper> {
    const kept = this.#memento.get(key);
    return isKept(kept) ? kept : {};
  }
}

/** Whether a file is the one, or lies in the folder, of that name. */
function isAt(file: string, name: string, separator: string): boolean {
  return file === name || file.startsWith(name + separator);
}

function isKept(value: unknown): value is Record<string, ChosenPaper> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((chosen) => typeof (chosen as ChosenPaper | null)?.paper === 'string');
}
