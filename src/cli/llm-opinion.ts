import path from 'node:path';
import { checkReview } from '../core/check/check-review.ts';
import { hear, type ChosenModel } from '../core/check/model-voice.ts';
import { SentenceCache } from '../core/check/sentence-cache.ts';
import type { PaperIndex } from '../core/evidence/paper-index.ts';
import type { Policy } from '../core/findings/finding.ts';
import { InputError } from '../core/input-error.ts';
import type { Strategy } from '../core/llm/strategies.ts';
import { Budget } from '../core/opinion/budget.ts';
import { chooseSentences, type Chosen } from '../core/opinion/choose-sentences.ts';
import { spentText, type OpinionReport } from '../core/opinion/opinion-report.ts';
import { fitsWhole, questionsFor, type OpinionMode } from '../core/opinion/question.ts';
import { secondOpinion, type SecondOpinion } from '../core/opinion/second-opinion.ts';
import { printable } from '../core/report/printable.ts';
import type { Review } from '../core/review/model.ts';
import { answerStore } from '../node/llm/answer-store.ts';
import { endpointOf } from '../node/llm/endpoint.ts';
import { requestsAtATime } from '../node/llm/patience.ts';
import { LocalModels } from '../node/onnx/local-models.ts';
import { serverOf, type ModelOptions, type NamedServer } from './chat-model-of.ts';
import type { Host } from './host.ts';
import { cacheFolder, vectorStore } from './paper-store.ts';

export interface LlmOptions extends ModelOptions {
  readonly llmMode?: OpinionMode;
  readonly llmStrategy?: Strategy;
  /** Tokens of the run. */
  readonly llmBudget?: number;
  /** Tokens that the model can read at once. */
  readonly llmContext?: number;
  /** USD a million tokens. */
  readonly llmPrice?: { readonly read: number; readonly written: number };
  /** Show the requests and send none. */
  readonly llmPreview?: boolean;
  readonly policy: Policy;
  /** Folder of the local model; the one that comes with the program by default. */
  readonly model?: string;
  readonly cache?: boolean;
}

const usualBudget = 500_000;
const usualContext = 32_000;

/** The configured language model of a run of the command line. */
export class LlmRun {
  readonly #options: LlmOptions;
  readonly #host: Host;
  readonly #server: NamedServer | null;
  readonly #model: string;
  readonly #address: string;
  readonly #budget: Budget;
  readonly #screens: LocalModels;
  readonly #reports: OpinionReport[] = [];
  readonly #said = new Set<string>();

  /** Throws InputError where the model may not be asked. */
  constructor(options: LlmOptions, host: Host) {
    const { llmUrl, llmModel } = options;
    if (llmUrl === undefined || llmModel === undefined)
      throw new InputError(
        '--detector llm',
        'needs a model.',
        'Give --llm-url and --llm-model, such as http://127.0.0.1:8080/v1 and the name of a model there.',
      );
    this.#options = options;
    this.#screens = new LocalModels(undefined, vectorStore(options));
    this.#host = host;
    this.#model = llmModel;
    this.#address = llmUrl;
    // A preview sends nothing; what the venue forbids altogether is no use to look at.
    if (options.llmPreview)
      endpointOf(llmUrl, options.policy === 'rulesOnly' ? 'rulesOnly' : 'cloudAllowed', true);
    this.#server = options.llmPreview ? null : serverOf(llmUrl, options);
    this.#budget = new Budget(options.llmBudget ?? usualBudget);
  }

