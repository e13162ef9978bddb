import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tool } from '../version.ts';
import type { PlannedPaper, ScanPlan } from './plan-scan.ts';
import type { RowLog } from './row-log.ts';
import type { ScanJob, ScanSettings } from './scan-messages.ts';

/** What a scan has to do. */
export interface ScanWork {
  /** Keys of all reviews. */
  readonly wanted: ReadonlySet<string>;
  /** What is not in the log yet. */
  readonly open: readonly ScanJob[];
  /** Reviews in `open`. */
  readonly left: number;
}

/** The work of a plan, without what the log has already. */
export async function scanWork(
  folder: string,
  plan: ScanPlan,
  settings: ScanSettings,
  modelSha256: string | null,
  log: RowLog,
): Promise<ScanWork> {
  const jobs: ScanJob[] = [];
  for (const paper of plan.papers) jobs.push(await jobOf(folder, paper, settings, modelSha256));
  const wanted = new Set(jobs.flatMap(({ reviews }) => reviews.map(({ key }) => key)));
  const open = jobs
    .map((job) => ({ ...job, reviews: job.reviews.filter(({ key }) => !log.has(key)) }))
    .filter(({ reviews }) => reviews.length > 0);
  return { wanted, open, left: open.reduce((sum, { reviews }) => sum + reviews.length, 0) };
}

/** A job with the keys of its reviews: hashes of all that decides what their rows say. */
async function jobOf(
  folder: string,
  { paper, supplements, reviews }: PlannedPaper,
  settings: ScanSettings,
  modelSha256: string | null,
): Promise<ScanJob> {
  const files = await Promise.all([paper, ...supplements].map((name) => hashOf(path.join(folder, name))));
  const { detector, threshold, policy, ocr, opinion } = settings;
  const common = [tool.version, files, paper, supplements, detector, threshold, policy, ocr, modelSha256];
  // Rows of a scan without a language model keep the keys that they have.
  const asked = opinion ? [opinion.model, opinion.host, opinion.mode, opinion.strategy ?? ''] : [];
  const keyed = reviews.map((review) => {
    const own = JSON.stringify([...common, ...asked, review.path, review.id, review.sha256, review.changed]);
    return { ...review, key: createHash('sha256').update(own).digest('hex').slice(0, 32) };
  });
  return { folder, paper, supplements, reviews: keyed, settings };
}

/** Of a file that cannot be read, "": its reading says why. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
  } catch {
    return '';
  }
}
