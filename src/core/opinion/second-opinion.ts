import type { PaperIndex } from '../evidence/paper-index.ts';
import { ask } from '../llm/ask.ts';
import { ChatError, type ChatModel, type Usage } from '../llm/chat-model.ts';
import type { Strategy } from '../llm/strategies.ts';
import type { Sentence } from '../review/model.ts';
import { sha256Hex } from '../text/hash.ts';
import { askedForm, oneAnswer, takenForm } from './answer.ts';
import type { Budget } from './budget.ts';
import type { Chosen } from './choose-sentences.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { OpinionReport } from './opinion-report.ts';
import { version } from './prompts/second-opinion-1.ts';
import { questionsFor, tokensIn, type OpinionMode, type OpinionQuestion } from './question.ts';
import type { Dropped, ModelVerdict } from './verdict.ts';

/** Answers of earlier runs. Neither side ever rejects: what cannot be kept is asked anew. */
export interface AnswerStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

export interface OpinionSettings {
  readonly mode: OpinionMode;
  readonly strategy: Strategy;
  /** Requests at a time. */
  readonly concurrency: number;
  readonly budget: Budget;
  /** Host and port, for the report, and whether it is this machine. */
  readonly host: string;
  readonly local: boolean;
  readonly store?: AnswerStore | undefined;
  /** Milliseconds since any fixed time. */
  readonly clock: () => number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** What the model said of a review's sentences, for fusion. */
export interface SecondOpinion {
  readonly verdicts: ReadonlyMap<Sentence, ModelVerdict>;
  /** The sentences that the local check called contradicted. */
  readonly flagged: ReadonlySet<Sentence>;
  readonly report: OpinionReport;
}

/** Failures one after another before the rest is given up. */
const mostFailures = 3;

/**
 * Asks the model about the chosen sentences. Failures are told in the report and never thrown: the local result stands.
 * Rejects with the signal's reason alone.
 */
export async function secondOpinion(
  model: ChatModel,
  index: PaperIndex,
  chosen: readonly Chosen[],
  settings: OpinionSettings,
): Promise<SecondOpinion> {
  const started = settings.clock();
  const questions = questionsFor(
    chosen.map(({ sentence }) => sentence),
    index,
    settings.mode,
    settings.strategy,
  );
  const run = new Run(model, index, settings);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < questions.length; at = next++) {
      await run.ask(questions[at]!);
      settings.onProgress?.(at + 1, questions.length);
    }
  };
  const workers = Math.max(1, Math.min(settings.concurrency, questions.length));
  await Promise.all(Array.from({ length: workers }, worker));
  return {
    verdicts: run.verdicts,
    flagged: new Set(chosen.filter(({ flagged }) => flagged).map(({ sentence }) => sentence)),
    report: {
      model: model.name,
      host: settings.host,
      local: settings.local,
      promptVersion: version,
      chosen: chosen.length,
      judged: run.verdicts.size,
      dropped: run.dropped,
      failed: run.failed,
      unasked: run.unasked,
      problems: [...run.problems],
      requests: run.requests,
      known: run.known,
      usage: run.usage,
      took: settings.clock() - started,
    },
  };
}

/** The state of one review's questions. */
class Run {
  readonly verdicts = new Map<Sentence, ModelVerdict>();
  readonly dropped: Partial<Record<Dropped, number>> = {};
  readonly problems = new Set<string>();
  failed = 0;
  unasked = 0;
  requests = 0;
  known = 0;
  usage: Usage | null = null;
  #failures = 0;
  #stopped = false;
  readonly #model: ChatModel;
  readonly #index: PaperIndex;
  readonly #settings: OpinionSettings;

  constructor(model: ChatModel, index: PaperIndex, settings: OpinionSettings) {
    this.#model = model;
    this.#index = index;
    this.#settings = settings;
  }

  async ask(question: OpinionQuestion): Promise<void> {
    const { signal, store } = this.#settings;
    signal?.throwIfAborted();
    const key = keyOf(question, this.#model.name, this.#settings.host);
    const kept = await store?.get(key);
    const before = kept === undefined || kept === null ? null : answersIn(kept);
    if (before) {
      this.known += 1;
      this.#take(before, question);
      return;
    }
    const answers = await this.#send(question);
    if (!answers) return;
    this.#take(answers, question);
    await store?.put(key, JSON.stringify(answers));
  }

  async #send(question: OpinionQuestion): Promise<readonly unknown[] | null> {
    const { budget, signal } = this.#settings;
    const { sentences, messages, maxTokens } = question;
    if (this.#stopped) {
      this.unasked += sentences.length;
      return null;
    }
    const reserved = tokensIn(messages.reduce((sum, { content }) => sum + content.length, 0)) + maxTokens;
    if (!budget.reserve(reserved)) {
      this.unasked += sentences.length;
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
      return value;
    } catch (error) {
      if (!(error instanceof ChatError)) throw error;
      signal?.throwIfAborted();
      this.#fail(error, sentences.length);
      return null;
    }
  }

  /** Where the server is not there or does not take the key, asking again would change nothing. */
  #fail({ kind, message }: ChatError, sentences: number): void {
    this.failed += sentences;
    this.problems.add(message);
    this.#failures += 1;
    if (kind === 'refused' || kind === 'unreachable' || this.#failures >= mostFailures) this.#stopped = true;
  }

  #take(answers: readonly unknown[], { sentences, passages }: OpinionQuestion): void {
    const open = new Set(sentences.keys());
    for (const answer of answers) {
      const read = oneAnswer.safeParse(answer);
      const at = read.success ? read.data.n - 1 : -1;
      // Said of no sentence of this question, or a second time.
      if (!read.success || !open.delete(at)) continue;
      const sentence = sentences[at]!;
      const verdict = judgeAnswer(read.data, sentence.text, this.#index, passages);
      if (typeof verdict === 'string') this.#drop(verdict);
      else this.verdicts.set(sentence, verdict);
    }
    for (let left = open.size; left > 0; left -= 1) this.#drop('form');
  }

  #drop(why: Dropped): void {
    this.dropped[why] = (this.dropped[why] ?? 0) + 1;
  }
}

/** By what is asked, the wording's version and the model. */
function keyOf({ messages, maxTokens }: OpinionQuestion, model: string, host: string): string {
  return sha256Hex(JSON.stringify([version, model, host, messages, maxTokens]));
}

function answersIn(kept: string): readonly unknown[] | null {
  try {
    const read = takenForm.safeParse(JSON.parse(kept));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
