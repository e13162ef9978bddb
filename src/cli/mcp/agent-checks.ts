import { createHash } from 'node:crypto';
import path from 'node:path';
import { agentAnswer } from '../../core/agent/answer.ts';
import { checkSteps } from '../../core/check/check-review.ts';
import type { Heard } from '../../core/check/model-voice.ts';
import type { PaperIndex } from '../../core/evidence/paper-index.ts';
import type { CheckResult, Policy, Threshold } from '../../core/findings/finding.ts';
import { InputError } from '../../core/input-error.ts';
import type { Paper } from '../../core/paper/model.ts';
import type { Review } from '../../core/review/model.ts';
import { parseReview } from '../../core/review/parse-review.ts';
import type { AllowedFiles } from '../../node/allowed-files.ts';
import { readReviewFile } from '../../node/read-review.ts';

interface ReadPaper {
  readonly paper: Paper;
  readonly index: PaperIndex;
}

export interface AgentChecksParts {
  readonly files: AllowedFiles;
  /** From the command line alone: no file and no caller can change it. */
  readonly policy: Policy;
  /** What the local model reads of a review, where the policy lets it and there is one. */
  readonly hear: (index: PaperIndex, review: Review, signal: AbortSignal) => Promise<Heard>;
  readonly papers: { get(paper: string, supplements: readonly string[]): Promise<ReadPaper> };
}

export interface DraftQuestion {
  /** Path of the draft, or its text. */
  readonly review?: string | undefined;
  readonly text?: string | undefined;
  readonly paper?: string | undefined;
  readonly supplements?: readonly string[] | undefined;
  readonly threshold?: Threshold | undefined;
}

export interface SentenceQuestion {
  readonly text: string;
  readonly paper: string;
  readonly supplements?: readonly string[] | undefined;
  readonly threshold?: Threshold | undefined;
}

export type Answer = ReturnType<typeof agentAnswer>;

/** UTF-16 units. */
export const longestDraft = 300_000;
export const longestSentence = 5_000;

/** What an agent may ask: one check at a time, in the order of asking. All methods throw InputErrors. */
export class AgentChecks {
  readonly #parts: AgentChecksParts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: AgentChecksParts) {
    this.#parts = parts;
  }

  draft(question: DraftQuestion, signal: AbortSignal): Promise<Answer> {
    return this.#queued(signal, async () => {
      const { review, text } = question;
      if (text !== undefined && review === undefined)
        return this.#check(textOf(text, longestDraft), await this.#paperOf(question), question, signal);
      if (review === undefined || text !== undefined)
        throw new InputError('check_draft', 'wants one review.', 'Give either "review", a path, or "text".');
      const file = await this.#parts.files.file(review);
      const reviews = await saying(new Map([[file, review]]), () => readReviewFile(file));
      const paper = await this.#paperOf(question, reviews[0]?.links, path.dirname(file));
      return this.#check(reviews, paper, question, signal);
    });
  }

  sentence(question: SentenceQuestion, signal: AbortSignal): Promise<Answer> {
    return this.#queued(signal, async () => {
      const review = textOf(question.text, longestSentence);
      return this.#check(review, await this.#paperOf(question), question, signal, true);
    });
  }

  #queued<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    const next = this.#last.then(() => {
      signal.throwIfAborted();
      return run();
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** The paper that is asked for, else the one that the review names. */
  async #paperOf(
    { paper, supplements = [] }: DraftQuestion,
    links: Review['links'] = { paper: null, supplements: [] },
    folder?: string,
  ): Promise<NamedPaper> {
    const { files } = this.#parts;
    const names = new Map<string, string>();
    // What the review calls them is text of the review: errors do not say it.
    const find = async (given: string, from?: string, name = given): Promise<string> => {
      const file = await files.file(given, from, name);
      names.set(file, name);
      return file;
    };
    const findAll = async (all: readonly string[], from?: string, name?: string): Promise<string[]> => {
      const found: string[] = [];
      for (const each of all) found.push(await find(each, from, name));
      return found;
    };
    const more = await findAll(supplements);
    if (paper !== undefined) return { file: await find(paper), supplements: more, names };
    if (links.paper === null)
      throw new InputError(
        'check_draft',
        'was told no paper.',
        'Give "paper", the path of a .pdf, .md or .txt.',
      );
    const file = await find(links.paper, folder, 'the paper of this review');
    const own = await findAll(links.supplements, folder, 'a supplement of this review');
    return { file, supplements: [...own, ...more], names };
  }

  async #check(
    reviews: readonly Review[],
    { file, supplements, names }: NamedPaper,
    { threshold = 'balanced' }: Pick<DraftQuestion, 'threshold'>,
    signal: AbortSignal,
    sentences = false,
  ): Promise<Answer> {
    const { policy, papers, hear } = this.#parts;
    const { paper, index } = await saying(names, () => papers.get(file, supplements));
    const results: { source: string; result: CheckResult }[] = [];
    for (const review of reviews) {
      const heard = await hear(index, review, signal);
      const steps = checkSteps(paper, index, review, { threshold, policy, ...heard });
      results.push({ source: review.source, result: await stepwise(steps, signal) });
    }
    const pages = paper.documents[0]?.pages ?? null;
    return agentAnswer({ pages, warnings: paper.warnings, reviews: results }, { policy, sentences });
  }
}

interface NamedPaper {
  readonly file: string;
  readonly supplements: readonly string[];
  /** What errors call a file. */
  readonly names: ReadonlyMap<string, string>;
}

/** One sentence a turn of the event loop, so that a cancellation gets through. */
async function stepwise(steps: Iterator<number, CheckResult>, signal: AbortSignal): Promise<CheckResult> {
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function textOf(text: string, longest: number): Review[] {
  if (text.length > longest)
    throw new InputError('text', `is longer than ${longest} characters.`, 'Check it in parts, or as a file.');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const reviews = parseReview(text, { path: 'text', sha256 });
  if (reviews.every(({ sentences }) => sentences.length === 0))
    throw new InputError('text', 'holds no review text.', 'Give sentences of a review.');
  return reviews;
}

/** Errors name a file as the question did: where on the machine it lies is not told. */
async function saying<T>(names: ReadonlyMap<string, string>, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(names.get(error.file) ?? 'the paper', error.problem, error.mend);
  }
}
