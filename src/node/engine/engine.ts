import { InputError } from '../../core/input-error.ts';
import { readRequest } from '../../core/engine/messages.ts';
import { protocolVersion } from '../../core/engine/protocol.ts';
import type {
  EngineEvent,
  EngineRequest,
  ProvisionalWhy,
  ReviewOutcome,
} from '../../core/engine/protocol.ts';
import { hear, readBefore, unheard, type ChosenModel, type Heard } from '../../core/check/model-voice.ts';
import type { CheckResult } from '../../core/findings/finding.ts';
import type { ReadOptions } from '../../core/model/paper-reader.ts';
import type { SecondOpinion } from '../../core/opinion/second-opinion.ts';
import type { Review } from '../../core/review/model.ts';
import type { EngineCore, ReadListener, ReadPaper } from './engine-core.ts';
import type { OpinionOfCheck } from './opinion-of-check.ts';
import { LockedError } from '../locked-error.ts';
import { PaperCache } from './paper-cache.ts';
import type { Stamp } from './paper-cache.ts';

type PlacesRequest = Extract<EngineRequest, { kind: 'places' }>;
type CheckRequest = Extract<EngineRequest, { kind: 'check' }>;

interface Run {
  readonly uri: string;
  /** Aborted when a newer check takes its place. */
  readonly signal: AbortSignal;
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
  readonly #runs = new Map<number, Run & { readonly stop: () => void }>();

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
    if (request?.kind === 'places') await this.#answerPlaces(request);
  }

  async #answerPlaces({ id, paper, supplements, ocr, text }: PlacesRequest): Promise<void> {
    // A paper that cannot be read has no places; why is what its check says.
    const read = await this.#papers.known(paper, supplements, ocr).catch(() => null);
    this.#send({ kind: 'places', id, places: read && this.#core.places(read, text) });
  }

  #cancel(which: (run: Run, id: number) => boolean): void {
    for (const [id, run] of this.#runs) if (which(run, id)) run.stop();
  }

  async #check(request: CheckRequest): Promise<void> {
    const { id, uri, version } = request;
    const abort = new AbortController();
    const run = { uri, signal: abort.signal, stop: () => abort.abort(new Cancelled()) };
    this.#cancel((other) => other.uri === uri);
    this.#runs.set(id, run);
    try {
      this.#send({ kind: 'progress', id, stage: 'reading-paper', done: 0, total: 1 });
      const read = await this.#read(request, run);
      run.signal.throwIfAborted();
      const reviews = await this.#judge(request, read, run);
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
    const early = new AbortController();
    const report = {
      text: this.#reporter(id, 'reading-paper'),
      look: this.#reporter(id, 'looking'),
      ocr: this.#reporter(id, 'ocr'),
    };
    try {
      const listener: ReadListener = {
        onEarly: (read) => void this.#checkEarly(request, read, [run.signal, early.signal]),
        onPage: (stage, page, pages) => {
          if (!run.signal.aborted) report[stage](page, pages);
        },
      };
      return await this.#papers.get(paper, supplements, passwords, listener, ocr);
    } finally {
      early.abort(new Cancelled());
    }
  }

  async #checkEarly(request: CheckRequest, read: ReadPaper, signals: readonly AbortSignal[]): Promise<void> {
    const run = { uri: request.uri, signal: AbortSignal.any([...signals]) };
    try {
      const drafts = this.#core.parse(request.text, request.path);
      const reviews = await this.#checkAll(request, read, drafts, run, silent);
      run.signal.throwIfAborted();
      this.#sendProvisional('hidden-text', request, read, reviews);
    } catch {
      // Overtaken by the whole paper; or a defect, which shows again with it.
    }
  }

  /**
   * Rules first: while the model reads, which may take seconds for a paper that it has not seen, what they find is sent
   * as provisional, with what the model said of sentences that it read before.
   */
  async #judge(request: CheckRequest, read: ReadPaper, run: Run): Promise<ReviewOutcome[]> {
    const drafts = this.#core.parse(request.text, request.path);
    const chosen = await this.#core.model(request.settings);
    const checking = this.#reporter(request.id, 'checking');
    const { model } = chosen;
    if (!model) {
      const heard = unheard(chosen.why);
      const reviews = await this.#checkAll(request, read, drafts, run, checking, () => heard);
      return this.#withOpinion(request, read, drafts, run, reviews, () => heard);
    }
    const hearing = this.#hearAll(request.id, chosen, read, drafts, run.signal);
    // Whoever awaits it below hears of its end.
    hearing.catch(() => undefined);
    const before = drafts.map((draft) => ({ model: readBefore(model, read.index, draft), notes: [] }));
    const reviews = await this.#checkAll(request, read, drafts, run, checking, (at) => before[at]);
    if (!(await isSettledWithin(hearing, soon))) this.#sendProvisional('model', request, read, reviews);
    const heard = await hearing;
    const heardOf = (at: number): Heard | undefined => heard[at];
    const outcomes = await this.#checkAll(request, read, drafts, run, silent, heardOf);
    return this.#withOpinion(request, read, drafts, run, outcomes, heardOf);
  }

  /** The same with what is known of a language model's opinion; whatever goes wrong there, the local result stands. */
  async #withOpinion(
    request: CheckRequest,
    read: ReadPaper,
    drafts: readonly Review[],
    run: Run,
    local: ReviewOutcome[],
    heardOf: (at: number) => Heard | undefined,
  ): Promise<ReviewOutcome[]> {
    const { opinion: order, settings } = request;
    if (!order || settings.policy === 'rulesOnly') return local;
    // The local model helps to choose the sentences even where it is not on by default.
    const screenOf = heardOf(0)?.model ? heardOf : await this.#screening(request, read, drafts, run);
    const wide = { ...request, settings: { ...settings, threshold: 'recall' as const } };
    const screens = await this.#checkAll(wide, read, drafts, run, silent, screenOf);
    const opinions: OpinionOfCheck[] = [];
    for (const [at, draft] of drafts.entries())
      opinions.push(await this.#core.opinion(read, draft, screens[at]!.result, order));
    const opinionOf = (at: number): SecondOpinion | undefined => opinions[at]?.opinion;
    const merged = await this.#checkAll(request, read, drafts, run, silent, heardOf, opinionOf);
    return merged.map((outcome, at) => ({ ...outcome, open: opinions[at]?.open ?? [] }));
  }

  async #screening(
    { id, settings }: CheckRequest,
    read: ReadPaper,
    drafts: readonly Review[],
    { signal }: Run,
  ): Promise<(at: number) => Heard | undefined> {
    const chosen = await this.#core.model({ ...settings, detector: 'local' });
    if (!chosen.model) return () => undefined;
    const heard = await this.#hearAll(id, chosen, read, drafts, signal);
    return (at) => heard[at];
  }

  async #hearAll(
    id: number,
    chosen: ChosenModel,
    { index }: ReadPaper,
    drafts: readonly Review[],
    signal: AbortSignal,
  ): Promise<Heard[]> {
    const paper = this.#reporter(id, 'model-paper');
    const draft = this.#reporter(id, 'model');
    const onProgress: ReadOptions['onProgress'] = (stage, done, total) => {
      if (signal.aborted) return;
      if (stage === 'paper') paper(Math.round((100 * done) / total), 100);
      else draft(done, total);
    };
    const out: Heard[] = [];
    for (const review of drafts) out.push(await hear(chosen, index, review, { signal, onProgress }));
    return out;
  }

  #sendProvisional(
    why: ProvisionalWhy,
    request: CheckRequest,
    read: ReadPaper,
    reviews: readonly ReviewOutcome[],
  ): void {
    const { id, uri, version } = request;
    this.#send({ kind: 'provisional', why, id, uri, version, paper: infoOf(request, read), reviews });
  }

  #reporter(id: number, stage: Progress['stage']): Report {
    return (done, total) => this.#send({ kind: 'progress', id, stage, done, total });
  }

  async #checkAll(
    request: CheckRequest,
    read: ReadPaper,
    reviews: readonly Review[],
    run: Run,
    report: Report,
    heardOf: (at: number) => Heard | undefined = () => undefined,
    opinionOf: (at: number) => SecondOpinion | undefined = () => undefined,
  ): Promise<ReviewOutcome[]> {
    const total = reviews.reduce((sum, review) => sum + review.sentences.length, 0);
    const outcomes: ReviewOutcome[] = [];
    let before = 0;
    for (const [at, review] of reviews.entries()) {
      const start = before;
      const steps = this.#core.check(read, review, request.settings, heardOf(at), opinionOf(at));
      const result = await lastOf(steps, run, (done) => report(start + done, total));
      before += review.sentences.length;
      outcomes.push({ reviewId: review.id, result });
    }
    return outcomes;
  }
}

const silent = (): void => undefined;

/** One step a turn of the event loop. */
async function lastOf(
  steps: Iterator<number, CheckResult, undefined>,
  { signal }: Run,
  report: (done: number) => void,
): Promise<CheckResult> {
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value % reportEvery === 0) report(step.value);
  }
}

/** Milliseconds that are waited for the model before what rules find is sent: an edit takes it less. */
const soon = 150;

function isSettledWithin(work: Promise<unknown>, time: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), time);
    const settled = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    work.then(settled, settled);
  });
}

/** Sentences between two progress messages. */
const reportEvery = 10;

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
