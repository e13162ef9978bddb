import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PdfPages } from '../../core/paper/layout/page-items.ts';
import type { PdfProblem } from './pdf-error.ts';

export interface PdfRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly password: string | undefined;
}

export type PdfAnswer =
  | { readonly id: number; readonly pages: PdfPages }
  | { readonly id: number; readonly problem: PdfProblem; readonly pageCount: number };

/** What came of reading one PDF. "timeout": it took longer than allowed and was stopped. */
export type PdfOutcome =
  { readonly pages: PdfPages } | { readonly problem: PdfProblem | 'timeout'; readonly pageCount: number };

/** A paper takes one to three seconds; what takes this long would never end. */
const longestReading = 120_000;
/** An idle thread is let go after this time: it holds about 80 MB. */
const idleTime = 30_000;
/** A file that needs more memory than this (MB) ends its thread and not the program. */
const mostMemory = 512;

/**
 * Reads PDFs one after another in a thread of its own, so that a slow or hanging file never blocks the caller. The
 * thread starts with the first file, is reused while it is warm and goes when idle; it does not keep the process alive.
 */
class PdfThread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | null = null;
  private lastId = 0;
  private queue: Promise<unknown> = Promise.resolve();

  read(bytes: Uint8Array, password?: string, limit = longestReading): Promise<PdfOutcome> {
    const outcome = this.queue.then(() => this.readNow(bytes, password, limit));
    this.queue = outcome.catch(() => undefined);
    return outcome;
  }

  private async readNow(bytes: Uint8Array, password: string | undefined, limit: number): Promise<PdfOutcome> {
    if (this.idle) clearTimeout(this.idle);
    this.worker ??= await startWorker();
    const { worker } = this;
    // The caller keeps its bytes: a Buffer's own `slice` would be a view of them, and go away with the message.
    const own = new Uint8Array(bytes);
    worker.ref();
    const outcome = await ask(worker, { id: (this.lastId += 1), bytes: own, password }, limit);
    worker.unref();
    if (outcome === 'died' || outcome === 'timeout') {
      this.worker = null;
      void worker.terminate();
      // Out of memory or a crash inside pdf.js: the file is at fault, and the next file gets a new thread.
      return { problem: outcome === 'died' ? 'broken' : 'timeout', pageCount: 0 };
    }
    this.idle = setTimeout(() => {
      this.worker = null;
      void worker.terminate();
    }, idleTime).unref();
    return outcome;
  }
}

function ask(worker: Worker, request: PdfRequest, limit: number): Promise<PdfAnswer | 'died' | 'timeout'> {
  return new Promise((resolve) => {
    const settle = (result: PdfAnswer | 'died' | 'timeout'): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      resolve(result);
    };
    const onMessage = (answer: PdfAnswer): void => {
      if (answer.id === request.id) settle(answer);
    };
    const onEnd = (): void => {
      settle('died');
    };
    const timer = setTimeout(() => {
      settle('timeout');
    }, limit);
    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
    worker.postMessage(request, [request.bytes.buffer as ArrayBuffer]);
  });
}

/** Resolves when the thread is up; rejects if it cannot come up, which is a defect and no fault of a file. */
function startWorker(): Promise<Worker> {
  const worker = newWorker();
  worker.stdout.resume();
  worker.stderr.resume();
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      resolve(worker);
    });
  });
}

/** The bundle lies beside the caller's (dist/); in development the source runs through tsx. */
function newWorker(): Worker {
  const bundled = new URL('./pdf-worker.cjs', import.meta.url);
  // Output of pdf.js (warnings on fonts and the missing canvas) must not mix with results on stdout.
  const options = { stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: mostMemory } };
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, options);
  const tsxFolder = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = pathToFileURL(join(tsxFolder, 'dist/esm/api/index.mjs')).href;
  const source = new URL('./worker.ts', import.meta.url).href;
  // Node 20 does not hand the loader down to its threads.
  return new Worker(`import('${tsx}').then(({ register }) => { register(); return import('${source}'); });`, {
    ...options,
    eval: true,
  });
}

const thread = new PdfThread();

/** Reads a PDF in the shared thread; `limit` in milliseconds. */
export function readPdfInThread(bytes: Uint8Array, password?: string, limit?: number): Promise<PdfOutcome> {
  return thread.read(bytes, password, limit);
}
