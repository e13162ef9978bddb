import type { PaperSource } from '../../core/bench/evaluate/labelled-case.ts';
import { BadRow, readSourceRow } from '../../core/bench/inject/source-row.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import { linesOf, type NumberedLine } from '../inject/source-lines.ts';

/**
 * Papers by id, from files that are read once and forward. What `bench inject` writes comes in the order of its papers,
 * so that hardly any paper is kept; one that is passed over and asked for later stays until its last run of rows.
 */
export class PaperShelf {
  readonly #lines: AsyncGenerator<NumberedLine>;
  readonly #left: Map<string, number>;
  readonly #bad: (row: MalformedRow) => void;
  readonly #kept = new Map<string, PaperSource>();

  /** @param left how often each paper will be asked for */
  constructor(files: readonly string[], left: Map<string, number>, bad: (row: MalformedRow) => void) {
    this.#lines = linesOf(files);
    this.#left = left;
    this.#bad = bad;
  }

  /** null where the files do not hold the paper, or not in a form that can be read. */
  async take(id: string): Promise<PaperSource | null> {
    while (!this.#kept.has(id)) {
      const next = await this.#lines.next();
      if (next.done) return null;
      this.#keep(next.value);
    }
    const paper = this.#kept.get(id)!;
    const left = (this.#left.get(id) ?? 1) - 1;
    this.#left.set(id, left);
    if (left <= 0) this.#kept.delete(id);
    return paper;
  }

  #keep({ file, line, text }: NumberedLine): void {
    const id = /"id":\s*"(?<id>(?:[^"\\]|\\.)*)"/u.exec(text.slice(0, 400))?.groups?.['id'];
    if (id !== undefined && !this.#left.has(id)) return;
    try {
      const { id: own, title, paper, format } = readSourceRow(text);
      if (this.#left.has(own)) this.#kept.set(own, { id: own, title, text: paper, format });
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      this.#bad({ file, line, problem: error.message });
    }
  }
}
