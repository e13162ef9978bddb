import type { PaperIndex } from '../evidence/paper-index.ts';
import type { FieldRole } from '../review/model.ts';
import type { DetectorModel } from './detector-model.ts';
import { excerptOf, excerptText, type ExcerptPart } from './excerpt.ts';
import { partsOfSentence } from './parts.ts';
import { rankUnits, type NearUnit } from './rank-units.ts';
import { isSpokenOf, readingOf, type Reading } from './reading.ts';
import { excerptOfParts } from './second-look.ts';
import { UnitVectors } from './unit-vectors.ts';
import { unitsOf, type Unit } from './units.ts';

/** A sentence to read; the reading hangs on nothing else of the review. */
export interface AskedSentence {
  readonly text: string;
  readonly role: FieldRole;
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
    sentence: AskedSentence,
    vectors: readonly Float32Array[],
    signal: AbortSignal | undefined,
  ): Promise<Reading> {
    const [ranked] = await this.#ranked([sentence.text], vectors, signal);
    const first = await this.#readBeside(sentence, ranked!, excerptOf(ranked!), signal);
    if (first.wrong <= 0) return first;
    const second = await this.#lookAgain(sentence, ranked!, first, vectors, signal);
    return second !== null && second.wrong < first.wrong && isSpokenOf(second) ? second : first;
  }

  /**
   * A sentence may say two things of which the paper speaks in two places, one of which crowds the other out of the excerpt.
   * One that seems wrong is read once more beside the places of all its parts; null where there are no others. The milder
   * reading counts, unless it is mild because nothing of the sentence was in view.
   */
  async #lookAgain(
    sentence: AskedSentence,
    ranked: readonly NearUnit[],
    { units: shown }: Reading,
    vectors: readonly Float32Array[],
    signal: AbortSignal | undefined,
  ): Promise<Reading | null> {
    const parts = partsOfSentence(sentence.text, sentence.role);
    if (parts.length === 0) return null;
    const known = new Set(shown.map(({ unit }) => unit.id));
    const excerpt = excerptOfParts(ranked, await this.#ranked(parts, vectors, signal), known);
    return excerpt && this.#readBeside(sentence, ranked, excerpt, signal);
  }

  /** The units of the paper by how much they bear on each text. */
  async #ranked(
    texts: readonly string[],
    vectors: readonly Float32Array[],
    signal: AbortSignal | undefined,
  ): Promise<NearUnit[][]> {
    const { units } = this.#vectors;
    const own = await this.#model.embed(texts, signal);
    return texts.map((text, at) =>
      rankUnits(text, own[at]!, this.#index, units, vectors, this.#model.config),
    );
  }

  async #readBeside(
    { text, role }: AskedSentence,
    ranked: readonly NearUnit[],
    parts: readonly ExcerptPart[],
    signal: AbortSignal | undefined,
  ): Promise<Reading> {
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

const readers = new WeakMap<DetectorModel, WeakMap<PaperIndex, PaperReader>>();

/** The one reader of a paper, with all that it read before. */
export function paperReaderOf(model: DetectorModel, index: PaperIndex): PaperReader {
  const ofModel = readers.get(model) ?? new WeakMap<PaperIndex, PaperReader>();
  readers.set(model, ofModel);
  const reader = ofModel.get(index) ?? new PaperReader(model, index);
  ofModel.set(index, reader);
  return reader;
}
