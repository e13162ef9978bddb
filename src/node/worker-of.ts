import type * as esbuild from 'esbuild';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread that runs the bundle `name` beside the caller's (dist/). In development it is made of `source`, once a
 * process: a loader of TypeScript in the thread would take ten times as long as the thread itself, at every start.
 */
export function workerOf(name: string, source: URL, options: WorkerOptions): Worker {
  const bundled = new URL(`./${name}`, import.meta.url);
  if (existsSync(fileURLToPath(bundled))) return new Worker(bundled, options);
  const code = developed.get(name) ?? bundleOf(source);
  developed.set(name, code);
  return new Worker(code, { ...options, eval: true });
}

const developed = new Map<string, string>();

function bundleOf(source: URL): string {
  // Not imported: it must not get into the product's own bundle.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@napi-rs/canvas'],
    define: { 'import.meta.url': JSON.stringify(source.href) },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
