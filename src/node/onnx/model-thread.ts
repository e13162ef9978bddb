import type { Worker } from 'node:worker_threads';
import { ModelUnusable } from '../../core/model/model-unusable.ts';
import { workerOf } from '../worker-of.ts';
import type { ModelAnswer, ModelJob, ModelStart, ModelThreadData, RuntimeKind } from './model-messages.ts';

type Asked = { [K in ModelJob['kind']]: Omit<Extract<ModelJob, { kind: K }>, 'id'> }[ModelJob['kind']];
type Answered = { [K in ModelAnswer as string]: Omit<K, 'id'> }[string];

interface Waiting {
  resolve(answer: ModelAnswer): void;
  reject(error: Error): void;
}

/** One start of the thread that holds the network. It does not keep the process alive while it has nothing to do. */
export class ModelThread {
  readonly runtime: RuntimeKind;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: string | null = null;

  private constructor(worker: Worker, runtime: RuntimeKind) {
    this.#worker = worker;
    this.runtime = runtime;
    worker.on('message', (answer: ModelAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#end(`its thread ended (${error.message.split('\n')[0] ?? ''})`));
    worker.on('exit', () => this.#end('its thread ended'));
    worker.unref();
  }

  /** Rejects with ModelUnusable where files or runtime do not do. */
  static async start(data: ModelThreadData): Promise<ModelThread> {
    const worker = workerOf('model-worker.cjs', new URL('./model-worker.ts', import.meta.url), {
      // What a runtime prints must not mix with results on stdout. It is not read: that would keep the process alive.
      stdout: true,
      stderr: true,
      // What it makes is gone at once: room for more young objects (48 MB by default) is only held, and buys no time.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
      workerData: data,
    });
    const first = await new Promise<ModelStart>((resolve) => {
      const unusable = (why: string): void => resolve({ kind: 'unusable', why });
      worker.once('message', resolve);
      worker.on('error', (error) => unusable(`its thread does not start (${error.message.split('\n')[0]})`));
      worker.on('exit', () => unusable('its thread ended at the start'));
    });
    if (first.kind === 'ready') return new ModelThread(worker, first.runtime);
    await worker.terminate();
    throw new ModelUnusable(first.why);
  }

  get ended(): boolean {
    return this.#ended !== null;
  }

  /** Rejects with ModelUnusable where the network fails or the thread ends. */
  async ask(job: Asked): Promise<Answered> {
    if (this.#ended !== null) throw new ModelUnusable(this.#ended);
    const id = (this.#lastId += 1);
    this.#worker.ref();
    try {
      const answer = await new Promise<ModelAnswer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#worker.postMessage({ ...job, id });
      });
      if ('failed' in answer) throw new ModelUnusable(answer.failed);
      return answer;
    } finally {
      if (this.#waiting.size === 0) this.#worker.unref();
    }
  }

  /**
   * Ends the thread when it has answered what it was asked, and waits until its memory is free. It is never terminated:
   * the native runtime takes the whole process down when its thread goes in the middle of a run.
   */
  async end(): Promise<void> {
    if (this.#ended !== null) return;
    this.#ended = 'its thread was ended';
    const gone = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.ref();
    this.#worker.postMessage({ kind: 'end', id: 0 } satisfies ModelJob);
    await gone;
  }

  #settle(answer: ModelAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    waiting?.resolve(answer);
  }

  #end(why: string): void {
    const reason = (this.#ended ??= why);
    for (const { reject } of this.#waiting.values()) reject(new ModelUnusable(reason));
    this.#waiting.clear();
  }
}
