import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

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

/** The bundle lies beside the caller's (dist/); in development the source runs through tsx. */
export function newPdfWorker(workerData?: unknown): Worker {
  const bundled = new URL('./pdf-worker.cjs', import.meta.url);
  // Output of pdf.js (warnings on fonts and the missing canvas) must not mix with results on stdout.
  const options = {
    stdout: true,
    stderr: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostHeap },
  };
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
