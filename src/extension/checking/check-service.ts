import type { CheckStage, Passwords, ProvisionalWhy } from '../../core/engine/protocol.ts';
import type {
  Checked,
  CheckJob,
  CheckListener,
  CheckOutcome,
  Progress,
} from '../../node/engine/check-queue.ts';
import type { Draft } from '../editor/draft.ts';
import type { Disposable } from '../event.ts';
import type { DraftStatus } from '../findings/draft-state.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TextChange } from '../findings/tracked-finding.ts';
import type { Link } from '../linking/resolve-link.ts';
import type { OpinionDesk } from '../llm/opinion-desk.ts';
import { localDetector, type Settings } from '../settings.ts';
import { CheckClock } from './check-clock.ts';

/** The part of EngineClient that is used. */
export interface Checker {
  check(job: CheckJob, listener: CheckListener): Promise<CheckOutcome>;
  cancel(uri: string): void;
  release(uri: string): void;
  restart(keep: (job: CheckJob) => boolean): Promise<void>;
}

export interface CheckServiceParts {
  readonly engine: Checker;
  readonly store: FindingsStore;
  /** The open draft, or undefined once it is closed. */
  readonly draft: (uri: string) => Draft | undefined;
  readonly link: (draft: Draft) => Promise<Link>;
  readonly settings: (uri: string) => Settings;
  /** What the user entered for these documents. */
  readonly passwords: (documents: readonly string[]) => Passwords;
  /** Whether the user wants the pictures of a paper to be read. */
  readonly ocr: (paper: string) => boolean;
  /** Calls back when the file appears, changes or goes. */
  readonly watch: (file: string, changed: () => void) => Disposable;
  /** A configured language model; none by default. */
  readonly opinion?: Pick<OpinionDesk, 'order' | 'checked' | 'closed'>;
  readonly log: (text: string) => void;
  /** Each check and its outcome, without any text of paper or draft. */
  readonly trace: (text: string) => void;
  /** Milliseconds of rest after typing before a check. */
  readonly pause?: number;
}

interface Watched {
  readonly paper: string;
  readonly watcher: Disposable;
}

/** Decides when a draft is checked, and turns what the engine says of it into its status. */
export class CheckService implements Disposable {
  readonly #parts: CheckServiceParts;
  readonly #pauses = new Map<string, NodeJS.Timeout>();
  readonly #watched = new Map<string, Watched>();
  /** Number of the last check asked for each draft: only its outcome is shown. */
  readonly #rounds = new Map<string, number>();
  /** Never counts anew: a draft that is closed and opened again must not take an old outcome for its own. */
  #lastRound = 0;
  /** Drafts whose paper's data was deleted: they wait until the user wants them checked. */
  readonly #paused = new Set<string>();
  /** What the engine is at, of the draft that it checks. */
  readonly #stages = new Map<string, CheckStage>();

  constructor(parts: CheckServiceParts) {
    this.#parts = parts;
  }

