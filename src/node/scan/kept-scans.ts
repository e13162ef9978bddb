import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What is kept of a folder's scans. */
export interface KeptScan {
  /** The folder that holds it. */
  readonly store: string;
  readonly bytes: number;
}

/**
 * The kept results of scans, those that were stopped as well. Never rejects.
 * @param scans folder that holds the results of all scans
 * @param documents only scans that name one of these files (by its name, since scans may be of a folder above); null: all
 */
export async function keptScans(scans: string, documents: ReadonlySet<string> | null): Promise<KeptScan[]> {
  const names = [...(documents ?? [])].map((file) => JSON.stringify(path.basename(file)).slice(1, -1));
  const stores = await readdir(scans).catch(() => []);
  const kept: KeptScan[] = [];
  for (const name of stores) {
    const store = path.join(scans, name);
    const files = await readdir(store).catch(() => []);
    let bytes = 0;
    let named = documents === null;
    for (const file of files) {
      const place = path.join(store, file);
      bytes += await stat(place).then(
        ({ size }) => size,
        () => 0,
      );
      if (named) continue;
      const text = await readFile(place, 'utf8').catch(() => '');
      named = names.some((one) => text.includes(one));
    }
    if (named && files.length > 0) kept.push({ store, bytes });
  }
  return kept;
}

/** Rejects with the system's reason where one cannot be removed. */
export async function removeKeptScans(kept: readonly KeptScan[]): Promise<void> {
  for (const { store } of kept) await rm(store, { recursive: true, force: true });
}
