import { availableParallelism } from 'node:os';
import type { DetectorModel, PairOutput } from '../../core/model/detector-model.ts';
import type { DetectorConfig } from '../../core/model/detector-config.ts';
import { ModelUnusable } from '../../core/model/model-unusable.ts';
import type { VectorKeeper } from '../../core/model/vector-keeper.ts';
import type { VectorStore } from '../cache/vector-store.ts';
import { readModelConfig } from './model-files.ts';
import type { RuntimeKind } from './model-messages.ts';
import { ModelThread } from './model-thread.ts';

/** Texts that are embedded in one run: more of unlike length only bring more filling. */
const perRun = 8;
/** A thread that ends by itself is started once more; the second time the model is given up. */
const mostCrashes = 2;
/** An idle thread is let go after this time: it holds about 150 MB. */
const idleTime = 600_000;

export interface ModelOptions {
  /** Runtimes to try, in this order; native, then WebAssembly. */
  readonly runtimes?: readonly RuntimeKind[];
  /** Of one run; two on machines of eight cores or more, else one. */
  readonly threads?: number;
  /** Where vectors of papers are found again; nowhere by default. */
  readonly vectors?: VectorStore | undefined;
  /** Starts a thread; another way is for tests. */
  readonly start?: typeof ModelThread.start;
}

/** A model in a thread of its own, which starts with the first call. */
export interface ThreadedModel extends DetectorModel {
  /** The runtime that runs it; null before it ran. */
  readonly runtime: RuntimeKind | null;
  /** Starts the thread, if it does not run. Rejects with ModelUnusable where it cannot. */
  load(): Promise<void>;
  /** Ends the thread; the next call starts it again. */
  close(): Promise<void>;
}

/**
 * The model in a folder (model.onnx, tokenizer.json, tokenizer_config.json, config.json). Rejects with ModelUnusable where
 * there is no configuration; everything else is read by the thread when it starts.
 */
export async function openDetectorModel(folder: string, options: ModelOptions = {}): Promise<ThreadedModel> {
  return new ModelInThread(folder, await readModelConfig(folder), options);
}

class ModelInThread implements ThreadedModel {
  readonly config: DetectorConfig;
  readonly sha256: string;
  readonly keeper: VectorKeeper | undefined;
  readonly #folder: string;
  readonly #options: ModelOptions;
  #starting: Promise<ModelThread> | null = null;
  /** The thread that was started last; it may have ended. */
  #live: ModelThread | null = null;
  #runtime: RuntimeKind | null = null;
  #crashes = 0;
  /** Why it will not be tried again. */
  #given: ModelUnusable | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(folder: string, config: DetectorConfig, options: ModelOptions) {
    this.#folder = folder;
    this.config = config;
    this.sha256 = config.files['model.onnx'].sha256;
    this.keeper = options.vectors?.keeperFor(config);
    this.#options = options;
  }

  get runtime(): RuntimeKind | null {
    return this.#runtime;
  }

  async load(): Promise<void> {
    await this.#thread();
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const starting = this.#starting;
    this.#starting = null;
    this.#live = null;
    await (await starting?.catch(() => null))?.end();
  }

  async embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    const out: Float32Array[] = new Array<Float32Array>(texts.length);
    const order = texts.map((_, at) => at).sort((a, b) => texts[a]!.length - texts[b]!.length || a - b);
    for (let from = 0; from < order.length; from += perRun) {
      const batch = order.slice(from, from + perRun);
      const vectors = await this.#ask(signal, async (thread) => {
        const answer = await thread.ask({ kind: 'embed', texts: batch.map((at) => texts[at]!) });
        return 'vectors' in answer ? answer.vectors : [];
      });
      batch.forEach((at, n) => (out[at] = vectors[n]!));
    }
    return out;
  }

  async read(pairs: Parameters<DetectorModel['read']>[0], signal?: AbortSignal): Promise<PairOutput[]> {
    const out: PairOutput[] = [];
    for (const pair of pairs)
      out.push(
        await this.#ask(signal, async (thread) => {
          const answer = await thread.ask({ kind: 'read', pair });
          if (!('output' in answer)) throw new ModelUnusable('its thread answered something else');
          return answer.output;
        }),
      );
    return out;
  }

  async #ask<T>(signal: AbortSignal | undefined, work: (thread: ModelThread) => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const running = await this.#thread();
    // It may have ended since.
    const thread = running.ended ? await this.#thread() : running;
    clearTimeout(this.#idle);
    try {
      const answer = await work(thread);
      signal?.throwIfAborted();
      return answer;
    } finally {
      this.#idle = setTimeout(() => void this.close(), idleTime).unref();
    }
  }

  #thread(): Promise<ModelThread> {
    if (this.#live?.ended) this.#crashed();
    if (this.#given) return Promise.reject(this.#given);
    return (this.#starting ??= this.#start());
  }

  async #start(): Promise<ModelThread> {
    const { runtimes = ['native', 'wasm'], threads = availableParallelism() >= 8 ? 2 : 1 } = this.#options;
    try {
      this.#live = await (this.#options.start ?? ModelThread.start)({
        folder: this.#folder,
        config: this.config,
        threads,
        runtimes,
      });
      this.#runtime = this.#live.runtime;
      return this.#live;
    } catch (error) {
      // Files and runtime are as they are: trying them again with every sentence would only cost time.
      this.#given = error instanceof ModelUnusable ? error : new ModelUnusable(String(error));
      throw this.#given;
    }
  }

  /** The work that was under way is lost; the next call starts the thread anew, once. */
  #crashed(): void {
    this.#live = null;
    this.#starting = null;
    this.#crashes += 1;
    if (this.#crashes >= mostCrashes) this.#given = new ModelUnusable('its thread ended twice');
  }
}
