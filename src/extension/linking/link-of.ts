import { readdir, stat } from 'node:fs/promises';
import type { Draft } from '../editor/draft.ts';
import { draftLinks } from './draft-links.ts';
import type { PaperMemory } from './paper-memory.ts';
import { resolveLink } from './resolve-link.ts';
import type { Link, LinkFiles } from './resolve-link.ts';

export const linkFiles: LinkFiles = {
  exists: async (file) => (await stat(file).catch(() => null)) !== null,
  list: (folder) => readdir(folder).catch(() => []),
};

/** The paper of an open draft, by the rules of `resolveLink`. `trusted` says whether the workspace is. */
export function linkOf(draft: Draft, memory: PaperMemory, trusted: boolean): Promise<Link> {
  const { path, folder } = draft;
  const links = draftLinks(draft.text(), path ?? draft.name);
  return resolveLink({ path, folder, links, chosen: memory.get(draft.uri), trusted }, linkFiles);
}
