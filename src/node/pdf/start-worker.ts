import type { Worker } from 'node:worker_threads';
import { workerOf } from '../worker-of.ts';

/** Memory of the thread's own heap in megabytes; buffers come on top (limits.ts). */
const mostHeap = 400;

/** Resolves when the thread is up; rejects if it cannot come up, which is a defect and no fault of a file. */
export function startWorker(): Promise<Worker> {
  const worker = newPdfWorker();
  worker.stdout.resume();
  worker.stderr.resume();
  // An error that comes while nobody asks for anything must not end the process.
  worker.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    const onExit = (code: number): void =>
      reject(new Error(`The PDF thread ended with ${code} at its start.`));
    worker.once('error', reject).once('exit', onExit);
    worker.once('message', () => {
      worker.off('error', reject).off('exit', onExit);
      resolve(worker);
    });
  });
}

export function newPdfWorker(workerData?: unknown): Worker {
  return workerOf('pdf-worker.cjs', new URL('./worker.ts', import.meta.url), {
    // Output of pdf.js (warnings on fonts and the missing canvas) must not mix with results on stdout.
    stdout: true,
    stderr: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
  });
}
