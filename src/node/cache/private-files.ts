import { chmod, constants, mkdir, open, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

const others = 0o077;

/**
 * Makes the folder, and those above it that are missing, for the user alone. Rejects where that cannot be. Step by step:
 * Node's own `recursive` never ends where a folder that exists takes no new ones with ENOENT, as /proc does.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await tightenFolder(folder);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || above === folder) throw error;
    await makeFolder(above);
    await mkdir(folder, { mode: 0o700 }).catch((again: NodeJS.ErrnoException) => {
      // Another process was faster.
      if (again.code !== 'EEXIST') throw again;
    });
  }
}

/** Takes the folder from everyone but the user, where that was loosened. Rejects where it is not there. */
export async function tightenFolder(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if (process.platform !== 'win32' && (mode & others) !== 0) await chmod(folder, 0o700);
}

/**
 * The bytes of a file, which is taken from everyone but the user and marked as used now. Rejects where it is no file:
 * who opens a pipe would wait for someone to write into it.
 */
export async function readPrivateFile(file: string, now: Date): Promise<Buffer> {
  // Windows has no such flag.
  const waitForNobody = (constants as { readonly O_NONBLOCK?: number }).O_NONBLOCK ?? 0;
  const handle = await open(file, constants.O_RDONLY | waitForNobody);
  try {
    const entry = await handle.stat();
    if (!entry.isFile()) throw new Error(`${file} is not a file`);
    if (process.platform !== 'win32' && (entry.mode & others) !== 0) await handle.chmod(0o600);
    const bytes = await handle.readFile();
    // By its name: Windows marks no file that is open for reading alone.
    await utimes(file, now, now).catch(() => undefined);
    return bytes;
  } finally {
    await handle.close();
  }
}
