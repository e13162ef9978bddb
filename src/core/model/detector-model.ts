import type { FieldRole } from '../review/model.ts';
import type { DetectorConfig } from './detector-config.ts';
import type { VectorKeeper } from './vector-keeper.ts';

/** A sentence with what it is held against. */
export interface ReadPair {
  readonly role: FieldRole;
  readonly sentence: string;
  /** `excerptText`; "" where nothing of the paper is shown. */
  readonly excerpt: string;
}

/** A word piece of the sentence; all pieces of one word have the word's UTF-16 range in the sentence. */
export interface TaggedPiece {
  readonly start: number;
  readonly end: number;
  /** Probabilities of outside, beginning and inside of what is wrong. */
  readonly tags: readonly [outside: number, begin: number, inside: number];
}

/** Outputs of the network for one pair; logits in the order of the configuration's names. */
export interface PairOutput {
  readonly wrong: number;
  readonly types: readonly number[];
  readonly states: readonly number[];
  readonly kinds: readonly number[];
  /** Of the sentence as far as it was read. */
  readonly pieces: readonly TaggedPiece[];
}

/**
 * The small network that reads sentences and embeds texts. Both calls answer in the order of what is asked, reject with
 * the signal's reason when cancelled, and with ModelUnusable where the network cannot run (any more).
 */
export interface DetectorModel {
  /** Of the network's file. */
  readonly sha256: string;
  readonly config: DetectorConfig;
  /** Where vectors of papers are found again; nowhere by default. */
  readonly keeper?: VectorKeeper | undefined;
  /** One vector of length 1 a text; about 3 ms of CPU time a text of 25 tokens. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
  /** Each pair is run by itself, so that its outputs do not hang on its neighbours; about 30 ms of CPU time. */
  read(pairs: readonly ReadPair[], signal?: AbortSignal): Promise<PairOutput[]>;
  /** Lets go of the memory that it holds; the next call takes it up again. */
  close?(): Promise<void>;
}
