import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpinionOrder } from '../../core/engine/protocol.ts';
import type { ChatModel } from '../../core/llm/chat-model.ts';
import { askQuestions } from '../../core/opinion/ask-questions.ts';
import { Budget } from '../../core/opinion/budget.ts';
import { requestsAtATime } from '../../node/llm/patience.ts';
import type { HeardInScan, SurveyedPaper } from '../../node/scan/opinion-survey.ts';
import type { LlmSettings } from './llm-settings.ts';
import { targetOf } from './llm-target.ts';
import type { DeskSettings, Target } from './opinion-desk.ts';
import type { Addressee } from './requests-text.ts';
import { spentOn } from './spent-text.ts';

export interface FolderOpinionParts {
  /** @param uri of the folder, or of a review in it */
  readonly settings: (uri: string) => DeskSettings;
  readonly open: (target: Target, settings: LlmSettings, yesSend: boolean) => Promise<ChatModel>;
  readonly sending: (uri: string, to: Target) => Promise<void>;
  /** Shows papers and a sample of the exact text, and asks; true for "send once". */
  readonly consent: (papers: readonly SurveyedPaper[], to: Addressee, llm: LlmSettings) => Promise<boolean>;
  /** What the run came to. */
  readonly log: (text: string) => void;
}

/** The configured language model of a scan of a folder: the user is asked once a run. */
export class FolderOpinion {
  readonly #parts: FolderOpinionParts;

  constructor(parts: FolderOpinionParts) {
    this.#parts = parts;
  }

  /** What goes along with a scan; undefined where no model is to be asked. */
  ofFolder(folder: string): Pick<OpinionOrder, 'model' | 'host' | 'local' | 'mode'> | undefined {
    const { on, policy, llm } = this.#parts.settings(uriOf(folder));
    const target = targetOf(llm, policy);
    if (!on) return undefined;
    if (target.kind === 'problem') {
      this.#parts.log(`the language model is not asked: ${target.text}`);
      return undefined;
    }
    const { model, host, local } = target;
    return { model, host, local, mode: llm.mode };
  }

  /** Never rejects. */
  async ask(folder: string, papers: readonly SurveyedPaper[], stop: AbortSignal): Promise<HeardInScan> {
    const { policy, llm } = this.#parts.settings(uriOf(folder));
    const target = targetOf(llm, policy);
    const questions = papers.flatMap((paper) => paper.questions);
    const none = (problem: string): HeardInScan => ({ answers: {}, failed: [], problems: [problem] });
    if (target.kind === 'problem') return none(`Not allowed: ${target.text}.`);
    try {
      if (!(await this.#parts.consent(papers, target, llm))) return none('You did not agree to send them.');
      for (const { reviews } of papers)
        for (const review of reviews) await this.#parts.sending(uriOf(path.join(folder, review)), target);
      const model = await this.#parts.open(target, llm, true);
      const answers: Record<string, string> = {};
      const started = performance.now();
      const asked = await askQuestions(model, questions, {
        concurrency: requestsAtATime(target.local),
        budget: new Budget(llm.budget),
        signal: stop,
        onAnswered: (key, said) => void (answers[key] = JSON.stringify(said)),
      });
      const spent = spentOn(asked, performance.now() - started, llm.price);
      this.#parts.log(`${target.model} (${target.host}): ${spent}`);
      return { answers, failed: [...asked.failed], problems: asked.problems };
    } catch {
      return none('Asking the language model failed or was stopped.');
    }
  }
}

function uriOf(file: string): string {
  return pathToFileURL(file).href;
}
