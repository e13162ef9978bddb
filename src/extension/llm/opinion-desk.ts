import type { OpinionOrder, PaperInfo, ReviewOutcome } from '../../core/engine/protocol.ts';
import type { ChatModel } from '../../core/llm/chat-model.ts';
import { askQuestions, type OpenQuestion } from '../../core/opinion/ask-questions.ts';
import { Budget } from '../../core/opinion/budget.ts';
import { requestsAtATime } from '../../node/llm/patience.ts';
import type { Disposable } from '../event.ts';
import type { DraftState } from '../findings/draft-state.ts';
import { HeldOpinion } from './held-opinion.ts';
import type { LlmSettings } from './llm-settings.ts';
import { targetOf, type LlmTarget } from './llm-target.ts';
import type { OpinionStatus } from './opinion-status.ts';
import { counted, type Addressee } from './requests-text.ts';
import { spentOn } from './spent-text.ts';

export interface DeskSettings {
  /** The user wants a language model to be asked. */
  readonly on: boolean;
  readonly policy: Parameters<typeof targetOf>[1];
  readonly llm: LlmSettings;
}

export interface DeskParts {
  readonly settings: (uri: string) => DeskSettings;
  readonly state: (uri: string) => DraftState | undefined;
  readonly show: (uri: string, status: OpinionStatus) => void;
  readonly open: (target: Target, settings: LlmSettings, yesSend: boolean) => Promise<ChatModel>;
  /** Remembers that a model is asked about a draft. */
  readonly sending: (uri: string, to: Target) => Promise<void>;
  /** Shows the exact text and asks; true for "send once". */
  readonly consent: (questions: readonly OpenQuestion[], to: Addressee, llm: LlmSettings) => Promise<boolean>;
  /** Checks the draft again, with what was heard. */
  readonly recheck: (uri: string) => Promise<void>;
  readonly log: (text: string) => void;
}

export type Target = Extract<LlmTarget, { kind: 'target' }>;

/** How asking ended. */
export type AskedEnd = 'asked' | 'nothing-open' | 'declined' | 'busy' | { readonly problem: string };

/**
 * Between the check of a draft and the configured language model. The engine says which questions are open; they are put to
 * the model when the user has seen their exact text and agreed. To another machine that is so for each sending; for a model
 * on this machine it is so for a paper's first use, in this window.
 */
export class OpinionDesk implements Disposable {
  readonly #parts: DeskParts;
  readonly #held = new Map<string, HeldOpinion>();
  /** "paper key, host, model" of what the user agreed to on this machine. */
  readonly #agreed = new Set<string>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** What goes along with a check; undefined where no model is to be asked. */
  order(uri: string): OpinionOrder | undefined {
    const { on, policy, llm } = this.#parts.settings(uri);
    const target = targetOf(llm, policy);
    if (!on || target.kind === 'problem') return undefined;
    const { model, host, local } = target;
    return { model, host, local, mode: llm.mode, ...this.#heldOf(uri).told() };
  }

  /** The check of a draft has ended. */
  checked(uri: string, paper: PaperInfo, reviews: readonly ReviewOutcome[]): void {
    const { on, policy, llm } = this.#parts.settings(uri);
    if (!on) return;
    const target = targetOf(llm, policy);
    if (target.kind === 'problem')
      return this.#parts.show(uri, {
        kind: 'problem',
        text: `the language model was not asked: ${target.text}`,
      });
    const held = this.#heldOf(uri);
    held.take(paper.key, reviews);
    this.#showState(uri, held, target);
    if (held.fresh.length > 0 && target.local && this.#agreed.has(agreement(held.paper, target)))
      void this.#ask(uri, held, target, llm, held.fresh);
  }

