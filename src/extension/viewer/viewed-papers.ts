import type { Memento } from '../linking/paper-memory.ts';

const key = 'peerlint.viewedPapers';
const kept = 30;

/**
 * Which papers the user opened in this workspace. After a reload of the window a panel says which paper it showed; that
 * word comes from a page that shows untrusted files, so a file is read only if its path stands here.
 */
export class ViewedPapers {
  readonly #memento: Memento;

  constructor(memento: Memento) {
    this.#memento = memento;
  }

  has(paper: string): boolean {
    return this.#all().includes(paper);
  }

  async add(paper: string): Promise<void> {
    const others = this.#all().filter((other) => other !== paper);
    await this.#memento.update(key, [paper, ...others].slice(0, kept));
  }

  /** Of these papers those that were opened; all of them for null. */
  among(papers: ReadonlySet<string> | null): string[] {
    return this.#all().filter((paper) => papers?.has(paper) !== false);
  }

  async remove(papers: ReadonlySet<string>): Promise<void> {
    const others = this.#all().filter((paper) => !papers.has(paper));
    await this.#memento.update(key, others.length > 0 ? others : undefined);
  }

  #all(): string[] {
    const value = this.#memento.get(key);
    return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
  }
}
