import type { PaperIndex } from '../evidence/paper-index.ts';
import type { CoarseType } from '../findings/finding.ts';
import type { FieldRole } from '../review/model.ts';
import type { ModelState } from './detector-config.ts';
import type { DetectorModel, PairOutput } from './detector-model.ts';
import { excerptOf, excerptText } from './excerpt.ts';
import { rankUnits, type NearUnit } from './rank-units.ts';
import { softmax } from './softmax.ts';
import { UnitVectors } from './unit-vectors.ts';
import { unitsOf, type Unit } from './units.ts';
import { wrongSpans, type ScoredSpan } from './wrong-spans.ts';

/** A sentence to read; the reading hangs on nothing else of the review. */
export interface AskedSentence {
  readonly text: string;
  readonly role: FieldRole;
}

/** What the model says of a sentence. */
export interface Reading {
  /** Calibrated logit that it is wrong. */
  readonly wrong: number;
  /** Probabilities (sum 1) of the types, if it is wrong. */
  readonly types: Readonly<Record<CoarseType, number>>;
  /** Probabilities (sum 1) of what the excerpt says of it. */
  readonly states: Readonly<Record<ModelState, number>>;
  /** What is wrong if anything is, best first; UTF-16 ranges in the sentence. */
  readonly spans: readonly ScoredSpan[];
  /** What the model read of the paper, nearest first. */
  readonly units: readonly NearUnit[];
  /** Cosine of the nearest of all units; 0 where there is none. */
  readonly topCosine: number;
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Units of the paper, once a paper, then sentences. */
  readonly onProgress?: (stage: 'paper' | 'sentences', done: number, total: number) => void;
}

/** About fifty long reviews; a reading takes about two kilobytes. */
const mostReadings = 2000;

/** Reads sentences against one paper and keeps what it read: an edit costs the edited sentence alone. */
export class PaperReader {
  readonly #model: DetectorModel;
  readonly #index: PaperIndex;
  readonly #vectors: UnitVectors;
  readonly #readings = new Map<string, Reading>();

  /** @param units the paper's own, or others that are to be read instead */
  constructor(model: DetectorModel, index: PaperIndex, units: readonly Unit[] = unitsOf(index)) {
    this.#model = model;
    this.#index = index;
    // What needs a password to open must not lie on the disk in any form.
    this.#vectors = new UnitVectors(model, units, index.paper.locked ? undefined : model.keeper);
  }

  /** One reading a sentence. Rejects with the signal's reason when cancelled, and as the model does. */
  async read(
    sentences: readonly AskedSentence[],
    { signal, onProgress }: ReadOptions = {},
  ): Promise<Reading[]> {
    const out: Reading[] = [];
    for (const sentence of sentences) {
      const known = this.known(sentence);
      let reading = known;
      if (!reading) {
        const vectors = await this.#vectors.all(signal, (done, total) => onProgress?.('paper', done, total));
        signal?.throwIfAborted();
        reading = await this.#readOne(sentence, vectors, signal);
      }
      this.#keep(keyOf(sentence), reading);
      out.push(reading);
      if (!known) onProgress?.('sentences', out.length, sentences.length);
    }
    return out;
  }

  /** The reading of a sentence that was read before. */
  known(sentence: AskedSentence): Reading | undefined {
    return this.#readings.get(keyOf(sentence));
  }

  /** The least recently used go first. */
  #keep(key: string, reading: Reading): void {
    this.#readings.delete(key);
    this.#readings.set(key, reading);
    for (const oldest of this.#readings.keys()) {
      if (this.#readings.size <= mostReadings) return;
      this.#readings.delete(oldest);
    }
  }

  async #readOne(
    { text, role }: AskedSentence,
    vectors: readonly Float32Array[],
    signal: AbortSignal | undefined,
  ): Promise<Reading> {
    const { units } = this.#vectors;
    const [vector] = await this.#model.embed([text], signal);
    const ranked = rankUnits(text, vector!, this.#index, units, vectors, this.#model.config);
    const parts = excerptOf(ranked);
    const shown = new Set(parts.flatMap((part) => part.units.map(({ id }) => id)));
    const [output] = await this.#model.read([{ role, sentence: text, excerpt: excerptText(parts) }], signal);
    return readingOf(
      text,
      output!,
      ranked.filter(({ unit }) => shown.has(unit.id)),
      Math.max(0, ...ranked.map(({ cosine }) => cosine)),
      this.#model,
    );
  }
}

function keyOf({ role, text }: AskedSentence): string {
  return `${role}\u0000${text}`;
}

function readingOf(
  text: string,
  output: PairOutput,
  units: readonly NearUnit[],
  topCosine: number,
  { config }: DetectorModel,
): Reading {
  return {
    wrong: output.wrong / config.temperature,
    types: named(config.types, softmax(output.types)),
    states: named(config.states, softmax(output.states)),
    spans: wrongSpans(text, output.pieces),
    units,
    topCosine,
  };
}

function named<T extends string>(names: readonly T[], values: readonly number[]): Record<T, number> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<T, number>;
}

const readers = new WeakMap<DetectorModel, WeakMap<PaperIndex, PaperReader>>();

/** The one reader of a paper, with all that it read before. */
export function paperReaderOf(model: DetectorModel, index: PaperIndex): PaperReader {
  const ofModel = readers.get(model) ?? new WeakMap<PaperIndex, PaperReader>();
  readers.set(model, ofModel);
  const reader = ofModel.get(index) ?? new PaperReader(model, index);
  ofModel.set(index, reader);
  return reader;
}
