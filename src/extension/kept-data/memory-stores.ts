import type { ChatRecord } from '../agent/chat-record.ts';
import type { ViewChoices } from '../findings-view/view-choices.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import type { PaperPasswords } from '../passwords/paper-passwords.ts';
import type { PaperViewers } from '../viewer/paper-viewers.ts';
import type { ViewedPapers } from '../viewer/viewed-papers.ts';
import { counted } from './kept-store.ts';
import type { KeptPart, KeptStore, PaperIdentity } from './kept-store.ts';

/** A store of things that each are one key. */
function storeOf(
  keysOf: (paper: PaperIdentity | null) => readonly string[],
  name: (n: number) => string,
  remove: (keys: ReadonlySet<string>) => Promise<void> | void,
): KeptStore {
  return {
    find(paper) {
      const keys = keysOf(paper);
      const part: KeptPart = {
        what: name(keys.length),
        remove: async () => {
          await remove(new Set(keys));
        },
      };
      return Promise.resolve(keys.length > 0 ? [part] : []);
    },
  };
}

/** What the engine holds of papers: without it a check that is at its beginning would look like nothing. */
export function heldInMemory(open: () => ReadonlyMap<string, string>): KeptStore {
  return {
    find(paper) {
      const drafts = paper ? paper.drafts : [...open().keys()];
      const what = `what is held in memory for ${counted(drafts.length, 'open draft')}`;
      const part: KeptPart = { what, endsByItself: true, remove: () => Promise.resolve() };
      return Promise.resolve(drafts.length > 0 ? [part] : []);
    },
  };
}

/** Which paper the user chose for which draft. */
export function chosenPapers(memory: PaperMemory): KeptStore {
  return storeOf(
    (paper) => memory.draftsOf(paper && paper.documents),
    (n) => counted(n, 'link from a draft to its paper', 'links from drafts to their papers'),
    (uris) => memory.remove(uris),
  );
}

/** Which papers were opened in the viewer, and where in them the user was. */
export function viewedPapers(viewed: ViewedPapers, viewers: Pick<PaperViewers, 'close'>): KeptStore {
  return storeOf(
    (paper) => viewed.among(paper && paper.documents),
    (n) => `the place in the viewer of ${counted(n, 'opened paper')}`,
    (papers) => {
      viewers.close(papers);
      return viewed.remove(papers);
    },
  );
}

export function enteredPasswords(passwords: PaperPasswords): KeptStore {
  return storeOf(
    (paper) => passwords.documents().filter((one) => paper?.documents.has(one) !== false),
    (n) => `${counted(n, 'password')} (in memory)`,
    (documents) => documents.forEach((one) => passwords.forget(one)),
  );
}

/** Papers whose pictures are read, as the user wanted in this window. */
export function wantedScans(scans: Set<string>): KeptStore {
  return storeOf(
    (paper) => [...scans].filter((one) => paper?.documents.has(one) !== false),
    (n) => `${counted(n, 'wish', 'wishes')} to read scanned pages`,
    (papers) => papers.forEach((one) => scans.delete(one)),
  );
}

/**
 * What chats were given of drafts. It is all that a disclosure of AI use knows of it, so the user is told.
 * @param draftsOf drafts that are or were linked to a paper
 */
export function sharedWithChats(
  chats: ChatRecord,
  draftsOf: (paper: PaperIdentity) => readonly string[],
): KeptStore {
  return storeOf(
    (paper) => {
      const drafts = paper && new Set([...paper.drafts, ...draftsOf(paper)]);
      return chats.drafts().filter((uri) => drafts?.has(uri) !== false);
    },
    (n) =>
      `${counted(n, 'record')} of what a chat was given of a draft: a disclosure copied later will not mention it`,
    (uris) => chats.remove(uris),
  );
}

/** How the findings are grouped; it is of no paper. */
export function viewChoices(choices: ViewChoices): KeptStore {
  return storeOf(
    (paper) => (!paper && choices.isKept ? ['view'] : []),
    () => 'how the findings are shown',
    () => choices.forget(),
  );
}
