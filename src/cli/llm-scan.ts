import { InputError } from '../core/input-error.ts';
import { askQuestions } from '../core/opinion/ask-questions.ts';
import { Budget } from '../core/opinion/budget.ts';
import { spentText } from '../core/opinion/opinion-report.ts';
import { requestSizes, requestsText } from '../core/opinion/sample-text.ts';
import { printable } from '../core/report/printable.ts';
import { requestsAtATime } from '../node/llm/patience.ts';
import type { HeardInScan, SurveyedPaper } from '../node/scan/opinion-survey.ts';
import type { ScanSettings } from '../node/scan/scan-messages.ts';
import { serverOf, type NamedServer } from './chat-model-of.ts';
import type { Host } from './host.ts';
import type { LlmOptions } from './llm-opinion.ts';

const usualBudget = 500_000;

/**
 * The configured language model of a scan: what it would be asked is known for the whole folder, and said, before anything
 * is sent. The leave is given on the command line (`--policy cloudAllowed --yes-send`), on each run.
 */
export class LlmScan {
  readonly #options: LlmOptions;
  readonly #host: Host;
  readonly #server: NamedServer;
  readonly #model: string;

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
    this.#host = host;
    this.#model = llmModel;
    this.#server = serverOf(llmUrl, options);
  }

  /** For the workers, which ask nobody. */
  get settings(): NonNullable<ScanSettings['opinion']> {
    const { url, local } = this.#server.endpoint;
    const { llmMode: mode = 'confirm', llmStrategy, llmContext } = this.#options;
    return {
      ...{ model: this.#model, host: url.host, local, mode },
      ...(llmStrategy !== undefined && { strategy: llmStrategy }),
      ...(llmContext !== undefined && { contextTokens: llmContext }),
    };
  }

  /** Lists papers, host and total size with a sample of the exact text; null where `--llm-preview` wants no more. */
  async ask(papers: readonly SurveyedPaper[], stop: AbortSignal): Promise<HeardInScan | null> {
    const all = papers.flatMap(({ questions }) => questions);
    this.#announce(papers);
    if (this.#options.llmPreview) {
      for (const { paper, questions } of papers)
        await this.#host.out(`${printable(paper)}\n${lines(requestsText(questions))}\n\n`);
      return null;
    }
    const started = performance.now();
    const { local } = this.#server.endpoint;
    const answers: Record<string, string> = {};
    const asked = await askQuestions(this.#server.service.model(this.#model), all, {
      concurrency: requestsAtATime(local),
      budget: new Budget(this.#options.llmBudget ?? usualBudget),
      signal: stop,
      onAnswered: (key, said) => void (answers[key] = JSON.stringify(said)),
    });
    for (const problem of asked.problems) this.#say(problem);
    const took = performance.now() - started;
    const spent = spentText([{ ...asked, known: 0, took }], this.#options.llmPrice ?? null);
    this.#say(`${this.#model}: ${spent}.`);
    return { answers, failed: [...asked.failed], problems: asked.problems };
  }

  #announce(papers: readonly SurveyedPaper[]): void {
    const { url, local } = this.#server.endpoint;
    const all = papers.flatMap(({ questions }) => questions);
    if (all.length === 0)
      return this.#say(
        `nothing to ask ${this.#model}: no sentence calls for it, or all is known from before.`,
      );
    const { requests, characters, tokens } = requestSizes(all);
    const verb = this.#options.llmPreview ? 'would go' : 'go';
    this.#say(
      `${counted(requests)} about ${papers.length} ${papers.length === 1 ? 'paper' : 'papers'}, ${characters} characters (at most about ${tokens} tokens), ${verb} to ${this.#model} at ${url.host}, ${local ? 'on this machine' : 'which is not this machine'}:`,
    );
    for (const { paper, questions } of papers) {
      const size = requestSizes(questions);
      this.#say(`- ${paper}: ${counted(size.requests)}, ${size.characters} characters`);
    }
    if (this.#options.llmPreview) return;
    this.#say('the first of them, word for word:');
    this.#host.err(lines(requestsText(all.slice(0, 1))));
  }

  #say(line: string): void {
    this.#host.err(`peerlint: ${printable(line)}`);
  }
}

/** Line by line as it would be sent, without what could steer a terminal. */
function lines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

function counted(requests: number): string {
  return `${requests} ${requests === 1 ? 'request' : 'requests'}`;
}
