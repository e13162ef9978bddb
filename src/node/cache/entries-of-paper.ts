import { open, rm } from 'node:fs/promises';
import { readEntryHead } from './cache-entry.ts';
import { cacheFiles } from './cache-files.ts';
import type { CacheFile } from './cache-files.ts';

/** By what a paper is known: another download of it has other bytes and the same key. */
export interface KnownPaper {
  /** `Paper.key`; null where it was not read. */
  readonly key: string | null;
  /** sha256 of its files, hex. */
  readonly files: readonly string[];
}

/** A head has a hundred bytes for each document. */
const longestHead = 65_536;

/**
 * The entries of a cache folder that hold a paper, alone or with others; all of them for null. An entry that does not
 * say what it holds counts as one of them: one that was left half written is of no use to anyone, and what a model
 * computed is computed anew. [] where there
 * is no folder; rejects where it cannot be listed.
 */
export async function entriesOfPaper(folder: string, paper: KnownPaper | null): Promise<CacheFile[]> {
  const files = await cacheFiles(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!paper) return files;
  const found: CacheFile[] = [];
  for (const file of files) {
    const head = readEntryHead(await firstLine(file.path).catch(() => ''));
    const holds = !head || head.paper === paper.key || head.files.some((one) => paper.files.includes(one));
    if (holds) found.push(file);
  }
  return found;
}

/** Rejects with the first that cannot be removed, after all others are. */
export async function removeEntries(files: readonly CacheFile[]): Promise<void> {
  const removed = await Promise.allSettled(files.map(({ path }) => rm(path, { force: true })));
  const failed = removed.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function firstLine(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHead), 0, longestHead, 0);
    return buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0] ?? '';
  } finally {
    await handle.close();
  }
}
