import { InputError } from '../../core/input-error.ts';
import { readRequest } from '../../core/engine/messages.ts';
import { protocolVersion } from '../../core/engine/protocol.ts';
import type { EngineEvent, EngineRequest, ReviewOutcome } from '../../core/engine/protocol.ts';
import type { CheckResult } from '../../core/findings/finding.ts';
import type { Review } from '../../core/review/model.ts';
import type { EngineCore, ReadListener, ReadPaper } from './engine-core.ts';
import { LockedError } from '../locked-error.ts';
import { PaperCache } from './paper-cache.ts';
import type { Stamp } from './paper-cache.ts';

type CheckRequest = Extract<EngineRequest, { kind: 'check' }>;

interface Run {
  readonly uri: string;
  cancelled: boolean;
}

type Progress = Extract<EngineEvent, { kind: 'progress' }>;
type Report = (done: number, total: number) => void;

class Cancelled extends Error {}

/**
 * The engine's side of the protocol. Checking is synchronous work done one sentence a turn of the event loop, so
 * that a cancel gets through between two sentences; a newer check of the same uri cancels the older.
 */
export class Engine {
  readonly #core: EngineCore;
  readonly #papers: PaperCache<ReadPaper>;
  readonly #send: (event: EngineEvent) => void;
  readonly #runs = new Map<number, Run>();

  constructor(
    core: EngineCore,
    send: (event: EngineEvent) => void,
    options: { readonly stamp?: Stamp } = {},
  ) {
    this.#core = core;
    this.#papers = new PaperCache((...asked) => core.read(...asked), options);
    this.#send = send;
  }

  /** Answers one message of the host; settles when the answer is sent. A message that is no request is ignored. */
  async handle(message: unknown): Promise<void> {
    const request = readRequest(message);
    if (request?.kind === 'hello') this.#send({ kind: 'ready', protocol: protocolVersion });
    if (request?.kind === 'cancel') this.#cancel((_, id) => id === request.id);
    if (request?.kind === 'check') await this.#check(request);
  }

  #cancel(which: (run: Run, id: number) => boolean): void {
    for (const [id, run] of this.#runs) if (which(run, id)) run.cancelled = true;
  }

  async #check(request: CheckRequest): Promise<void> {
    const { id, uri, version } = request;
    const run: Run = { uri, cancelled: false };
    this.#cancel((other) => other.uri === uri);
    this.#runs.set(id, run);
    try {
      this.#send({ kind: 'progress', id, stage: 'reading-paper', done: 0, total: 1 });
      const read = await this.#read(request, run);
      stopIf(run);
      const report = this.#reporter(id, 'checking');
      const reviews = await this.#checkAll(request, read, run, report);
      this.#send({ kind: 'result', id, uri, version, paper: infoOf(request, read), reviews });
    } catch (error) {
      if (error instanceof LockedError)
        this.#send({ kind: 'locked', id, uri, version, document: error.file, wrong: error.wrong });
      else this.#send({ kind: 'failed', id, uri, version, ...failureOf(error) });
    } finally {
      this.#runs.delete(id);
    }
  }

  /** The paper; while it is looked through for hidden text, the draft is checked against what is known of it. */
  async #read(request: CheckRequest, run: Run): Promise<ReadPaper> {
    const { id, paper, supplements, passwords, ocr } = request;
    const early: Run = { uri: run.uri, cancelled: false };
    const reading = this.#reporter(id, 'reading-paper');
    const report = { text: reading, look: this.#reporter(id, 'looking'), ocr: reading };
    try {
      const listener: ReadListener = {
        onEarly: (read) => void this.#checkEarly(request, read, [run, early]),
        onPage: (stage, page, pages) => {
          if (!run.cancelled) report[stage](page, pages);
        },
      };
      return await this.#papers.get(paper, supplements, passwords, listener, ocr);
    } finally {
      early.cancelled = true;
    }
  }

  async #checkEarly(request: CheckRequest, read: ReadPaper, runs: readonly Run[]): Promise<void> {
    const { id, uri, version } = request;
    const run = {
      uri,
      get cancelled(): boolean {
        return runs.some(({ cancelled }) => cancelled);
      },
    };
    try {
      const reviews = await this.#checkAll(request, read, run, () => undefined);
      stopIf(run);
      this.#send({ kind: 'provisional', id, uri, version, paper: infoOf(request, read), reviews });
    } catch {
      // Overtaken by the whole paper; or a defect, which shows again with it.
    }
  }

  #reporter(id: number, stage: Progress['stage']): Report {
    return (done, total) => this.#send({ kind: 'progress', id, stage, done, total });
  }

  async #checkAll(
    request: CheckRequest,
    read: ReadPaper,
    run: Readonly<Run>,
    report: Report,
  ): Promise<ReviewOutcome[]> {
    const reviews = this.#core.parse(request.text, request.path);
    const total = reviews.reduce((sum, review) => sum + review.sentences.length, 0);
    const outcomes: ReviewOutcome[] = [];
    let before = 0;
    for (const review of reviews) {
      const start = before;
      const result = await this.#checkOne(request, read, review, run, (done) => report(start + done, total));
      before += review.sentences.length;
      outcomes.push({ reviewId: review.id, result });
    }
    return outcomes;
  }

  async #checkOne(
    { settings }: CheckRequest,
    read: ReadPaper,
    review: Review,
    run: Readonly<Run>,
    report: (done: number) => void,
  ): Promise<CheckResult> {
    const steps = this.#core.check(read, review, settings);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      stopIf(run);
      const step = steps.next();
      if (step.done) return step.value;
      if (step.value % reportEvery === 0) report(step.value);
    }
  }
}

/** Sentences between two progress messages. */
const reportEvery = 10;

function stopIf(run: Readonly<Run>): void {
  if (run.cancelled) throw new Cancelled();
}

function infoOf(request: CheckRequest, { paper }: ReadPaper) {
  return {
    path: request.paper,
    documents: paper.documents.map((document) => document.path),
    title: paper.title,
    pages: paper.documents[0]?.pages ?? null,
    key: paper.key,
    warnings: paper.warnings,
  };
}

function failureOf(error: unknown): { reason: 'input' | 'internal' | 'cancelled'; message: string } {
  if (error instanceof Cancelled) return { reason: 'cancelled', message: 'A newer check took its place.' };
  if (error instanceof InputError) return { reason: 'input', message: error.message };
  return {
    reason: 'internal',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
