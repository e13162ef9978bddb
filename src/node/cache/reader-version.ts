import { PaperStore } from './paper-store.ts';
import { VectorStore } from './vector-store.ts';

/** Set by the build: a hash of everything that decides how a paper is read. */
declare const peerlintReaderVersion: string | undefined;

/** Names the reader of this build; null where it runs from source, whose readings must not outlive the next edit. */
export function readerVersion(): string | null {
  return typeof peerlintReaderVersion === 'undefined' ? null : peerlintReaderVersion;
}

/** The store in `folder` for the readings of this build; none where it runs from source. */
export function storeIn(folder: string): PaperStore | undefined {
  const version = readerVersion();
  return version === null ? undefined : new PaperStore({ folder, version });
}

/** The same for what the local model computes of papers. */
export function vectorsIn(folder: string, log?: (text: string) => void): VectorStore | undefined {
  const version = readerVersion();
  return version === null ? undefined : new VectorStore({ folder, version, log });
}
