import { ask } from '../llm/ask.ts';
import { ChatError, type ChatModel, type ChatRequest, type Usage } from '../llm/chat-model.ts';
import { askedForm, takenForm } from './answer.ts';
import type { Budget } from './budget.ts';
import { tokensIn } from './tokens.ts';

/** What of a question a model needs; its answer is known by the key. */
export interface OpenQuestion {
  readonly key: string;
  readonly messages: ChatRequest['messages'];
  readonly maxTokens: number;
}

export interface AskingSettings {
  /** Requests at a time. */
  readonly concurrency: number;
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined;
  /** Hears of each answer before the next question of the same turn. */
  readonly onAnswered?: (key: string, answers: readonly unknown[]) => Promise<void> | void;
  readonly onProgress?: (done: number, total: number) => void;
}

/** What became of the questions. */
export interface Asked {
  readonly answers: ReadonlyMap<string, readonly unknown[]>;
  /** Keys of the questions whose request failed or whose answer could not be read; what is in neither was not asked. */
  readonly failed: ReadonlySet<string>;
  /** Why requests failed or stopped, each in one sentence. */
  readonly problems: readonly string[];
  readonly requests: number;
  /** Tokens as the server counts them; null where it does not. */
  readonly usage: Usage | null;
}

/** Failures one after another before the rest is given up. */
const mostFailures = 3;

/** Asks the questions in their order. Failures are told and never thrown; rejects with the signal's reason alone. */
export async function askQuestions(
  model: ChatModel,
  questions: readonly OpenQuestion[],
  settings: AskingSettings,
): Promise<Asked> {
  const { concurrency, onAnswered, onProgress } = settings;
  const asking = new Asking(model, settings);
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < questions.length; at = next++) {
      const question = questions[at]!;
      const answers = await asking.ask(question);
      if (answers) await onAnswered?.(question.key, answers);
      onProgress?.((done += 1), questions.length);
    }
  };
  const workers = Math.max(1, Math.min(concurrency, questions.length));
  await Promise.all(Array.from({ length: workers }, worker));
  const { answers, failed, problems, requests, usage } = asking;
  return { answers, failed, problems: [...problems], requests, usage };
}

class Asking {
  readonly answers = new Map<string, readonly unknown[]>();
  readonly failed = new Set<string>();
  readonly problems = new Set<string>();
  requests = 0;
  usage: Usage | null = null;
  #failures = 0;
  #stopped = false;
  readonly #model: ChatModel;
  readonly #settings: AskingSettings;

  constructor(model: ChatModel, settings: AskingSettings) {
    this.#model = model;
    this.#settings = settings;
  }

  async ask({ key, messages, maxTokens }: OpenQuestion): Promise<readonly unknown[] | null> {
    const { budget, signal } = this.#settings;
    signal?.throwIfAborted();
    if (this.#stopped) return null;
    const reserved = tokensIn(messages.reduce((sum, { content }) => sum + content.length, 0)) + maxTokens;
    if (!budget.reserve(reserved)) {
      this.problems.add(`The budget of ${budget.limit} tokens is used up.`);
      return null;
    }
    this.requests += 1;
    try {
      const { value, usage } = await ask(
        this.#model,
        { name: 'second_opinion', messages, answer: takenForm, asked: askedForm, maxTokens },
        signal,
      );
      budget.settle(reserved, usage ? usage.promptTokens + usage.completionTokens : reserved);
      if (usage)
        this.usage = {
          promptTokens: (this.usage?.promptTokens ?? 0) + usage.promptTokens,
          completionTokens: (this.usage?.completionTokens ?? 0) + usage.completionTokens,
        };
      this.#failures = 0;
      this.answers.set(key, value);
      return value;
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      signal?.throwIfAborted();
      this.#fail(key, error);
      return null;
    }
  }

  /** Where the server is not there or does not take the key, asking again would change nothing. */
  #fail(key: string, { kind, message }: ChatError): void {
    this.failed.add(key);
    this.problems.add(message);
    this.#failures += 1;
    if (kind === 'refused' || kind === 'unreachable' || this.#failures >= mostFailures) this.#stopped = true;
  }
}
