import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../core/input-error.ts';

/**
 * The files that someone else may name: those below some folders, wherever their links lead. What lies outside and what
 * does not exist get the same answer, so that nobody learns what else is on the machine.
 */
export class AllowedFiles {
  /** Real paths. */
  readonly #roots: readonly string[];

  private constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** InputError where a root is no folder. */
  static async below(roots: readonly string[]): Promise<AllowedFiles> {
    const real = roots.map(async (root) => {
      const folder = await realpath(root).catch(() => null);
      const entry = folder === null ? null : await stat(folder).catch(() => null);
      if (folder === null || !entry?.isDirectory())
        throw new InputError(root, 'is no folder.', 'Name a folder that exists.');
      return folder;
    });
    return new AllowedFiles(await Promise.all(real));
  }

  /**
   * The real path of a file; `given` is relative to `from`, by default the first root. InputError, which names the file
   * `name`, unless it is a regular file below a root.
   */
  async file(given: string, from = this.#roots[0] ?? '', name = given): Promise<string> {
    const wanted = given === '' || given.includes('\0') ? null : path.resolve(from, given);
    const real = wanted === null ? null : await realpath(wanted).catch(() => null);
    if (real !== null && this.#roots.some((root) => isBelow(real, root))) {
      const entry = await stat(real).catch(() => null);
      // Reading a pipe or a device would never end.
      if (entry?.isFile()) return real;
    }
    throw new InputError(
      name,
      'is no file that may be read from here.',
      'Name a file in the folder that was opened for this.',
    );
  }
}

function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}
