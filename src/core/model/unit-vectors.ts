import type { DetectorModel } from './detector-model.ts';
import type { Unit } from './units.ts';
import type { VectorKeeper } from './vector-keeper.ts';

/** Texts of one call: some tenths of a second, after which the work may be cancelled. */
const perCall = 64;

/**
 * Vectors of the units of a paper, made piece by piece and kept: who is cancelled leaves what is done to the next, so
 * that a paper is ready in the end however often the draft changes meanwhile.
 */
export class UnitVectors {
  readonly units: readonly Unit[];
  readonly #model: DetectorModel;
  readonly #keeper: VectorKeeper | undefined;
  readonly #vectors: (Float32Array | undefined)[];
  /** Units that are not embedded yet; of like length together. */
  #left: number[];
  #running: Promise<void> | null = null;
  /** Whether they were looked for where they may be kept. */
  #looked = false;

  /** @param keeper where the vectors of all units are found again, and kept when they are made */
  constructor(model: DetectorModel, units: readonly Unit[], keeper?: VectorKeeper) {
    this.#model = model;
    this.#keeper = keeper;
    this.units = units;
    this.#vectors = units.map(() => undefined);
    this.#left = units.map((_, at) => at).sort((a, b) => units[a]!.text.length - units[b]!.text.length);
  }

  /** All vectors, in the units' order. Rejects with the signal's reason, or as the model does. */
  async all(
    signal?: AbortSignal,
    onProgress?: (done: number, total: number) => void,
  ): Promise<readonly Float32Array[]> {
    while (this.#left.length > 0) {
      signal?.throwIfAborted();
      await (this.#running ??= this.#next().finally(() => (this.#running = null)));
      const done = this.units.length - this.#left.length;
      if (done > 0) onProgress?.(done, this.units.length);
    }
    return this.#vectors as Float32Array[];
  }

  /** Not cancelled by anybody: others may wait for the same piece. */
  async #next(): Promise<void> {
    if (!this.#looked) return this.#find();
    const ids = this.#left.slice(0, perCall);
    const made = await this.#model.embed(ids.map((id) => embeddedText(this.units[id]!)));
    ids.forEach((id, n) => (this.#vectors[id] = made[n]!));
    this.#left = this.#left.slice(ids.length);
    if (this.#left.length === 0) await this.#keeper?.put(this.#texts(), this.#vectors as Float32Array[]);
  }

  async #find(): Promise<void> {
    const kept = await this.#keeper?.get(this.#texts());
    this.#looked = true;
    if (kept?.length !== this.units.length) return;
    kept.forEach((vector, at) => (this.#vectors[at] = vector));
    this.#left = [];
  }

  #texts(): string[] {
    return this.units.map(embeddedText);
  }
}

/** A unit as it is embedded: "4.2 Ablation: We remove ...". */
export function embeddedText({ section, text }: Pick<Unit, 'section' | 'text'>): string {
  return section === '' ? text : `${section}: ${text}`;
}
