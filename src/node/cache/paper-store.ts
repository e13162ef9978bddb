import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Paper, PaperDocument } from '../../core/paper/model.ts';
import type { DocumentKey } from './cache-entry.ts';
import { keyOf, packEntry, unpackEntry } from './cache-entry.ts';
import { cacheFiles, entryName } from './cache-files.ts';
import { makePrivateFolder, readPrivateFile, tightenFolder } from './private-files.ts';
import { within } from './within.ts';

export interface PaperStoreOptions {
  /** The cache's own folder; made when it is needed. */
  readonly folder: string;
  /** Names the reader: what another reader wrote is not used. */
  readonly version: string;
  /** Bytes on the disk; what was used longest ago goes first. */
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
  readonly #longestWait: number;
  readonly #now: () => number;
  /** When the folder was cleared up last. */
  #swept = -Infinity;

  constructor(options: PaperStoreOptions) {
    this.#folder = options.folder;
    this.#version = options.version;
    this.#mostBytes = options.mostBytes ?? 200_000_000;
    this.#longestUnused = options.longestUnused ?? 30 * day;
    this.#longestWait = options.longestWait ?? 2000;
    this.#now = options.now ?? Date.now;
  }

  /** The paper of these documents as `put` took it, with the paths that they have now; null where it is not there. */
  async get(asked: readonly AskedDocument[]): Promise<Paper | null> {
    return (await within(this.#longestWait, this.#find(asked))) ?? null;
  }

  /** Resolves when the paper is kept, cannot be kept, or the disk takes too long. */
  async put(paper: Paper): Promise<void> {
    const entry = await packEntry(this.#version, paper).catch(() => null);
    // Read-only, full, not a folder: the paper is read anew next time.
    if (entry) await within(this.#longestWait, this.#keep(paper, entry));
  }

  async #find(asked: readonly AskedDocument[]): Promise<Paper | null> {
    await tightenFolder(this.#folder);
    if (this.#now() - this.#swept > day) await this.#sweep();
    const bytes = await readPrivateFile(this.#fileOf(asked), new Date(this.#now()));
    const paper = await unpackEntry({ documents: asked, version: this.#version }, bytes);
    if (!paper) return null;
    const documents = paper.documents.map((document, at) => ({ ...document, path: asked[at]!.path }));
    return { ...paper, documents };
  }

  async #keep(paper: Paper, entry: Buffer): Promise<void> {
    await makePrivateFolder(this.#folder);
    await this.#write(this.#fileOf(paper.documents), entry);
    await this.#sweep();
  }

  #fileOf(documents: readonly DocumentKey[]): string {
    return join(this.#folder, entryName(keyOf(documents)));
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
