import type { Paper, PaperDocument } from '../../core/paper/model.ts';
import type { DocumentKey } from './cache-entry.ts';
import { keyOf, packEntry, unpackEntry } from './cache-entry.ts';
import { entryName } from './cache-files.ts';
import { KeptFiles, type KeptFilesOptions } from './kept-files.ts';

export interface PaperStoreOptions extends KeptFilesOptions {
  /** Names the reader: what another reader wrote is not used. */
  readonly version: string;
}

/** A file that is asked for: what it holds and where it lies now. */
export type AskedDocument = DocumentKey & Pick<PaperDocument, 'path'>;

/** Parsed papers on the disk, by the hash of their files' bytes. */
export class PaperStore {
  readonly #files: KeptFiles;
  readonly #version: string;

  constructor(options: PaperStoreOptions) {
    this.#files = new KeptFiles(options);
    this.#version = options.version;
  }

  /** The paper of these documents as `put` took it, with the paths that they have now; null where it is not there. */
  async get(asked: readonly AskedDocument[]): Promise<Paper | null> {
    const key = { documents: asked, version: this.#version };
    const paper = await this.#files.get(nameOf(asked), (bytes) => unpackEntry(key, bytes));
    if (!paper) return null;
    const documents = paper.documents.map((document, at) => ({ ...document, path: asked[at]!.path }));
    return { ...paper, documents };
  }

  /** Resolves when the paper is kept, cannot be kept, or the disk takes too long. */
  async put(paper: Paper): Promise<void> {
    const entry = await packEntry(this.#version, paper).catch(() => null);
    if (entry) await this.#files.put(nameOf(paper.documents), entry);
  }
}

function nameOf(documents: readonly DocumentKey[]): string {
  return entryName(keyOf(documents));
}
