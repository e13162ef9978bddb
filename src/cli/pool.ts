import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Two: more would fight for the cores of the machines that the project is built on. */
const workers = 2;

/**
 * Runs every job in one of two child processes and yields the results as they come. A job that throws in the child
 * rejects here.
 * @param script module that answers each message with `{ result }` or `{ error }`
 */
export async function* inPool<Job, Result>(
  script: URL,
  jobs: AsyncIterable<Job> | Iterable<Job>,
): AsyncGenerator<Result> {
  const children = Array.from({ length: workers }, () => newChild(script));
  const iterator = Symbol.asyncIterator in jobs ? jobs[Symbol.asyncIterator]() : jobs[Symbol.iterator]();
  // One promise a busy child; a child that is done takes the next job.
  const running = new Map<ChildProcess, Promise<{ child: ChildProcess; result: Result }>>();
  const start = async (child: ChildProcess): Promise<void> => {
    const next = await iterator.next();
    if (next.done) return;
    const answer = ask<Job, Result>(child, next.value);
    // If another child fails first, nobody waits for this one any more.
    answer.catch(() => undefined);
    running.set(child, answer);
  };
  try {
    for (const child of children) await start(child);
    while (running.size > 0) {
      const { child, result } = await Promise.race(running.values());
      running.delete(child);
      await start(child);
      yield result;
    }
  } finally {
    for (const child of children) child.kill();
  }
}

/** Runs one job in a child process of its own, cold. */
export async function inFreshProcess<Job, Result>(script: URL, job: Job): Promise<Result> {
  const child = newChild(script);
  try {
    return (await ask<Job, Result>(child, job)).result;
  } finally {
    child.kill();
  }
}

function newChild(script: URL): ChildProcess {
  return fork(fileURLToPath(script), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function ask<Job, Result>(
  child: ChildProcess,
  job: Job,
): Promise<{ child: ChildProcess; result: Result }> {
  const gone = new AbortController();
  const exited = once(child, 'exit', { signal: gone.signal }).then(() => {
    throw new Error('A worker of the bench ended before its time.');
  });
  exited.catch(() => undefined);
  child.send(job as object);
  const [answer] = (await Promise.race([once(child, 'message', { signal: gone.signal }), exited])) as [
    { result?: Result; error?: string },
  ];
  gone.abort();
  if (answer.error !== undefined) throw new Error(answer.error);
  return { child, result: answer.result as Result };
}
