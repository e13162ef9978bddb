import type * as esbuild from 'esbuild';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
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

/** The bundle lies beside the caller's (dist/); in development it is made of the sources, once a process. */
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
  return new Worker((developed ??= bundleOfSource()), { ...options, eval: true });
}

let developed: string | undefined;

/** A loader of TypeScript in the thread would take ten times as long as the thread itself, at every start. */
function bundleOfSource(): string {
  // Not imported: it must not get into the product's own bundle.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@napi-rs/canvas'],
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
