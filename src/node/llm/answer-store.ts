import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerStore } from '../../core/opinion/second-opinion.ts';
import { answerName, cacheFiles } from '../cache/cache-files.ts';
import { makePrivateFolder, readPrivateFile } from '../cache/private-files.ts';

/** Milliseconds after which an answer that was not used is removed. */
const longestUnused = 30 * 86_400_000;

/**
 * Answers of language models in the folder of parsed papers, for the user alone: `peerlint cache clear` removes them with the
 * papers. What cannot be read or written only costs another question.
 */
export function answerStore(folder: string, now: () => number = Date.now): AnswerStore {
  let swept = false;
  const sweep = async (): Promise<void> => {
    if (swept) return;
    swept = true;
    for (const file of await cacheFiles(folder))
      if (file.path.endsWith('.answer') && now() - file.used > longestUnused)
        await rm(file.path, { force: true });
  };
  return {
    async get(key) {
      try {
        return (await readPrivateFile(path.join(folder, answerName(key)), new Date(now()))).toString('utf8');
      } catch {
        return null;
      }
    },
    async put(key, value) {
      const file = path.join(folder, answerName(key));
      const unfinished = `${file}.${randomUUID()}.tmp`;
      try {
        await makePrivateFolder(folder);
        await writeFile(unfinished, value, { flag: 'wx', mode: 0o600 });
        await rename(unfinished, file);
        await sweep();
      } catch {
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}
