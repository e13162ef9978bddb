import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../core/input-error.ts';

export interface CacheFile {
  readonly path: string;
  readonly bytes: number;
  /** When it was used last (ms since 1970). */
  readonly used: number;
  /** False for one whose writing has not ended. */
  readonly whole: boolean;
  /** What the local model computed of a paper, and what a language model answered, are no papers of their own. */
  readonly kind: 'paper' | 'vectors' | 'answer';
}

/** Name of the entry with this key (hex sha256). */
export function entryName(key: string): string {
  return `${key}.paper`;
}

/** Name of the vectors with this key (hex sha256). */
export function vectorsName(key: string): string {
  return `${key}.vectors`;
}

/** Name of the kept answer of a language model with this key (hex sha256). */
export function answerName(key: string): string {
  return `${key}.answer`;
}

/** The cache's own files in `folder`; anything else that lies there is left out. Rejects where it cannot be listed. */
export async function cacheFiles(folder: string): Promise<CacheFile[]> {
  const names = (await readdir(folder)).filter(isOwnName);
  const found = await Promise.all(
    names.map(async (name): Promise<CacheFile | null> => {
      const path = join(folder, name);
      // Another process may have removed it in between.
      const entry = await lstat(path).catch(() => null);
      if (!entry?.isFile()) return null;
      const [, kind, rest] = name.split('.');
      return {
        path,
        bytes: entry.size,
        used: entry.mtimeMs,
        whole: rest === undefined,
        kind: kind === 'vectors' || kind === 'answer' ? kind : 'paper',
      };
    }),
  );
  return found.filter((file) => file !== null);
}

/** The name of an entry or an answer, or of one whose writing has not ended. */
function isOwnName(name: string): boolean {
  return /^[0-9a-f]{64}\.(?:paper|vectors|answer)(?:\.[\w-]+\.tmp)?$/.test(name);
}

export interface Cleared {
  readonly papers: number;
  /** Answers of language models. */
  readonly answers: number;
  /** Of all of it, of what the local model computed of the papers and of what was left half written. */
  readonly bytes: number;
}

/** What was removed, in one sentence. */
export function clearedText({ papers, answers, bytes }: Cleared): string {
  const also =
    answers === 0 ? '' : ` and ${answers} ${answers === 1 ? 'answer' : 'answers'} of language models`;
  return `Removed ${papers} ${papers === 1 ? 'paper' : 'papers'}${also} (${bytes} bytes).`;
}

/**
 * Removes all that the cache holds, and the folder if nothing else lies in it. Throws InputError where something cannot
 * be removed.
 */
export async function clearCache(folder: string): Promise<Cleared> {
  let papers = 0;
  let answers = 0;
  let bytes = 0;
  try {
    for (const file of await cacheFiles(folder)) {
      await rm(file.path, { force: true });
      if (file.whole && file.kind === 'paper') papers += 1;
      if (file.whole && file.kind === 'answer') answers += 1;
      bytes += file.bytes;
    }
    // A folder or a link under the name of an entry would keep that paper from ever being kept.
    for (const name of (await readdir(folder)).filter(isOwnName))
      await rm(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      throw new InputError(
        folder,
        `cannot be cleared (${code ?? 'unknown error'}).`,
        'Remove the folder yourself.',
      );
  }
  await rmdir(folder).catch(() => undefined);
  return { papers, answers, bytes };
}
