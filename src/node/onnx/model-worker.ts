import '../engine/no-sockets.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { ModelUnusable } from '../../core/model/model-unusable.ts';
import { DetectorSession } from './detector-session.ts';
import type { ModelAnswer, ModelJob, ModelStart, ModelThreadData } from './model-messages.ts';
import { runtimes, type Runtime } from './runtime.ts';

/* Entry of dist/model-worker.cjs: the model thread. */

const port = parentPort!;
const { folder, config, threads, runtimes: asked } = workerData as ModelThreadData;

async function firstRuntime(): Promise<Runtime> {
  for (const kind of asked) {
    try {
      return await runtimes[kind]();
    } catch {
      // The next one, if there is one.
    }
  }
  throw new ModelUnusable('no runtime for it loads on this machine');
}

async function start(): Promise<void> {
  const runtime = await firstRuntime();
  const session = await DetectorSession.open(folder, config, runtime, threads);
  let queue = Promise.resolve();
  port.on('message', (job: ModelJob) => {
    queue = queue.then(async () => {
      if (job.kind === 'end') await session.release().finally(() => port.close());
      else port.postMessage(await answerTo(job, session));
    });
  });
  port.postMessage({ kind: 'ready', runtime: runtime.kind } satisfies ModelStart);
}

async function answerTo(
  job: Exclude<ModelJob, { kind: 'end' }>,
  session: DetectorSession,
): Promise<ModelAnswer> {
  try {
    return job.kind === 'embed'
      ? { id: job.id, vectors: await session.embed(job.texts) }
      : { id: job.id, output: await session.read(job.pair) };
  } catch (error) {
    return { id: job.id, failed: whyOf(error) };
  }
}

function whyOf(error: unknown): string {
  if (error instanceof ModelUnusable) return error.message;
  return `it failed (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
}

start().catch((error: unknown) =>
  port.postMessage({ kind: 'unusable', why: whyOf(error) } satisfies ModelStart),
);
