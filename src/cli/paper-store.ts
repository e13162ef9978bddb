import { homedir } from 'node:os';
import { userCacheFolder } from '../node/cache/cache-folder.ts';
import type { PaperStore } from '../node/cache/paper-store.ts';
import { storeIn } from '../node/cache/reader-version.ts';

/** Where the command line keeps parsed papers. */
export function cacheFolder(): string {
  return userCacheFolder(process.platform, process.env, homedir());
}

/** The user's store of parsed papers; none with --no-cache and where the program runs from source. */
export function paperStore({ cache }: { readonly cache?: boolean }): PaperStore | undefined {
  return cache === false ? undefined : storeIn(cacheFolder());
}
