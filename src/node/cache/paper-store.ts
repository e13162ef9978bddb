import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Paper, PaperDocument } from '../../core/paper/model.ts';
import type { DocumentKey } from './cache-entry.ts';
import { keyOf, packEntry, unpackEntry } from './cache-entry.ts';
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

/** A file that is asked for: what it holds and where it lies now. */
export type AskedDocument = DocumentKey & Pick<PaperDocument, 'path'>;

/**
 * Parsed papers on the disk, by the hash of their files' bytes, readable by the user alone. A cache only saves time: nothing
 * that is wrong with an entry, the folder or the disk is ever an error.
 */
export class PaperStore {
  readonly #folder: string;
  readonly #version: string;
  readonly #mostBytes: number;
  readonly #longestUnused: number;
  readonly #now: () => number;
  /** When the folder was cleared up last. */
  #swept = -Infinity;

  constructor(options: PaperStoreOptions) {
    this.#folder = options.folder;
    this.#version = options.version;
    this.#mostBytes = options.mostBytes ?? 200_000_000;
    this.#longestUnused = options.longestUnused ?? 30 * day;
    this.#now = options.now ?? Date.now;
  }

  /** The paper of these documents as `put` took it, with the paths that they have now; null where it is not there. */
  async get(asked: readonly AskedDocument[]): Promise<Paper | null> {
    try {
      if (this.#now() - this.#swept > day) await this.#sweep();
      const file = this.#fileOf(asked);
      const paper = await unpackEntry({ documents: asked, version: this.#version }, await readFile(file));
      if (!paper) return null;
      const used = new Date(this.#now());
      await utimes(file, used, used).catch(() => undefined);
      const documents = paper.documents.map((document, at) => ({ ...document, path: asked[at]!.path }));
      return { ...paper, documents };
    } catch {
      return null;
    }
  }

  async put(paper: Paper): Promise<void> {
    try {
      const entry = await packEntry(this.#version, paper);
      await this.#makeFolder();
      await this.#write(this.#fileOf(paper.documents), entry);
      await this.#sweep();
    } catch {
      // Read-only, full, not a folder: the paper is read anew next time.
    }
  }

  #fileOf(documents: readonly DocumentKey[]): string {
    return join(this.#folder, entryName(keyOf(documents)));
  }

  async #makeFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const { mode } = await stat(this.#folder);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(this.#folder, 0o700);
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
