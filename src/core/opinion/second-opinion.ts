import type { PaperIndex } from '../evidence/paper-index.ts';
import type { ChatModel } from '../llm/chat-model.ts';
import type { Strategy } from '../llm/strategies.ts';
import type { Sentence } from '../review/model.ts';
import { sha256Hex } from '../text/hash.ts';
import { oneAnswer, takenForm } from './answer.ts';
import { askQuestions, type Asked } from './ask-questions.ts';
import type { Budget } from './budget.ts';
import type { Chosen } from './choose-sentences.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { OpinionReport } from './opinion-report.ts';
import { version } from './prompts/second-opinion-1.ts';
import { questionsFor, type OpinionMode, type OpinionQuestion } from './question.ts';
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

/** A question under the key by which its answer is kept. */
export interface PlannedQuestion extends OpinionQuestion {
  readonly key: string;
}

/** What the model said of a review's sentences, for fusion. */
export interface SecondOpinion {
  readonly verdicts: ReadonlyMap<Sentence, ModelVerdict>;
  /** The sentences that the local check called contradicted. */
  readonly flagged: ReadonlySet<Sentence>;
  readonly report: OpinionReport;
}

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
  const { store, signal, onProgress, clock, host, local } = settings;
  const started = clock();
  const plan = planFor(index, chosen, { ...settings, model: model.name });
  const known = await knownAnswers(plan, store, signal);
  const open = plan.filter(({ key }) => !known.has(key));
  let done = plan.length - open.length;
  const asked = await askQuestions(model, open, {
    ...settings,
    onAnswered: (key, answers) => store?.put(key, JSON.stringify(answers)),
    onProgress: () => onProgress?.((done += 1), plan.length),
  });
  return judged(plan, index, chosen, known, {
    ...asked,
    model: model.name,
    host,
    local,
    took: clock() - started,
  });
}

/** The questions about the chosen sentences, each under its key. */
export function planFor(
  index: PaperIndex,
  chosen: readonly Chosen[],
  {
    mode,
    strategy,
    model,
    host,
  }: Pick<OpinionSettings, 'mode' | 'strategy' | 'host'> & { readonly model: string },
): PlannedQuestion[] {
  return questionsFor(
    chosen.map(({ sentence }) => sentence),
    index,
    mode,
    strategy,
  ).map((question) => ({ ...question, key: keyOf(question, model, host) }));
}

/** What earlier runs heard, by key. */
export async function knownAnswers(
  plan: readonly PlannedQuestion[],
  store: AnswerStore | undefined,
  signal?: AbortSignal,
): Promise<Map<string, readonly unknown[]>> {
  const known = new Map<string, readonly unknown[]>();
  for (const { key } of plan) {
    signal?.throwIfAborted();
    const kept = await store?.get(key);
    const answers = kept === undefined || kept === null ? null : answersIn(kept);
    if (answers) known.set(key, answers);
  }
  return known;
}

/** The answers in their kept form; null where it holds none. */
export function answersIn(kept: string): readonly unknown[] | null {
  try {
    const read = takenForm.safeParse(JSON.parse(kept));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What was heard of the questions of a plan, besides the known answers. */
export type Heard = Asked &
  Pick<OpinionReport, 'model' | 'host' | 'local' | 'took'> & {
    /** Said in front of the problems of the requests themselves. */
    readonly why?: readonly string[];
  };

/** Holds all answers against sentences and paper. */
export function judged(
  plan: readonly PlannedQuestion[],
  index: PaperIndex,
  chosen: readonly Chosen[],
  known: ReadonlyMap<string, readonly unknown[]>,
  heard: Heard,
): SecondOpinion {
  const verdicts = new Map<Sentence, ModelVerdict>();
  const dropped: Partial<Record<Dropped, number>> = {};
  const drop = (why: Dropped): void => void (dropped[why] = (dropped[why] ?? 0) + 1);
  let [failed, unasked] = [0, 0];
  for (const { key, sentences, passages } of plan) {
    const answers = known.get(key) ?? heard.answers.get(key);
    if (!answers) {
      if (heard.failed.has(key)) failed += sentences.length;
      else unasked += sentences.length;
      continue;
    }
    const open = new Set(sentences.keys());
    for (const answer of answers) {
      const read = oneAnswer.safeParse(answer);
      const at = read.success ? read.data.n - 1 : -1;
      // Said of no sentence of this question, or a second time.
      if (!read.success || !open.delete(at)) continue;
      const verdict = judgeAnswer(read.data, sentences[at]!.text, index, passages);
      if (typeof verdict === 'string') drop(verdict);
      else verdicts.set(sentences[at]!, verdict);
    }
    for (let left = open.size; left > 0; left -= 1) drop('form');
  }
  const { model, host, local, problems, why = [], requests, usage, took } = heard;
  return {
    verdicts,
    flagged: new Set(chosen.filter(({ flagged }) => flagged).map(({ sentence }) => sentence)),
    report: {
      model,
      host,
      local,
      promptVersion: version,
      chosen: chosen.length,
      judged: verdicts.size,
      dropped,
      failed,
      unasked,
      problems: [...why, ...problems],
      requests,
      known: known.size,
      usage,
      took,
    },
  };
}

/** By what is asked, the wording's version and the model. */
function keyOf({ messages, maxTokens }: OpinionQuestion, model: string, host: string): string {
  return sha256Hex(JSON.stringify([version, model, host, messages, maxTokens]));
}
