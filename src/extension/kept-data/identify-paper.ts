import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FindingsStore } from '../findings/findings-store.ts';
import { linkedPaper } from '../linking/linked-paper.ts';
import type { PaperIdentity } from './kept-store.ts';

/**
 * The open drafts that are linked to one of these papers, with its path; to any for null. Without those whose data was
 * deleted: nothing is done with them.
 */
export function draftsOfPapers(
  store: Pick<FindingsStore, 'get' | 'uris'>,
  papers: ReadonlySet<string> | null,
): Map<string, string> {
  const drafts = store.uris().flatMap((uri) => {
    const state = store.get(uri);
    const paper = state?.status.kind === 'data-deleted' ? null : linkedPaper(state);
    return paper !== null && papers?.has(paper) !== false ? [[uri, paper] as const] : [];
  });
  return new Map(drafts);
}

/** All by which the paper at a path is known; what cannot be read of it is left out. */
export async function identifyPaper(
  paper: string,
  store: Pick<FindingsStore, 'get' | 'uris'>,
): Promise<PaperIdentity> {
  const drafts = [...draftsOfPapers(store, new Set([paper])).keys()];
  const infos = drafts.flatMap((uri) => store.get(uri)?.paper ?? []);
  const documents = new Set([paper, ...infos.flatMap((info) => info.documents)]);
  const files = await Promise.all([...documents].map((one) => hashOf(one).catch(() => null)));
  return {
    documents,
    files: files.filter((one) => one !== null),
    key: infos[0]?.key ?? null,
    drafts,
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
