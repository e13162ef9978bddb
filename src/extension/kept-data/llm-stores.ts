import { rm, stat } from 'node:fs/promises';
import type { ApiKeys } from '../llm/api-keys.ts';
import type { AskedRecord } from '../llm/asked-record.ts';
import type { OpinionDesk } from '../llm/opinion-desk.ts';
import type { LlmRegistration } from '../llm/register-llm.ts';
import { counted, sizeText, type KeptPart, type KeptStore, type PaperIdentity } from './kept-store.ts';

/** What is kept of a configured language model: answers held for open drafts, keys, the log of what was sent. */
export function llmStores({ desk, keys, asked, log }: LlmRegistration, linked: LinkedDrafts): KeptStore[] {
  return [heldAnswers(desk), askedModels(asked, linked), keptKeys(keys), sentLog(log)];
}

/** Drafts that are or were linked to a paper. */
type LinkedDrafts = (paper: PaperIdentity) => readonly string[];

/** It is all that a disclosure of AI use knows of it, so the user is told. */
function askedModels(asked: AskedRecord, linked: LinkedDrafts): KeptStore {
  return {
    find(paper) {
      const drafts = paper && new Set([...paper.drafts, ...linked(paper)]);
      const uris = asked.drafts().filter((uri) => drafts?.has(uri) !== false);
      const part: KeptPart = {
        what: `${counted(uris.length, 'record')} of a language model that was asked about a draft: a disclosure copied later will not mention it`,
        remove: () => asked.remove(new Set(uris)),
      };
      return Promise.resolve(uris.length > 0 ? [part] : []);
    },
  };
}

function heldAnswers(desk: OpinionDesk): KeptStore {
  return {
    find(paper) {
      const uris = desk.drafts().filter((uri) => !paper || paper.drafts.includes(uri));
      const part: KeptPart = {
        what: `what a language model was to be asked, and answered, about ${counted(uris.length, 'draft')} (in memory)`,
        remove: () => Promise.resolve(desk.forget(uris)),
      };
      return Promise.resolve(uris.length > 0 ? [part] : []);
    },
  };
}

/** Of no paper. */
function keptKeys(keys: ApiKeys): KeptStore {
  return {
    find(paper) {
      const origins = paper ? [] : keys.origins();
      const part: KeptPart = {
        what: `${counted(origins.length, 'API key')} (${origins.join(', ')})`,
        remove: async () => {
          for (const origin of origins) await keys.remove(origin);
        },
      };
      return Promise.resolve(origins.length > 0 ? [part] : []);
    },
  };
}

/** Times, hosts, sizes and hashes; it does not say of which paper. */
function sentLog(log: string): KeptStore {
  return {
    async find(paper) {
      const bytes = paper
        ? null
        : await stat(log).then(
            ({ size }) => size,
            () => null,
          );
      if (bytes === null) return [];
      const what = `the log of what was sent to language models (${sizeText(bytes)})`;
      return [{ what, remove: () => rm(log, { force: true }) }];
    },
  };
}
