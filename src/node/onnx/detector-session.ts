import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { DetectorConfig } from '../../core/model/detector-config.ts';
import type { PairOutput, ReadPair, TaggedPiece } from '../../core/model/detector-model.ts';
import { ModelUnusable } from '../../core/model/model-unusable.ts';
import { softmax } from '../../core/model/softmax.ts';
import { encodePair, encodeText, type Encoded } from './encoding.ts';
import { jsonOf, parsed, verifiedFile, verifiedPath } from './model-files.ts';
import type { Runtime } from './runtime.ts';
import { WordPieces } from './word-pieces.ts';

const outputs = ['wrong', 'type', 'tags', 'state', 'kind', 'embedding'] as const;
type Outputs = Readonly<Record<(typeof outputs)[number], Tensor>>;

/** The network and its tokenizer, loaded. Blocks its thread while it runs. */
export class DetectorSession {
  readonly #onnx: Runtime['onnx'];
  readonly #session: InferenceSession;
  readonly #pieces: WordPieces;
  readonly #config: DetectorConfig;

  private constructor(
    onnx: Runtime['onnx'],
    session: InferenceSession,
    pieces: WordPieces,
    config: DetectorConfig,
  ) {
    this.#onnx = onnx;
    this.#session = session;
    this.#pieces = pieces;
    this.#config = config;
  }

  /** @param threads of one run @throws ModelUnusable where a file is missing, damaged or of another kind */
  static async open(
    folder: string,
    config: DetectorConfig,
    { onnx, kind }: Runtime,
    threads: number,
  ): Promise<DetectorSession> {
    const tokenizer = await verifiedFile(folder, 'tokenizer.json', config);
    const settings = await jsonOf(folder, 'tokenizer_config.json');
    const pieces = new WordPieces(parsed(tokenizer.toString('utf8'), 'tokenizer.json'), settings);
    const session = await networkOf(folder, config, kind, onnx, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      logSeverityLevel: 4,
      ...(kind === 'wasm' ? { executionProviders: ['wasm'] } : {}),
    });
    const opened = new DetectorSession(onnx, session, pieces, config);
    await opened.#prove();
    return opened;
  }

  /** Vectors of texts that are run together: they should be of like length. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const { embedding } = await this.#run(texts.map((text) => encodeText(text, this.#pieces, this.#config)));
    const width = embedding.dims[1]!;
    const data = numbersOf(embedding);
    return texts.map((_, row) => data.slice(row * width, (row + 1) * width));
  }

  async read(pair: ReadPair): Promise<PairOutput> {
    const row = encodePair(pair, this.#pieces, this.#config);
    const { wrong, type, tags, state, kind } = await this.#run([row]);
    const ofTags = numbersOf(tags);
    return {
      wrong: numbersOf(wrong)[0]!,
      types: [...numbersOf(type)],
      states: [...numbersOf(state)],
      kinds: [...numbersOf(kind)],
      pieces: row.pieces.map(({ at, start, end }) => ({
        start,
        end,
        tags: softmax([...ofTags.subarray(3 * at, 3 * at + 3)]) as unknown as TaggedPiece['tags'],
      })),
    };
  }

  /** Frees its memory; nothing may be asked of it afterwards. */
  async release(): Promise<void> {
    await this.#session.release();
  }

  /** One pair is read to see that the network has the outputs that are expected of it. */
  async #prove(): Promise<void> {
    const { types, states, kinds } = await this.read({ role: 'summary', sentence: 'a', excerpt: 'b' });
    const widths = [types.length, states.length, kinds.length];
    const told = [this.#config.types.length, this.#config.states.length, this.#config.kinds.length];
    if (widths.some((width, at) => width !== told[at]))
      throw new ModelUnusable(
        `model.onnx has outputs of the widths ${widths.join(', ')}, not ${told.join(', ')}`,
      );
  }

  async #run(rows: readonly Encoded[]): Promise<Outputs> {
    const missing = outputs.find((name) => !this.#session.outputNames.includes(name));
    if (missing) throw new ModelUnusable(`model.onnx has no output "${missing}"`);
    const feeds = this.#feedsOf(rows);
    const unknown = this.#session.inputNames.find((name) => !(name in feeds));
    if (unknown) throw new ModelUnusable(`model.onnx asks for an unknown input "${unknown}"`);
    const asked = Object.fromEntries(this.#session.inputNames.map((name) => [name, feeds[name]!]));
    return (await this.#session.run(asked, [...outputs])) as unknown as Outputs;
  }

  /** Shorter rows are filled up; the mask says with what. */
  #feedsOf(rows: readonly Encoded[]): Readonly<Record<string, Tensor>> {
    const length = Math.max(...rows.map(({ ids }) => ids.length));
    const filled = (of: (row: Encoded) => readonly number[]): Tensor => {
      const data = new BigInt64Array(rows.length * length);
      rows.forEach((row, n) => of(row).forEach((value, at) => (data[n * length + at] = BigInt(value))));
      return new this.#onnx.Tensor('int64', data, [rows.length, length]);
    };
    return {
      input_ids: filled(({ ids }) => ids),
      attention_mask: filled(({ ids }) => ids.map(() => 1)),
      token_type_ids: filled(({ segments }) => segments),
    };
  }
}

/**
 * The native runtime reads the file itself: handed over as bytes it would stay in memory twice (20 MB).
 * @throws ModelUnusable
 */
async function networkOf(
  folder: string,
  config: DetectorConfig,
  kind: Runtime['kind'],
  { InferenceSession: Session }: Runtime['onnx'],
  options: InferenceSession.SessionOptions,
): Promise<InferenceSession> {
  const network =
    kind === 'native'
      ? await verifiedPath(folder, 'model.onnx', config)
      : await verifiedFile(folder, 'model.onnx', config);
  try {
    return await (typeof network === 'string'
      ? Session.create(network, options)
      : Session.create(network, options));
  } catch {
    throw new ModelUnusable('model.onnx is no network that the runtime can load');
  }
}

/** @throws ModelUnusable where one of them is none */
function numbersOf(tensor: Tensor): Float32Array {
  const data = tensor.data as Float32Array;
  if (!(data instanceof Float32Array) || !data.every(Number.isFinite))
    throw new ModelUnusable('model.onnx gave outputs that are no numbers');
  return data;
}
