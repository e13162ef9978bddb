import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newFindings, nextSeen, readSeen, writeSeen } from '../../core/findings/seen-record.ts';
import type { ScanRow } from '../../core/report/scan/scan-row.ts';

/** Where the rows of a folder's scans lie, and what lies in the folder itself. */
export interface ScanPlaces {
  /** JSON Lines of the last finished scan, as `peerlint scan` writes them. */
  readonly results: string;
  /** Rows of a scan under way, or of one that was stopped. */
  readonly part: string;
  /** In the folder: when each finding was first seen; no text. */
  readonly record: string;
}

export function scanPlaces(folder: string, store: string): ScanPlaces {
  return {
    results: path.join(store, 'results.jsonl'),
    part: path.join(store, 'results.jsonl.part'),
    record: path.join(folder, '.peerlint', 'scan.jsonl'),
  };
}

/** A scan takes up what a stopped one has, else the rows of the last one: what has not changed is not done again. */
export async function takeUpRows({ results, part }: ScanPlaces): Promise<void> {
  if (await exists(part)) return;
  if (await exists(results)) await copyFile(results, part);
}

/** Notes in the folder which findings are new. Rejects where it cannot be written. */
export async function keepRecord(
  file: string,
  rows: AsyncIterable<{ readonly row: ScanRow }>,
  now: Date,
): Promise<void> {
  const found: { review: string; id: string; findings: string[] }[] = [];
  for await (const { row } of rows)
    found.push({ review: row.review.path, id: row.review.id, findings: row.findings.map(({ id }) => id) });
  const before = readSeen(await readFile(file, 'utf8').catch(() => ''));
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(unfinished, writeSeen(nextSeen(before, found, now.toISOString())), { mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Ids of the findings that the scan before the last one had not. */
export async function newOf(file: string): Promise<ReadonlySet<string>> {
  const record = readSeen(await readFile(file, 'utf8').catch(() => ''));
  return record ? newFindings(record) : new Set();
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

/** Milliseconds after which results that nobody scanned again are removed: 30 days. */
const kept = 30 * 24 * 3600 * 1000;

/** Removes the results of folders that were not scanned for 30 days. Never rejects. */
export async function expireScans(scans: string, now: Date): Promise<void> {
  const stores = await readdir(scans).catch(() => []);
  for (const name of stores) {
    const files = ['results.jsonl', 'results.jsonl.part'].map((file) => path.join(scans, name, file));
    const times = await Promise.all(
      files.map((file) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    const last = Math.max(...times);
    if (last > 0 && now.getTime() - last > kept)
      await rm(path.join(scans, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
