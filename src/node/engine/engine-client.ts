import { readEvent } from '../../core/engine/messages.ts';
import { protocolVersion } from '../../core/engine/protocol.ts';
import type { EngineEvent, EngineRequest, NamedPlace, PlacesQuestion } from '../../core/engine/protocol.ts';
import { CheckQueue } from './check-queue.ts';
import type { CheckJob, CheckListener, CheckOutcome, Pending } from './check-queue.ts';
import type { EngineProcess, StartEngine } from './fork-engine.ts';
import { Questions } from './questions.ts';
import { Strikes } from './strikes.ts';

export type EngineState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting'; readonly process: EngineProcess }
  | { readonly kind: 'ready'; readonly process: EngineProcess }
  | { readonly kind: 'running'; readonly process: EngineProcess; readonly pending: Pending }
  | { readonly kind: 'crashed'; readonly message: string };

export interface EngineClientOptions {
  readonly start: StartEngine;
  readonly log: (text: string) => void;
  /** Milliseconds without any message from a running check before the engine is killed. */
  readonly silence?: number;
  /** Milliseconds for the engine to say that it is ready. */
  readonly startLimit?: number;
}

const startTries = 2;

/** Milliseconds that the end of a process is waited for. */
const endLimit = 5000;

/**
 * The host's side of the engine: starts it with the first check, hands it one check at a time, so that a crash has
 * one culprit, kills it when it falls silent, tries a file once more after a crash and quarantines it after the second.
 */
export class EngineClient {
  readonly #options: EngineClientOptions;
  readonly #queue = new CheckQueue();
  readonly #strikes = new Strikes();
  readonly #questions = new Questions<readonly NamedPlace[]>();
  #state: EngineState = { kind: 'idle' };
  readonly #ending = new Map<EngineProcess, () => void>();
  #failedStarts = 0;
  #timer: NodeJS.Timeout | undefined;
  #killedFor: string | null = null;

  constructor(options: EngineClientOptions) {
    this.#options = options;
  }

  get state(): EngineState {
    return this.#state;
  }

  /** Never rejects. A newer check of the same uri settles the older one as superseded. */
  check(job: CheckJob, listener: CheckListener = {}): Promise<CheckOutcome> {
    const quarantined = this.#strikes.quarantined(job);
    if (quarantined) return Promise.resolve({ kind: 'quarantined', message: quarantined });
    const outcome = this.#queue.add(job, listener);
    this.#cancelRunning(job.uri);
    this.#next();
    return outcome;
  }

  /** Drops what waits for `uri` and stops what runs for it. */
  cancel(uri: string): void {
    this.#queue.drop(uri);
    this.#cancelRunning(uri);
  }

  /** Places of a paper that the engine has read; null where it has not, or gives no answer. Starts no engine. */
  places(question: PlacesQuestion): Promise<readonly NamedPlace[] | null> {
    const state = this.#state;
    if (state.kind !== 'ready' && state.kind !== 'running') return Promise.resolve(null);
    return this.#questions.ask((id) => state.process.send({ kind: 'places', id, ...question }));
  }

  /** Gives a quarantined draft another chance. */
  release(uri: string): void {
    this.#strikes.release(uri);
  }