  /** Settles when the outcome, or the newer check that took its place, is in the store. */
  async check(uri: string): Promise<void> {
    if (this.#paused.has(uri)) return;
    clearTimeout(this.#pauses.get(uri));
    const round = (this.#lastRound += 1);
    this.#rounds.set(uri, round);
    const draft = this.#parts.draft(uri);
    if (!draft) return;
    const link = await this.#parts.link(draft);
    if (this.#rounds.get(uri) !== round) return;
    this.#watch(uri, 'paper' in link ? link.paper : null);
    if (link.kind === 'linked') await this.#run(uri, round, link);
    else this.#unlinked(uri, link);
  }

  /** The user asks: a draft that is quarantined or waits gets another chance. */
  async checkNow(uri: string): Promise<void> {
    this.#paused.delete(uri);
    this.#parts.engine.release(uri);
    await this.check(uri);
  }

  /** Stops the check that runs or waits for a draft; what was found before stays. */
  cancel(uri: string): void {
    const status = this.#parts.store.get(uri)?.status;
    if (status?.kind !== 'checking') return;
    const stage = this.#stages.get(uri);
    this.#stop(uri);
    // Nothing but the end of the process stops the reading of a file.
    if (stage && readingStages.has(stage)) void this.#parts.engine.restart((job) => job.uri !== uri);
    this.#parts.store.setStatus(uri, { kind: 'cancelled', paper: status.paper });
  }

  /**
   * Ends all that is done with some documents and makes the drafts wait for the user: nothing of the documents is read
   * or written again before. Settles when the engine that held them has ended.
   * @param documents paths; null for all
   * @param drafts drafts of these documents, with the paper of each
   */
  async forget(documents: ReadonlySet<string> | null, drafts: ReadonlyMap<string, string>): Promise<void> {
    for (const [uri, paper] of drafts) {
      this.#stop(uri);
      this.#paused.add(uri);
      this.#watch(uri, null);
      this.#parts.store.setStatus(uri, { kind: 'data-deleted', paper });
    }
    const concerned = ({ paper, supplements }: CheckJob) =>
      documents === null || [paper, ...supplements].some((one) => documents.has(one));
    await this.#parts.engine.restart((job) => !drafts.has(job.uri) && !concerned(job));
  }

  edited(uri: string, changes: readonly TextChange[]): void {
    this.#parts.store.edit(uri, changes);
    if (changes.length === 0 || !this.#parts.settings(uri).checkWhileTyping) return;
    this.#later(uri);
  }

  closed(uri: string): void {
    clearTimeout(this.#pauses.get(uri));
    this.#pauses.delete(uri);
    this.#rounds.delete(uri);
    this.#paused.delete(uri);
    this.#stages.delete(uri);
    this.#watch(uri, null);
    this.#parts.engine.cancel(uri);
    this.#parts.opinion?.closed(uri);
    this.#parts.store.remove(uri);
  }

  dispose(): void {
    for (const uri of [...this.#rounds.keys()]) this.closed(uri);
  }

  #later(uri: string): void {
    clearTimeout(this.#pauses.get(uri));
    const timer = setTimeout(() => void this.check(uri), this.#parts.pause ?? 1000);
    this.#pauses.set(uri, timer);
  }

  #stop(uri: string): void {
    clearTimeout(this.#pauses.get(uri));
    this.#rounds.set(uri, (this.#lastRound += 1));
    this.#stages.delete(uri);
    this.#parts.engine.cancel(uri);
  }

  #unlinked(uri: string, link: Exclude<Link, { kind: 'linked' }>): void {
    this.#parts.engine.cancel(uri);
    this.#parts.store.setStatus(uri, statusOfLink(link));
  }

  async #run(uri: string, round: number, link: Extract<Link, { kind: 'linked' }>): Promise<void> {
    const { engine, store, settings } = this.#parts;
    const draft = this.#parts.draft(uri);
    if (!draft) return;
    const { threshold, venuePolicy, detector, modelPath } = settings(uri);
    const { version } = draft;
    const source = draft.text();
    const { paper, supplements } = link;
    const passwords = this.#parts.passwords([paper, ...supplements]);
    const ocr = this.#parts.ocr(paper);
    const path = draft.path ?? draft.name;
    // What is dismissed is left out by the store, so that a restored finding is back at once.
    const asked = {
      ...{ detector: localDetector(detector), modelPath, threshold },
      ...{ policy: venuePolicy, dismissed: [] },
    };
    const opinion = this.#parts.opinion?.order(uri);
    const show = (progress: Progress) => {
      if (this.#rounds.get(uri) === round) store.setStatus(uri, { ...progress, kind: 'checking', paper });
    };
    const onProvisional = ({ paper: info, reviews, why }: Checked & { readonly why: ProvisionalWhy }) => {
      if (this.#rounds.get(uri) !== round || this.#parts.draft(uri)?.version !== version) return;
      store.setProvisional(uri, { version, source, paper: info, reviews }, why);
    };
    const clock = new CheckClock();
    const onProgress = ({ stage, done, total }: Progress) => {
      clock.at(stage);
      this.#stages.set(uri, stage);
      show({ stage, done, total });
    };
    show({ stage: 'reading-paper', done: 0, total: 1 });
    this.#parts.trace(`check ${path} version ${version} against ${paper}`);
    const outcome = await engine.check(
      {
        uri,
        version,
        path,
        text: source,
        paper,
        supplements,
        passwords,
        ocr,
        settings: asked,
        ...(opinion && { opinion }),
      },
      { onProgress, onProvisional },
    );
    const took = clock.end();
    if (this.#rounds.get(uri) === round) this.#stages.delete(uri);
    this.#parts.trace(`${outcome.kind} ${path} version ${version} after ${Math.round(took.total)} ms`);
    if (this.#rounds.get(uri) !== round || outcome.kind === 'superseded') return;
    if (outcome.kind === 'result') {
      // A late result: it speaks of a text that is no longer there.
      if (this.#parts.draft(uri)?.version !== version) return this.check(uri);
      store.setChecked(uri, { version, source, paper: outcome.paper, reviews: outcome.reviews, took });
      this.#parts.opinion?.checked(uri, outcome.paper, outcome.reviews);
      return;
    }
    if ('message' in outcome && outcome.kind !== 'input') this.#parts.log(`${path}: ${outcome.message}`);
    store.setStatus(uri, statusOfFailure(outcome, paper));
  }

  /** One watcher a draft, on its paper: a paper that is replaced, comes or goes is read anew. */
  #watch(uri: string, paper: string | null): void {
    const before = this.#watched.get(uri);
    if (before?.paper === (paper ?? undefined)) return;
    before?.watcher.dispose();
    this.#watched.delete(uri);
    if (paper === null) return;
    const watcher = this.#parts.watch(paper, () => this.#later(uri));
    this.#watched.set(uri, { paper, watcher });
  }
}

/** The engine reads a file. */
const readingStages: ReadonlySet<CheckStage> = new Set(['reading-paper', 'ocr', 'looking']);

function statusOfLink(link: Exclude<Link, { kind: 'linked' }>) {
  if (link.kind === 'missing') return { kind: 'paper-missing', paper: link.paper } as const;
  if (link.kind === 'not-trusted') return link;
  return { kind: 'not-linked', candidates: link.candidates } as const;
}

type Failure = Exclude<CheckOutcome, { kind: 'result' | 'superseded' }>;

function statusOfFailure(outcome: Failure, paper: string): Exclude<DraftStatus, { kind: 'checked' }> {
  switch (outcome.kind) {
    case 'input':
      return { kind: 'unreadable', paper, message: outcome.message };
    case 'locked':
      return { ...outcome, paper };
    case 'internal':
      return { kind: 'failed', paper };
    case 'crashed':
      return { kind: 'engine-down', paper, message: outcome.message };
    case 'quarantined':
      return { kind: 'quarantined', paper, message: outcome.message };
  }
}
