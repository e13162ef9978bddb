import type {
  EngineEvent,
  EngineRequest,
  PaperInfo,
  ProvisionalWhy,
  ReviewOutcome,
} from '../../core/engine/protocol.ts';

export type CheckJob = Omit<Extract<EngineRequest, { kind: 'check' }>, 'kind' | 'id'>;
export type Progress = Pick<Extract<EngineEvent, { kind: 'progress' }>, 'stage' | 'done' | 'total'>;

/** What was found in a paper. */
export interface Checked {
  readonly paper: PaperInfo;
  readonly reviews: readonly ReviewOutcome[];
}

/** What may be heard of a check before its outcome. */
export interface CheckListener {
  readonly onProgress?: (progress: Progress) => void;
  /** Findings that are not the last word: the outcome takes their place. */
  readonly onProvisional?: (checked: Checked & { readonly why: ProvisionalWhy }) => void;
}

export type CheckOutcome =
  | (Checked & { readonly kind: 'result' })
  /** The user can mend it; one sentence that names the file. */
  | { readonly kind: 'input'; readonly message: string }
  /** A document of the paper asks for a password; `wrong`: one was given and does not open it. */
  | { readonly kind: 'locked'; readonly document: string; readonly wrong: boolean }
  /** A defect of the program; the message is for the log. */
  | { readonly kind: 'internal'; readonly message: string }
  /** A newer check of the draft, or its closing, took this one's place. */
  | { readonly kind: 'superseded' }
  /** The engine does not start. */
  | { readonly kind: 'crashed'; readonly message: string }
  /** The engine died twice on this draft and paper. */
  | { readonly kind: 'quarantined'; readonly message: string };

/** A check that waits or runs. */
export interface Pending {
  readonly id: number;
  readonly job: CheckJob;
  readonly listener: CheckListener;
  readonly settle: (outcome: CheckOutcome) => void;
}

/** Checks in order of asking, at most one a draft. */
export class CheckQueue {
  #waiting: Pending[] = [];
  #lastId = 0;

  get empty(): boolean {
    return this.#waiting.length === 0;
  }

  add(job: CheckJob, listener: CheckListener): Promise<CheckOutcome> {
    this.drop(job.uri);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((settle) => this.#waiting.push({ id, job, listener, settle }));
  }

  take(): Pending | undefined {
    return this.#waiting.shift();
  }

  /** Puts a check back to the front, unless a newer one of the same draft waits. */
  retry(pending: Pending): void {
    const newer = this.#waiting.some(({ job }) => job.uri === pending.job.uri);
    if (newer) pending.settle({ kind: 'superseded' });
    else this.#waiting.unshift(pending);
  }

  drop(uri: string): void {
    this.keep((job) => job.uri !== uri);
  }

  /** Drops what need not be kept. */
  keep(wanted: (job: CheckJob) => boolean): void {
    for (const { job, settle } of this.#waiting) if (!wanted(job)) settle({ kind: 'superseded' });
    this.#waiting = this.#waiting.filter(({ job }) => wanted(job));
  }

  settleAll(outcome: CheckOutcome): void {
    for (const { settle } of this.#waiting.splice(0)) settle(outcome);
  }
}
