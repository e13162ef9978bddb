import type { Worker } from 'node:worker_threads';
import { MessageChannel } from 'node:worker_threads';
import type { PdfStep } from './ledger.ts';
import type { Earlier } from './earlier.ts';
import { Ledger } from './ledger.ts';
import type { Patience } from './limits.ts';
import type { PdfAnswer, PdfRequest, ReadDraft } from './pdf-messages.ts';
import { takeDown } from './shelf.ts';
import { startWorker } from './start-worker.ts';
import { residentMemory, Watch } from './watch.ts';

export type PdfTask = Pick<PdfRequest, 'bytes' | 'password' | 'document' | 'earlier' | 'scanned'> & {
  readonly patience: Patience;
  /** Is given the draft that does not know yet what a reader does not see. */
  readonly onEarly?: ((read: ReadDraft) => void) | undefined;
  /** Is told which page is read, or looked at for hidden text, now, and of how many. */
  readonly onPage?: ((stage: 'text' | 'look', page: number, pages: number) => void) | undefined;
};

/** Why the thread was stopped, or ended by itself, and where it was then. */
export interface PdfStop {
  readonly kind: 'stopped';
  readonly why: 'time' | 'memory' | 'crash';
  readonly step: PdfStep;
  /** Of the document; 0 where it was not open yet. */
  readonly pages: number;
  /** What it and the tries before it finished. */
  readonly finished: Pick<Earlier, 'texts' | 'looks' | 'missingMaps'>;
}

export type PdfOutcome = Exclude<PdfAnswer, { kind: 'early' }> | PdfStop;

/** An idle thread is let go after this time: it holds about 80 MB. */
const idleTime = 30_000;
/** So is one that has come to hold more than this (megabytes). */
const mostKept = 150;
/** Memory (megabytes) that a second try may always take, if the first one's is not free yet. */
const leastGrowth = 120;

/**
 * Reads PDFs one after another in a thread of its own, so that a slow or hanging file never blocks the caller. The
 * thread starts with the first file, is reused while it is warm and goes when idle; it does not keep the process alive.
 */
class PdfThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all earlier work is done. */
  async hold<T>(work: (read: (task: PdfTask) => Promise<PdfOutcome>) => Promise<T>): Promise<T> {
    const result = this.#queue.then(() => {
      clearTimeout(this.#idle);
      const start = residentMemory();
      return work((task) => this.#read(task, start)).finally(() => this.#rest(start));
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #read(task: PdfTask, start: number): Promise<PdfOutcome> {
    const worker = (this.#worker ??= await this.#start());
    // The thread has a copy of the file, and pdf.js puts together what it needs of it.
    const copies = (1.5 * task.bytes.length) / 1e6;
    const most = Math.max(start + task.patience.growth, residentMemory() + leastGrowth) + copies;
    worker.ref();
    const outcome = await ask(worker, (this.#lastId += 1), task, most);
    worker.unref();
    if (outcome.kind === 'stopped' || (outcome.kind === 'read' && outcome.spent)) await this.#letGo();
    return outcome;
  }

  async #start(): Promise<Worker> {
    const worker = await startWorker();
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }

  #rest(start: number): void {
    if (residentMemory() - start > mostKept) void this.#letGo();
    else this.#idle = setTimeout(() => void this.#letGo(), idleTime).unref();
  }

  /** Ends the thread and waits until its memory is free. */
  async #letGo(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

function ask(worker: Worker, id: number, task: PdfTask, mostMemory: number): Promise<PdfOutcome> {
  const { password, document, earlier, scanned, patience, onEarly, onPage } = task;
  const ledger = new Ledger();
  const { port1: shelf, port2 } = new MessageChannel();
  // The caller keeps its bytes: a Buffer's own `slice` would be a view of them, and go away with the message.
  const bytes = new Uint8Array(task.bytes);
  return new Promise((resolve) => {
    const settle = (outcome: PdfOutcome): void => {
      watch.end();
      shelf.close();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).off('messageerror', onExit);
      resolve(outcome);
    };
    const stop = (why: PdfStop['why']): void =>
      settle({
        kind: 'stopped',
        why,
        step: ledger.step,
        pages: ledger.pages,
        finished: takeDown(shelf, earlier),
      });
    const onMessage = (answer: PdfAnswer): void => {
      if (answer.id !== id) return;
      if (answer.kind === 'early') onEarly?.(answer.read);
      else settle(answer);
    };
    const onError = (error: NodeJS.ErrnoException): void =>
      stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash');
    const onExit = (): void => stop('crash');
    const onStep = (): void => {
      const { stage, page } = ledger.step;
      if (stage === 'text' || stage === 'look') onPage?.(stage, page, ledger.pages);
    };
    const watch = new Watch(ledger, patience, mostMemory, { stop, onStep });
    worker.on('message', onMessage).on('error', onError).on('exit', onExit).on('messageerror', onExit);
    const request: PdfRequest = {
      id,
      bytes,
      password,
      document,
      earlier,
      scanned,
      ledger: ledger.memory,
      shelf: port2,
      early: onEarly !== undefined,
    };
    worker.postMessage(request, [bytes.buffer, port2]);
  });
}

export const pdfThread = new PdfThread();
