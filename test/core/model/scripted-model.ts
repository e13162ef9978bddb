import type { CoarseType } from '../../../src/core/findings/finding.ts';
import { coarseTypes } from '../../../src/core/findings/finding.ts';
import {
  modelStates,
  rankerFeatures,
  readDetectorConfig,
  type DetectorConfig,
  type ModelState,
  type RankerFeature,
} from '../../../src/core/model/detector-config.ts';
import type { DetectorModel, PairOutput, ReadPair } from '../../../src/core/model/detector-model.ts';

const file = { sha256: 'a'.repeat(64), bytes: 1 };
const ranker = Object.fromEntries(
  rankerFeatures.map((name) => [name, { cosine: 2, overlap: 1, heading: -1 }[name as string] ?? 0]),
) as Record<RankerFeature, number>;

/** A configuration with changes; its fusion takes the model's logit as it is. */
export function configWith(changes: Partial<DetectorConfig> = {}): DetectorConfig {
  const read = readDetectorConfig({
    schema: 1,
    name: 'scripted',
    version: '1',
    files: { 'model.onnx': file, 'tokenizer.json': file },
    maxTokens: 256,
    sentenceTokens: 96,
    unitTokens: 64,
    types: coarseTypes,
    states: modelStates,
    kinds: ['fact', 'opinion', 'request', 'other'],
    ranker: { telling: ranker, seeking: ranker },
    temperature: 1,
    fusion: { bias: 0, weights: { 'model:wrong': 1 } },
    thresholds: { strict: 0.9, balanced: 0.8, recall: 0.6 },
    defaultOn: true,
    ...changes,
  });
  if ('why' in read) throw new Error(read.why);
  return read.config;
}

/** What a scripted model answers to a pair; all else is even. */
export interface Answer {
  readonly wrong: number;
  readonly type?: CoarseType;
  readonly state?: ModelState;
  /** Words of the sentence that are tagged, one after another. */
  readonly span?: string;
}

/** Says what it is told to, and notes what it was asked. */
export class ScriptedModel implements DetectorModel {
  readonly sha256 = file.sha256;
  readonly config: DetectorConfig;
  readonly embedded: string[] = [];
  readonly asked: ReadPair[] = [];
  readonly #answer: (pair: ReadPair) => Answer;
  readonly #axes: readonly RegExp[];

  /** @param axes a text has the coordinate 1 on each axis whose pattern it meets */
  constructor(
    answer: (pair: ReadPair) => Answer,
    axes: readonly RegExp[] = [],
    changes: Partial<DetectorConfig> = {},
  ) {
    this.#answer = answer;
    this.#axes = axes;
    this.config = configWith(changes);
  }

  async embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    await Promise.resolve();
    signal?.throwIfAborted();
    this.embedded.push(...texts);
    return texts.map((text) => {
      const raw = this.#axes.map((axis) => (axis.test(text) ? 1 : 0));
      const length = Math.hypot(...raw) || 1;
      return Float32Array.from(raw, (value) => value / length);
    });
  }

  async read(pairs: readonly ReadPair[], signal?: AbortSignal): Promise<PairOutput[]> {
    await Promise.resolve();
    signal?.throwIfAborted();
    this.asked.push(...pairs);
    return pairs.map((pair) => outputOf(pair.sentence, this.#answer(pair), this.config));
  }
}

function outputOf(sentence: string, answer: Answer, config: DetectorConfig): PairOutput {
  const from = answer.span === undefined ? -1 : sentence.indexOf(answer.span);
  const to = from + (answer.span?.length ?? 0);
  const only = <T>(names: readonly T[], name: T | undefined): number[] =>
    names.map((one) => (one === name ? 5 : 0));
  return {
    wrong: answer.wrong,
    types: only(config.types, answer.type),
    states: only(config.states, answer.state),
    kinds: only(config.kinds, 'fact'),
    pieces: [...sentence.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const tagged = from >= 0 && index + word.length > from && index < to;
      return {
        start: index,
        end: index + word.length,
        tags: !tagged ? [0.9, 0.05, 0.05] : index <= from ? [0.1, 0.8, 0.1] : [0.1, 0.1, 0.8],
      };
    }),
  };
}
