import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../core/input-error.ts';

/** What became of a file: "kept" where one of that name with another content is there and may not be replaced. */
export type Written = 'written' | 'unchanged' | 'kept';

/**
 * Writes a text file in one step: no half of it is ever there. Throws InputError where the folder cannot be written.
 * @param force a file of that name is replaced
 */
export async function writeOnce(
  folder: string,
  name: string,
  text: string,
  force: boolean,
): Promise<Written> {
  const target = path.join(folder, name);
  const unfinished = path.join(folder, `.${name}.${process.pid}.new`);
  try {
    const before = await contentOf(target);
    if (before === text) return 'unchanged';
    if (before !== null && !force) return 'kept';
    await writeFile(unfinished, text, { flag: 'wx' });
    await rename(unfinished, target);
    return 'written';
  } catch (error) {
    await rm(unfinished, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new InputError(
      target,
      `cannot be written (${code}).`,
      'Give --out a folder that can be written and has room.',
    );
  }
}

/** Makes a folder with those above it. Throws InputError where that cannot be done. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const problem =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is a file, or lies below one.' : 'cannot be made.';
    throw new InputError(folder, problem, 'Give --out a folder that can be written.');
  }
}

/** Text of a file; "" stands for whatever else has that name; null: nothing there. */
async function contentOf(target: string): Promise<string | null> {
  try {
    const found = await lstat(target);
    if (!found.isFile()) return '';
    return await readFile(target, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