  /** Asks about a review; null where the requests were only shown. Failures are in the opinion's report. */
  async about(review: Review, index: PaperIndex, local: ChosenModel): Promise<SecondOpinion | null> {
    const mode = this.#modeFor(index);
    const chosen = await this.#choose(review, index, local, mode);
    const server = this.#server;
    if (!server) {
      await this.#show(review, index, chosen, mode);
      return null;
    }
    const { host } = server.endpoint.url;
    const { local: here } = server.endpoint;
    this.#announce(review, index, chosen, mode, here, host);
    const opinion = await secondOpinion(server.service.model(this.#model), index, chosen, {
      mode,
      strategy: this.#options.llmStrategy ?? 'zero-shot',
      concurrency: requestsAtATime(here),
      budget: this.#budget,
      host,
      local: here,
      // Who locks a paper does not want its words to lie about in the clear.
      store:
        this.#options.cache === false || index.paper.locked
          ? undefined
          : answerStore({ folder: cacheFolder() }),
      clock: () => performance.now(),
    });
    this.#reports.push(opinion.report);
    for (const problem of opinion.report.problems) this.#say(problem);
    return opinion;
  }

  /** What was spent, on standard error. */
  end(): void {
    if (this.#reports.length > 0)
      this.#host.err(
        `peerlint: ${printable(this.#model)}: ${spentText(this.#reports, this.#options.llmPrice ?? null)}.`,
      );
  }

  #modeFor({ paper }: PaperIndex): OpinionMode {
    const { llmMode: mode = 'confirm', llmContext = usualContext } = this.#options;
    if (mode !== 'paper' || fitsWhole(paper, llmContext)) return mode;
    this.#say(
      `the paper does not fit into ${llmContext} tokens (--llm-context); the passages that bear on each sentence are read instead.`,
    );
    return 'full';
  }

  /** The local check says which sentences are worth a question; its model helps even where it is not on by default. */
  async #choose(review: Review, index: PaperIndex, local: ChosenModel, mode: OpinionMode): Promise<Chosen[]> {
    const { policy, model: folder } = this.#options;
    const modelPath = folder === undefined ? null : path.resolve(folder);
    const screen = local.model ? local : await this.#screens.choose({ detector: 'local', policy, modelPath });
    const { model } = await hear(screen, index, review);
    const settings = { threshold: 'recall', policy, model, judgements: new SentenceCache() } as const;
    return chooseSentences(review, checkReview(index.paper, index, review, settings), mode);
  }

  #announce(
    review: Review,
    index: PaperIndex,
    chosen: readonly Chosen[],
    mode: OpinionMode,
    here: boolean,
    host: string,
  ): void {
    const { questions, size } = this.#questions(index, chosen, mode);
    const what = `${chosen.length} ${chosen.length === 1 ? 'sentence' : 'sentences'} of ${review.path} with passages of the paper (${questions.length} requests, ${size} characters)`;
    this.#host.err(
      printable(
        here
          ? `peerlint: asking ${this.#model} at ${host}, on this machine, about ${what}.`
          : `peerlint: sending ${what} to ${this.#model} at ${host}, which is not this machine.`,
      ),
    );
  }

  async #show(
    review: Review,
    index: PaperIndex,
    chosen: readonly Chosen[],
    mode: OpinionMode,
  ): Promise<void> {
    const { questions, size } = this.#questions(index, chosen, mode);
    const { host } = new URL(this.#address);
    await this.#host.out(
      `${printable(`${review.path}: ${questions.length} requests, ${size} characters, would go to ${this.#model} at ${host}. Nothing was sent.`)}\n`,
    );
    for (const [at, { messages }] of questions.entries())
      for (const { role, content } of messages)
        await this.#host.out(`\n--- request ${at + 1}, ${role} ---\n${lines(content)}\n`);
  }

  #questions(index: PaperIndex, chosen: readonly Chosen[], mode: OpinionMode) {
    const questions = questionsFor(
      chosen.map(({ sentence }) => sentence),
      index,
      mode,
      this.#options.llmStrategy ?? 'zero-shot',
    );
    const size = questions
      .flatMap(({ messages }) => messages)
      .reduce((sum, { content }) => sum + content.length, 0);
    return { questions, size };
  }

  #say(line: string): void {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.#host.err(`peerlint: ${printable(line)}`);
  }
}

/** Line by line as it would be sent, without what could steer a terminal. */
function lines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