  /**
   * Ends the process, and with it all that it holds of papers or is about to write down. Checks that `keep` wants are
   * begun anew in another one, the rest is settled as superseded. Settles when the process has ended.
   */
  async restart(keep: (job: CheckJob) => boolean): Promise<void> {
    clearTimeout(this.#timer);
    const state = this.#state;
    this.#state = { kind: 'idle' };
    this.#questions.giveUp();
    this.#queue.keep(keep);
    if (state.kind === 'running') {
      if (keep(state.pending.job)) this.#queue.retry(state.pending);
      else state.pending.settle({ kind: 'superseded' });
    }
    const ended = 'process' in state ? this.#end(state.process) : Promise.resolve();
    this.#next();
    await ended;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    const state = this.#state;
    this.#state = { kind: 'idle' };
    if (state.kind === 'running') state.pending.settle({ kind: 'superseded' });
    this.#queue.settleAll({ kind: 'superseded' });
    this.#questions.giveUp();
    if ('process' in state) state.process.kill();
  }

  #end(process: EngineProcess): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, endLimit);
      this.#ending.set(process, () => {
        clearTimeout(timer);
        resolve();
      });
      process.kill();
    });
  }

  #cancelRunning(uri: string): void {
    if (this.#state.kind !== 'running' || this.#state.pending.job.uri !== uri) return;
    this.#state.process.send({ kind: 'cancel', id: this.#state.pending.id });
  }

  #next(): void {
    if (this.#queue.empty) return;
    if (this.#state.kind === 'idle' || this.#state.kind === 'crashed') this.#start();
    if (this.#state.kind !== 'ready') return;
    const pending = this.#queue.take();
    if (!pending) return;
    const { process } = this.#state;
    this.#state = { kind: 'running', process, pending };
    this.#expect(this.#options.silence ?? 60_000, 'gave no sign of life');
    process.send(requestOf(pending));
  }

  #start(): void {
    const process = this.#options.start({
      message: (message) => this.#receive(process, readEvent(message)),
      exit: (how) => this.#exited(process, how),
      log: this.#options.log,
    });
    this.#state = { kind: 'starting', process };
    this.#expect(this.#options.startLimit ?? 60_000, 'did not start');
    process.send({ kind: 'hello', protocol: protocolVersion });
  }

  /** Kills the engine unless a message comes within `limit` milliseconds. */
  #expect(limit: number, why: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!('process' in this.#state)) return;
      this.#killedFor = `${why} for ${Math.round(limit / 1000)} s`;
      this.#state.process.kill();
    }, limit);
  }

  #receive(process: EngineProcess, event: EngineEvent | null): void {
    const state = this.#state;
    if (!event || !('process' in state) || state.process !== process) return;
    if (state.kind === 'starting' && event.kind === 'ready') this.#ready(process, event.protocol);
    if (event.kind === 'places') return this.#questions.answer(event.id, event.places);
    if (state.kind !== 'running' || !('id' in event) || event.id !== state.pending.id) return;
    if (event.kind === 'progress' || event.kind === 'provisional') {
      this.#timer?.refresh();
      const { onProgress, onProvisional } = state.pending.listener;
      if (event.kind === 'progress') onProgress?.(event);
      else onProvisional?.(event);
      return;
    }
    clearTimeout(this.#timer);
    this.#strikes.clear(state.pending.job);
    this.#state = { kind: 'ready', process };
    state.pending.settle(outcomeOf(event));
    this.#next();
  }

  #ready(process: EngineProcess, protocol: number): void {
    clearTimeout(this.#timer);
    if (protocol !== protocolVersion) {
      this.#failedStarts = startTries;
      this.#killedFor = 'is of another version than the extension: reload the window';
      process.kill();
      return;
    }
    this.#failedStarts = 0;
    this.#state = { kind: 'ready', process };
    this.#next();
  }

  #exited(process: EngineProcess, how: string): void {
    this.#ending.get(process)?.();
    this.#ending.delete(process);
    const state = this.#state;
    if (!('process' in state) || state.process !== process) return;
    clearTimeout(this.#timer);
    this.#questions.giveUp();
    const why = this.#killedFor ?? `ended with ${how}`;
    this.#killedFor = null;
    this.#options.log(`The engine ${why}.`);
    this.#state = { kind: 'idle' };
    if (state.kind === 'running') this.#struck(state.pending, why);
    if (state.kind === 'starting') this.#failedToStart(why);
    this.#next();
  }

  #struck(pending: Pending, why: string): void {
    this.#strikes.add(pending.job, `the engine ${why} twice while it checked this file`);
    const message = this.#strikes.quarantined(pending.job);
    if (message) pending.settle({ kind: 'quarantined', message });
    else this.#queue.retry(pending);
  }

  #failedToStart(why: string): void {
    this.#failedStarts += 1;
    if (this.#failedStarts < startTries) return;
    const message = `the engine ${why}`;
    this.#failedStarts = 0;
    this.#state = { kind: 'crashed', message };
    this.#queue.settleAll({ kind: 'crashed', message });
  }
}

function requestOf({ id, job }: Pending): EngineRequest {
  return { kind: 'check', id, ...job };
}

function outcomeOf(event: Extract<EngineEvent, { kind: 'result' | 'locked' | 'failed' }>): CheckOutcome {
  if (event.kind === 'result') return { kind: 'result', paper: event.paper, reviews: event.reviews };
  if (event.kind === 'locked') return { kind: 'locked', document: event.document, wrong: event.wrong };
  if (event.reason === 'cancelled') return { kind: 'superseded' };
  return { kind: event.reason, message: event.message };
}
