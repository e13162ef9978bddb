import { availableParallelism, totalmem } from 'node:os';
import type { OpenQuestion } from '../../core/opinion/ask-questions.ts';
import type { ScanRow } from '../../core/report/scan/scan-row.ts';
import type { ScanJob, ScanReview } from './scan-messages.ts';
import { ScanProcess, type StepLimits } from './scan-process.ts';

export interface JobListener {
  row(row: ScanRow): Promise<void>;
  /**
   * @param failed the check broke off; else something could not be read
   * @param locked the document that needs a password, or another one
   */
  skipped(review: ScanReview, reason: string, failed: boolean, locked?: string): void;
  note(text: string): void;
  /** In a survey: what a language model would be asked about a review of this paper. */
  questions?(paper: string, review: ScanReview, open: readonly OpenQuestion[]): void;
}

/** As many workers as the machine has cores, and memory (a GiB each) for. */
export function workersOfMachine(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / 2 ** 30), 32));
}

/**
 * Runs the jobs in `count` worker processes. A worker that crashes or takes too long costs the review that it was at
 * (all reviews of a paper that it could not read); another one goes on with the rest. Rejects when `stop` is aborted,
 * or a row cannot be kept; the workers are gone then.
 */
export async function runJobs(
  script: URL,
  jobs: readonly ScanJob[],
  options: { readonly count: number; readonly limits: StepLimits; readonly stop: AbortSignal },
  listener: JobListener,
): Promise<void> {
  const waiting = [...jobs].reverse();
  const workers = new Set<ScanProcess>();
  const end = new AbortController();
  const signal = AbortSignal.any([options.stop, end.signal]);
  const killAll = (): void => {
    for (const worker of workers) worker.kill();
  };
  signal.addEventListener('abort', killAll);
  const lane = async (): Promise<void> => {
    let worker: ScanProcess | null = null;
    for (let job = waiting.pop(); job !== undefined; job = waiting.pop()) {
      signal.throwIfAborted();
      worker ??= new ScanProcess(script);
      workers.add(worker);
      const rest = await runJob(worker, job, options.limits, listener, signal);
      if (rest.job) waiting.push(rest.job);
      if (!rest.worn) continue;
      worker.kill();
      workers.delete(worker);
      worker = null;
    }
  };
  const lanes = Array.from({ length: Math.min(options.count, jobs.length) }, lane);
  try {
    await Promise.all(lanes);
  } finally {
    end.abort();
    killAll();
    await Promise.allSettled(lanes);
    signal.removeEventListener('abort', killAll);
  }
}

/** One job; what is left of it where its worker ended. */
async function runJob(
  worker: ScanProcess,
  job: ScanJob,
  limits: StepLimits,
  listener: JobListener,
  stop: AbortSignal,
): Promise<{ readonly job: ScanJob | null; readonly worn: boolean }> {
  const open = new Set(job.reviews.keys());
  const keeping: Promise<void>[] = [];
  const stage: { at: number | null } = { at: null };
  const { how, worn } = await worker.run(job, limits, (answer) => {
    if (stop.aborted) return;
    if (answer.kind === 'note') listener.note(answer.text);
    if (answer.kind === 'at') stage.at = answer.review;
    if (answer.kind === 'note' || answer.kind === 'at' || answer.kind === 'done') return;
    open.delete(answer.review);
    if (answer.kind === 'questions')
      return listener.questions?.(job.paper, job.reviews[answer.review]!, answer.open);
    if (answer.kind === 'row') {
      const kept = listener.row(answer.row);
      // Looked at when the worker is done.
      kept.catch(() => undefined);
      keeping.push(kept);
    } else listener.skipped(job.reviews[answer.review]!, answer.reason, false, answer.locked);
  });
  await Promise.all(keeping);
  stop.throwIfAborted();
  if (how === null) return { job: null, worn };
  const { at } = stage;
  const lost = at === null ? [...open] : [at].filter((one) => open.has(one));
  const what = at === null ? `Reading its paper (${job.paper})` : 'Checking it';
  for (const one of lost) {
    open.delete(one);
    listener.skipped(job.reviews[one]!, `${what} broke off: its process ${how}.`, true);
  }
  const reviews = job.reviews.filter((_, i) => open.has(i));
  return { job: reviews.length > 0 ? { ...job, reviews } : null, worn: true };
}
