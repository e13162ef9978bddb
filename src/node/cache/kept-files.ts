import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFiles } from './cache-files.ts';
import { makePrivateFolder, readPrivateFile, tightenFolder } from './private-files.ts';
import { within } from './within.ts';

export interface KeptFilesOptions {
  /** The cache's own folder; made when it is needed. */
  readonly folder: string;
  /** Bytes on the disk, of all kinds of entries together; what was used longest ago goes first. */
  readonly mostBytes?: number;
  /** Milliseconds after which what was not used is removed. */
  readonly longestUnused?: number;
  /** Milliseconds that the disk may take; it is not waited for any longer. */
  readonly longestWait?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const day = 86_400_000;
/** A write takes less than a second; one that began this long ago (ms) was cut. */
const longestWrite = 3_600_000;

/**
 * The files of the cache's folder, readable by the user alone. A cache only saves time: nothing that is wrong with a file,
 * the folder or the disk is ever an error.
 */
export class KeptFiles {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #longestUnused: number;
  readonly #longestWait: number;
  readonly #now: () => number;
  /** When the folder was cleared up last. */
  #swept = -Infinity;

  constructor(options: KeptFilesOptions) {
    this.#folder = options.folder;
    this.#mostBytes = options.mostBytes ?? 200_000_000;
    this.#longestUnused = options.longestUnused ?? 30 * day;
    this.#longestWait = options.longestWait ?? 2000;
    this.#now = options.now ?? Date.now;
  }

  /** What `unpack` makes of the bytes of a file; null where it is not there, or the disk takes too long. */
  async get<T>(name: string, unpack: (bytes: Buffer) => Promise<T | null>): Promise<T | null> {
    return (await within(this.#longestWait, this.#read(name).then(unpack))) ?? null;
  }

  /** Resolves when the file is kept, cannot be kept, or the disk takes too long. */
  async put(name: string, bytes: Buffer): Promise<void> {
    // Read-only, full, not a folder: it is made anew next time.
    await within(this.#longestWait, this.#keep(name, bytes));
  }

  async #read(name: string): Promise<Buffer> {
    await tightenFolder(this.#folder);
    if (this.#now() - this.#swept > day) await this.#sweep();
    return readPrivateFile(join(this.#folder, name), new Date(this.#now()));
  }

  async #keep(name: string, bytes: Buffer): Promise<void> {
    await makePrivateFolder(this.#folder);
    await this.#write(join(this.#folder, name), bytes);
    await this.#sweep();
  }

  /** Under another name first: who reads meanwhile sees the entry whole or not at all. */
  async #write(file: string, bytes: Buffer): Promise<void> {
    const unfinished = `${file}.${randomUUID()}.tmp`;
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        const used = new Date(this.#now());
        await handle.utimes(used, used);
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Removes what expired, what a crash left half written and, where there is too much, what was used longest ago. */
  async #sweep(): Promise<void> {
    const now = this.#now();
    this.#swept = now;
    const files = await cacheFiles(this.#folder).catch(() => []);
    let kept = 0;
    for (const file of files.sort((a, b) => b.used - a.used)) {
      const limit = file.whole ? this.#longestUnused : longestWrite;
      const expired = now - file.used > limit;
      if (!expired) kept += file.bytes;
      if (expired || kept > this.#mostBytes) await rm(file.path, { force: true }).catch(() => undefined);
    }
  }
}
