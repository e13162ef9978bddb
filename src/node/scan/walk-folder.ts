import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../../core/input-error.ts';
import { byCode, type SkippedFile } from '../../core/report/scan/scan-row.ts';

/** The files of a folder, by their paths from it, with "/". */
export interface WalkedFolder {
  readonly files: readonly string[];
  readonly skipped: readonly SkippedFile[];
}

/**
 * Lists the files of a folder and of the folders in it, in the order of their paths. Hidden files and folders are left
 * out. Links to folders are not followed, so that there is no circle and no way out; links to files only inside of the
 * folder. Throws InputError where the folder itself cannot be read.
 */
export async function walkFolder(folder: string): Promise<WalkedFolder> {
  const top = await topOf(folder);
  const files: string[] = [];
  const skipped: SkippedFile[] = [];
  const waiting = [''];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entries = await readdir(path.join(folder, at), { withFileTypes: true }).catch(
      (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error',
    );
    if (typeof entries === 'string') {
      skipped.push({ path: at, kind: 'unreadable', reason: `The folder cannot be read (${entries}).` });
      continue;
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const own = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(own);
      else if (entry.isFile()) files.push(own);
      else if (entry.isSymbolicLink()) {
        const why = await whyNotFollowed(path.join(folder, own), top);
        if (why === null) files.push(own);
        else skipped.push({ path: own, kind: 'link', reason: why });
      }
    }
  }
  return { files: files.sort(byCode), skipped };
}

async function topOf(folder: string): Promise<string> {
  const found = await lstat(folder).catch(() => null);
  const target = found?.isSymbolicLink() ? await stat(folder).catch(() => null) : found;
  if (!target) throw new InputError(folder, 'does not exist.', 'Check the name of the folder.');
  if (!target.isDirectory())
    throw new InputError(folder, 'is no folder.', 'Give a folder, or use peerlint check for one review.');
  return realpath(folder);
}

async function whyNotFollowed(link: string, top: string): Promise<string | null> {
  try {
    const target = await realpath(link);
    const found = await stat(target);
    if (found.isDirectory()) return 'It is a link to a folder; give that folder by itself.';
    if (!found.isFile()) return 'It is a link to something that is no file.';
    return target.startsWith(top + path.sep) ? null : 'It is a link that leads out of the folder.';
  } catch {
    return 'It is a link that leads nowhere.';
  }
}
