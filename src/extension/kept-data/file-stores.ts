import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { entriesOfPaper, removeEntries } from '../../node/cache/entries-of-paper.ts';
import type { CacheFile } from '../../node/cache/cache-files.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import type { Scans } from '../scan/scans.ts';
import { counted, sizeText } from './kept-store.ts';
import type { KeptPart, KeptStore } from './kept-store.ts';

/** Parsed papers in a cache folder; `whose` ends the sentence: "of the command line". */
export function parsedPapers(folder: string, whose: string): KeptStore {
  return {
    async find(paper) {
      const all = await entriesOfPaper(folder, paper);
      const partOf = (kind: CacheFile['kind'], name: (n: number) => string): KeptPart[] => {
        const files = all.filter((file) => file.kind === kind);
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        const what = `${name(files.length)} (${sizeText(bytes)})${whose}`;
        return files.length > 0 ? [{ what, remove: () => removeEntries(files) }] : [];
      };
      // The model's vectors do not say of which paper they are: those of all go, and are computed anew.
      return [
        ...partOf('paper', (n) => counted(n, 'parsed paper')),
        ...partOf('vectors', () => 'what the local model computed of kept papers'),
        // Nor do answers of language models.
        ...partOf('answer', (n) => counted(n, 'answer of language models', 'answers of language models')),
      ];
    },
  };
}

/**
 * Dismissed findings in some files, null being the extension's own. Those that an older version wrote do not say of
 * which paper they are: `claimsOf` gives what is known of the open drafts.
 */
export function dismissedFindings(
  dismissals: Dismissals,
  files: () => readonly (string | null)[],
  claimsOf: (drafts: readonly string[]) => ReadonlySet<string>,
): KeptStore {
  return {
    find(paper) {
      const open = paper ? claimsOf(paper.drafts) : null;
      const parts = files().flatMap((file) => {
        const claims = dismissals
          .in(file)
          .filter((one) => !paper || (one.paper ?? '') === paper.key || open?.has(one.claim))
          .map(({ claim }) => claim);
        if (claims.length === 0) return [];
        const where = file === null ? '' : ` in ${file}`;
        const what = `${counted(claims.length, 'dismissed finding')}${where}`;
        return [{ what, remove: () => dismissals.remove(file, new Set(claims)) }];
      });
      return Promise.resolve(parts);
    },
  };
}

/** Rows of folder scans. A file holds all papers of its folder: it goes as a whole. */
export function scanResults(scans: Pick<Scans, 'kept' | 'remove'>): KeptStore {
  return {
    async find(paper) {
      const kept = await scans.kept(paper && paper.documents);
      const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
      const what = `the results of ${counted(kept.length, 'folder scan')} (${sizeText(bytes)})`;
      return kept.length > 0 ? [{ what, remove: () => scans.remove(kept) }] : [];
    },
  };
}

/** A folder of the extension's own that belongs to no paper of the user's. */
export function ownFolder(folder: string, name: string): KeptStore {
  return {
    async find(paper) {
      const bytes = paper ? null : await sizeOf(folder);
      if (bytes === null) return [];
      const remove = () => rm(folder, { recursive: true, force: true });
      return [{ what: `${name} (${sizeText(bytes)})`, remove }];
    },
  };
}

/** Bytes of the files right in a folder; null where there is none. */
async function sizeOf(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => null);
  if (!names) return null;
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
