import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DismissalFiles } from './dismissals.ts';

const ownFolder = '.peerlint';

/** Where a workspace folder keeps what its users dismissed. */
export function dismissalsOf(folder: string): string {
  return path.join(folder, ownFolder, 'dismissed.json');
}

export const dismissalStorage: DismissalFiles = {
  async read(file) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  },
  async write(file, text) {
    await mkdir(path.dirname(file), { recursive: true });
    // Whole or not at all: a crash must not cost the list.
    const draft = `${file}.${process.pid}.tmp`;
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, file);
  },
  async remove(file) {
    await rm(file, { force: true });
    const folder = path.dirname(file);
    if (path.basename(folder) === ownFolder) await rmdir(folder).catch(() => undefined);
  },
};
