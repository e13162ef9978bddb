import { fork, type ChildProcess } from 'node:child_process';
import { ChatError, type ChatModel } from '../../core/llm/chat-model.ts';
import type { LlmAnswer, LlmOrder, ServerOrder } from './process-messages.ts';

type Fresh = LlmOrder extends infer Order
  ? Order extends { id: number }
    ? Omit<Order, 'id'>
    : never
  : never;

interface Waiting {
  readonly resolve: (answer: LlmAnswer) => void;
  readonly reject: (error: ChatError) => void;
}

/**
 * The host's side of the process that speaks to language models: it starts with the first request and ends when nothing is
 * asked for a while, so that with the language model off there is no such process at all.
 */
export class LlmClient {
  readonly #module: string;
  readonly #idle: number;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param module dist/llm.cjs @param idle milliseconds without a request after which the process ends */
  constructor(module: string, idle = 30_000) {
    this.#module = module;
    this.#idle = idle;
  }

  /** Whether the process runs. */
  get running(): boolean {
    return this.#child !== null;
  }

  model(name: string, server: ServerOrder): ChatModel {
    return {
      name,
      complete: async (request, signal) => {
        const answer = await this.#ask({ kind: 'complete', server, model: name, request }, signal);
        if (answer.kind === 'reply') return answer.reply;
        throw new ChatError('failed', 'The process that asks language models gave no answer.');
      },
    };
  }

  /** Names of a server's models; sends no text. Rejects with ChatError. */
  async models(server: ServerOrder, signal?: AbortSignal): Promise<readonly string[]> {
    const answer = await this.#ask({ kind: 'models', server }, signal);
    return answer.kind === 'models' ? answer.models : [];
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
  }

  #ask(order: Fresh, signal: AbortSignal | undefined): Promise<LlmAnswer> {
    if (signal?.aborted) return Promise.reject(new ChatError('cancelled', 'Cancelled.'));
    this.#lastId += 1;
    const id = this.#lastId;
    const child = (this.#child ??= this.#start());
    clearTimeout(this.#timer);
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#send(child, { kind: 'cancel', id });
        this.#settle(id, (waiting) => waiting.reject(new ChatError('cancelled', 'Cancelled.')));
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const done = (): void => signal?.removeEventListener('abort', cancel);
      this.#waiting.set(id, {
        resolve: (answer) => (done(), resolve(answer)),
        reject: (error) => (done(), reject(error)),
      });
      this.#send(child, { ...order, id } as LlmOrder);
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#module, [], {
      // The host's own flags (--inspect) and hooks are not for it.
      execArgv: [],
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (message) => this.#receive(message as LlmAnswer));
    const gone = (): void => {
      if (this.#child === child) this.#child = null;
      for (const id of [...this.#waiting.keys()])
        this.#settle(id, ({ reject }) =>
          reject(new ChatError('failed', 'The process that asks language models has ended.')),
        );
    };
    child.on('error', gone);
    child.on('exit', gone);
    return child;
  }

  #receive(answer: LlmAnswer): void {
    this.#settle(answer.id, ({ resolve, reject }) => {
      if (answer.kind === 'failed') reject(new ChatError(answer.failure, answer.message));
      else resolve(answer);
    });
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child?.kill(), this.#idle);
    this.#timer.unref();
  }

  #send(child: ChildProcess, order: LlmOrder): void {
    // A send to a process that has just died is answered by its end.
    if (child.connected) child.send(order, () => undefined);
  }
}
