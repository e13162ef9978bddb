import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ChangeSign } from '../../core/check/changed-since.ts';
import { versionsBeside } from '../../core/import/paper-versions.ts';

/** Milliseconds; files that were fetched or unpacked one after the other are of one age. */
const tolerance = 10 * 60_000;

/**
 * Whether a paper may have changed since its review, by the names beside it and by the times of the files.
 * @param documents all papers of the folder
 */
export async function changeSign(
  folder: string,
  paper: string,
  review: string,
  documents: readonly string[],
): Promise<ChangeSign | null> {
  if (versionsBeside(paper, documents).length > 0) return 'versions';
  const [paperTime, reviewTime] = await Promise.all([paper, review].map((name) => timeOf(folder, name)));
  return paperTime! > reviewTime! + tolerance ? 'newer' : null;
}

/** NaN where the file is gone: nothing is said of it then. */
async function timeOf(folder: string, name: string): Promise<number> {
  return stat(path.join(folder, name)).then(
    ({ mtimeMs }) => mtimeMs,
    () => NaN,
  );
}
