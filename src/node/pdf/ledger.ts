/** Where a reading is, in memory that both threads see: the watching one learns it even when the reading one hangs. */

const stages = ['opening', 'text', 'look', 'outline', 'layout'] as const;

export interface PdfStep {
  readonly stage: (typeof stages)[number];
  /** 1-based in the stages "text" and "look", else 0. */
  readonly page: number;
}

export class Ledger {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  enter(stage: PdfStep['stage'], page = 0): void {
    Atomics.store(this.#cells, 0, stages.indexOf(stage));
    Atomics.store(this.#cells, 1, page);
    Atomics.add(this.#cells, 2, 1);
  }

  get step(): PdfStep {
    return { stage: stages[Atomics.load(this.#cells, 0)]!, page: Atomics.load(this.#cells, 1) };
  }

  /** Grows with every step. */
  get steps(): number {
    return Atomics.load(this.#cells, 2);
  }

  /** The document's pages, 0 until it is open. */
  get pages(): number {
    return Atomics.load(this.#cells, 3);
  }

  set pages(count: number) {
    Atomics.store(this.#cells, 3, count);
  }
}
