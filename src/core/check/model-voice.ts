import type { CoarseType } from '../findings/finding.ts';
import type { DetectorConfig } from '../model/detector-config.ts';
import type { DetectorModel } from '../model/detector-model.ts';
import { ModelUnusable } from '../model/model-unusable.ts';
import { paperReaderOf, type AskedSentence, type ReadOptions } from '../model/paper-reader.ts';
import { isSpokenOf, type Reading } from '../model/reading.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';
import type { Review, Sentence } from '../review/model.ts';
import { foreignLanguages } from '../review/foreign.ts';
import { sigmoid } from '../model/softmax.ts';
import type { CheckContext } from './checker.ts';
import { logistic } from './logistic.ts';
import { modelFeatures } from './model-features.ts';
import type { SentenceCache } from './sentence-cache.ts';
import { whyNotChecked } from './why-not-checked.ts';

/** Symbolic features of a sentence by name. */
export type Features = Readonly<Record<string, number>>;

/** What the local model said of the sentences of a review, for fusion. */
export interface ModelVoice {
  readonly sha256: string;
  readonly config: Pick<DetectorConfig, 'fusion' | 'thresholds'>;
  /** By the review's own sentence objects; a sentence without a reading is judged by rules alone. */
  readonly readings: ReadonlyMap<Sentence, Reading>;
  /** Features of earlier versions of the draft, of the same paper; none by default. */
  readonly features?: SentenceCache<Features> | undefined;
}

/** A sentence as rules and model see it together. */
export interface Fused {
  readonly reading: Reading;
  /** 0..1: that the sentence is wrong. */
  readonly probability: number;
}

/** The model for a check; null where rules alone are asked for, or why the model that was asked for cannot be used. */
export type ChosenModel =
  | { readonly model: DetectorModel; readonly why: null }
  | { readonly model: null; readonly why: string | null };

/** What a check is told of the model: `CheckSettings`. */
export interface Heard {
  readonly model: ModelVoice | undefined;
  readonly notes: readonly string[];
}

/**
 * What the chosen model says of a review; where it cannot be used, rules judge alone and a note says why. Rejects with the
 * signal's reason alone.
 */
export async function hear(
  { model, why }: ChosenModel,
  index: PaperIndex,
  review: Review,
  options: ReadOptions = {},
): Promise<Heard> {
  if (!model) return unheard(why);
  try {
    return { model: await readReview(model, index, review, options), notes: [] };
  } catch (error) {
    if (!(error instanceof ModelUnusable)) throw error;
    return unheard(error.message);
  }
}

/** Rules alone; a reason, where there is one to tell, becomes a sentence of the coverage. */
export function unheard(why: string | null): Heard {
  return { model: undefined, notes: why === null ? [] : [`The local model was not used: ${why}.`] };
}

/**
 * Reads the sentences of a review that are claims in English. Rejects with the signal's reason when cancelled, with
 * ModelUnusable where the model cannot run.
 */
export async function readReview(
  model: DetectorModel,
  index: PaperIndex,
  review: Review,
  options: ReadOptions = {},
): Promise<ModelVoice> {
  const asked = sentencesToRead(review);
  const readings = await paperReaderOf(model, index).read(
    asked.map((sentence) => askedOf(sentence, review)),
    options,
  );
  return {
    sha256: model.sha256,
    config: model.config,
    readings: new Map(asked.map((sentence, at) => [sentence, readings[at]!])),
  };
}

/** What the model said of a review's sentences when it read them earlier; what it did not read is left out. */
export function readBefore(model: DetectorModel, index: PaperIndex, review: Review): ModelVoice {
  const reader = paperReaderOf(model, index);
  return {
    sha256: model.sha256,
    config: model.config,
    readings: new Map(
      sentencesToRead(review).flatMap((sentence) => {
        const reading = reader.known(askedOf(sentence, review));
        return reading ? [[sentence, reading] as const] : [];
      }),
    ),
  };
}

/** The sentences of a review that are claims in English. */
export function sentencesToRead(review: Review): Sentence[] {
  const languages = foreignLanguages(review);
  return review.sentences.filter(
    (sentence, at) => (languages[at] ?? null) === null && whyNotChecked(sentence, review, null) === null,
  );
}

function askedOf({ text, field }: Sentence, { fields }: Review): AskedSentence {
  return { text, role: fields[field]?.role ?? 'other' };
}

/** Rules and model together; null where the model did not read the sentence. */
export function fuse(sentence: Sentence, context: CheckContext, model: ModelVoice): Fused | null {
  const reading = model.readings.get(sentence);
  if (!reading) return null;
  const symbolic =
    model.features?.get(sentence, context, [], (within) => modelFeatures(sentence, within)) ??
    modelFeatures(sentence, context);
  const { bias, weights } = model.config.fusion;
  const probability = logistic(bias, new Map(Object.entries(weights)), {
    ...symbolic,
    ...readingFeatures(reading),
  });
  return { reading, probability };
}

/** What fusion learns of a reading, by name. */
export function readingFeatures({ wrong, states, types, topCosine }: Reading): Features {
  return {
    'model:wrong': wrong,
    'model:probability': sigmoid(wrong),
    'model:supported': states.supported,
    'model:contradicted': states.contradicted,
    'model:not-found': states['not-found'],
    'model:top-cosine': topCosine,
    ...Object.fromEntries(Object.entries(types).map(([type, share]) => [`model:type:${type}`, share])),
  };
}

/**
 * Whether a sentence that only the model finds wrong may be shown as an error: what the paper does not speak of is none
 * (DESIGN.md, decision 1).
 */
export function isContradiction(reading: Reading): boolean {
  return isSpokenOf(reading);
}

/** The likeliest type. */
export function bestType({ types }: Reading): CoarseType {
  const [best] = Object.entries(types).sort(([, a], [, b]) => b - a);
  return best![0] as CoarseType;
}
