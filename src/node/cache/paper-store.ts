import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { DraftDocument } from '../../core/paper/draft.ts';
import { packEntry, unpackEntry } from './cache-entry.ts';
import { cacheFiles, entryName } from './cache-files.ts';

export interface PaperStoreOptions {
  /** The cache's own folder; made when it is needed. */
  readonly folder: string;
  /** Names the reader: what another reader wrote is not used. */
  readonly version: string;
  /** Bytes on the disk; what was used longest ago goes first. */
  readonly mostBytes?: number;
  /** Milliseconds after which what was not used is removed. */
  readonly longestUnused?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const day = 86_400_000;
/** A write takes less than a second; one that began this long ago (ms) was cut. */
const longestWrite = 3_600_000;

/**
 * Parsed papers on the disk, by the hash of their bytes, readable by the user alone. A cache only saves time: nothing
 * that is wrong with an entry, the folder or the disk is ever an error.
 */
export class PaperStore {
  readonly #folder: string;
  readonly #version: string;
  readonly #mostBytes: number;
  readonly #longestUnused: number;
  readonly #now: () => number;
  #swept = false;

  constructor(options: PaperStoreOptions) {
    this.#folder = options.folder;
    this.#version = options.version;
    this.#mostBytes = options.mostBytes ?? 200_000_000;
    this.#longestUnused = options.longestUnused ?? 30 * day;
    this.#now = options.now ?? Date.now;
  }

  /** The paper as `put` took it, with the path that it has now; null where it is not there. */
  async get(sha256: string, path: string): Promise<DraftDocument | null> {
    try {
      if (!this.#swept) await this.#sweep();
      const file = this.#fileOf(sha256);
      const draft = await unpackEntry({ sha256, version: this.#version }, await readFile(file));
      if (!draft) return null;
      const used = new Date(this.#now());
      await utimes(file, used, used).catch(() => undefined);
      return { ...draft, document: { ...draft.document, path } };
    } catch {
      return null;
    }
  }

  async put(sha256: string, draft: DraftDocument): Promise<void> {
    try {
      const entry = await packEntry({ sha256, version: this.#version }, draft);
      await this.#makeFolder();
      await this.#write(this.#fileOf(sha256), entry);
      await this.#sweep();
    } catch {
      // Read-only, full, not a folder: the paper is read anew next time.
    }
  }

  #fileOf(sha256: string): string {
    return join(this.#folder, entryName(sha256));
  }

  async #makeFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const { mode } = await lstat(this.#folder);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(this.#folder, 0o700);
  }

  /** Under another name first: who reads meanwhile sees the entry whole or not at all. */
  async #write(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        const used = new Date(this.#now());
        await handle.utimes(used, used);
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** Removes what expired, what a crash left half written and, where there is too much, what was used longest ago. */
  async #sweep(): Promise<void> {
    this.#swept = true;
    const files = await cacheFiles(this.#folder).catch(() => []);
    const now = this.#now();
    let kept = 0;
    for (const file of files.sort((a, b) => b.used - a.used)) {
      const limit = file.whole ? this.#longestUnused : longestWrite;
      const expired = now - file.used > limit;
      if (!expired) kept += file.bytes;
      if (expired || kept > this.#mostBytes) await rm(file.path, { force: true }).catch(() => undefined);
    }
  }
}
