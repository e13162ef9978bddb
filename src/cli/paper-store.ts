import { homedir } from 'node:os';
import { userCacheFolder } from '../node/cache/cache-folder.ts';
import type { PaperStore } from '../node/cache/paper-store.ts';
import { storeIn, vectorsIn } from '../node/cache/reader-version.ts';
import type { VectorStore } from '../node/cache/vector-store.ts';

/** Where the command line keeps parsed papers. */
export function cacheFolder(): string {
  return userCacheFolder(process.platform, process.env, homedir());
}

/** The user's store of parsed papers; none with --no-cache and where the program runs from source. */
export function paperStore({ cache }: { readonly cache?: boolean }): PaperStore | undefined {
  return cache === false ? undefined : storeIn(cacheFolder());
}

/** The same of what the local model computed of papers. */
export function vectorStore({ cache }: { readonly cache?: boolean }): VectorStore | undefined {
  return cache === false ? undefined : vectorsIn(cacheFolder());
}