  /** The exact requests that would be sent next, and to whom. */
  next(
    uri: string,
  ): { readonly questions: readonly OpenQuestion[]; readonly to: Addressee } | { problem: string } {
    const { on, policy, llm } = this.#parts.settings(uri);
    const target = targetOf(llm, policy);
    if (!on) return { problem: 'peerlint.detector is not "llm", so no language model is asked.' };
    if (target.kind === 'problem') return { problem: `${target.text}.` };
    const held = this.#held.get(uri);
    if (!held || this.#parts.state(uri)?.status.kind !== 'checked')
      return { problem: 'the draft is not checked yet. Nothing is sent before it is.' };
    return { questions: held.open, to: target };
  }

  /** The user wants the model to be asked: shows the exact text, and asks where that is needed. Never rejects. */
  async ask(uri: string): Promise<AskedEnd> {
    if (this.#parts.state(uri)?.stale) await this.#parts.recheck(uri);
    const next = this.next(uri);
    if ('problem' in next) return next;
    const { llm, policy } = this.#parts.settings(uri);
    const target = targetOf(llm, policy);
    const held = this.#held.get(uri);
    if (target.kind === 'problem' || !held) return 'nothing-open';
    if (held.abort) return 'busy';
    const { questions } = next;
    if (questions.length === 0) return 'nothing-open';
    if (!target.local || !this.#agreed.has(agreement(held.paper, target))) {
      if (!(await this.#parts.consent(questions, target, llm))) return 'declined';
      // The paper's data was deleted, or the draft closed, while the question stood there.
      if (this.#held.get(uri) !== held) return 'declined';
    }
    if (target.local) this.#agreed.add(agreement(held.paper, target));
    await this.#ask(uri, held, target, llm, questions);
    return 'asked';
  }

  /** Stops the requests that are under way. */
  stop(uri: string): void {
    this.#held.get(uri)?.abort?.abort();
  }

  /** Drafts of which answers are held in memory. */
  drafts(): readonly string[] {
    return [...this.#held.keys()];
  }

  /** Drops all that was heard and agreed to. */
  forget(uris: Iterable<string>): void {
    for (const uri of uris) {
      const held = this.#held.get(uri);
      held?.abort?.abort();
      for (const key of [...this.#agreed]) if (key.startsWith(`${held?.paper} `)) this.#agreed.delete(key);
      this.#held.delete(uri);
    }
  }

  closed(uri: string): void {
    this.#held.get(uri)?.abort?.abort();
    this.#held.delete(uri);
  }

  dispose(): void {
    for (const uri of this.drafts()) this.closed(uri);
  }

  #heldOf(uri: string): HeldOpinion {
    const held = this.#held.get(uri) ?? new HeldOpinion();
    this.#held.set(uri, held);
    return held;
  }

  async #ask(
    uri: string,
    held: HeldOpinion,
    target: Target,
    llm: LlmSettings,
    questions: readonly OpenQuestion[],
  ): Promise<void> {
    if (held.abort) return;
    const abort = (held.abort = new AbortController());
    const started = performance.now();
    const show = (done: number): void => {
      if (abort.signal.aborted) return;
      held.progress = `asking ${target.model} at ${target.host}… ${done} of ${counted(questions.length, 'request')}`;
      this.#parts.show(uri, { kind: 'asking', text: held.progress });
    };
    show(0);
    try {
      await this.#parts.sending(uri, target);
      const model = await this.#parts.open(target, llm, true);
      const asked = await askQuestions(model, questions, {
        concurrency: requestsAtATime(target.local),
        budget: new Budget(llm.budget),
        signal: abort.signal,
        onAnswered: (key, answers) => held.heard(key, JSON.stringify(answers)),
        onProgress: show,
      });
      held.ended(asked, spentOn(asked, performance.now() - started, llm.price));
    } catch (error) {
      const stopped = abort.signal.aborted;
      held.broken(
        stopped ? 'You stopped the requests.' : 'Asking the language model failed; the log has more.',
        questions,
      );
      // Neither keys nor texts are in these messages: requests run in another process, which says what it may.
      if (!stopped) this.#parts.log(`language model: ${error instanceof Error ? error.message : 'failed'}`);
    } finally {
      held.abort = null;
    }
    if (this.#held.get(uri) === held) await this.#parts.recheck(uri);
  }

  #showState(uri: string, held: HeldOpinion, { model, host, local }: Target): void {
    if (held.abort) return this.#parts.show(uri, { kind: 'asking', text: held.progress });
    const where = `${model} (${local ? `on this machine, ${host}` : host})`;
    const parts = held.spent === null ? [] : [`${where}: ${held.spent}`];
    if (held.problems.length > 0)
      return this.#parts.show(uri, {
        kind: 'problem',
        text: [...parts, `${held.problems.join(' ')} The local result stands`].join('; '),
      });
    if (held.open.length > 0)
      return this.#parts.show(uri, {
        kind: 'waits',
        text: `${counted(held.open.length, 'request')} to ${where} ${held.open.length === 1 ? 'waits' : 'wait'} for your word`,
      });
    this.#parts.show(uri, {
      kind: 'idle',
      text: parts[0] ?? `${where}: nothing to ask`,
    });
  }
}

function agreement(paper: string, { host, model }: Target): string {
  return `${paper} ${host} ${model}`;
}
