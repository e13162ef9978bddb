import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../core/input-error.ts';

const name = 'running.pid';

/**
 * Keeps a second run out of a folder: their rows would be mixed. What a killed run left is taken away. Throws InputError
 * where a run is under way. Returns what gives the folder free.
 */
export function lockFolder(folder: string): Promise<() => Promise<void>> {
  return lockFile(path.join(folder, name), folder, 'Give --out a folder that can be written.');
}

/**
 * The same for anything that only one run may write.
 * @param file that holds the number of the process
 * @param shown named in errors
 * @param mend where nothing can be written there
 * @param busy what to do where another run is under way
 */
export async function lockFile(
  file: string,
  shown: string,
  mend: string,
  busy = `Wait for it, or give another --out; if there is none, remove ${path.basename(file)}.`,
): Promise<() => Promise<void>> {
  for (let tries = 0; ; tries += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new InputError(shown, 'cannot be written.', mend);
      const pid = Number(await readFile(file, 'utf8').catch(() => ''));
      if (tries > 0 || (pid > 0 && pid !== process.pid && isRunning(pid)))
        throw new InputError(shown, 'is being written by another run.', busy);
      await rm(file, { force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be asked, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
