import type { KeptPart, KeptStore, PaperIdentity } from './kept-store.ts';

/** What the user is asked, once, and told in the end. */
export interface DeletionTalk {
  /** Resolves to true if everything listed may go. */
  confirm(question: string, detail: string): Promise<boolean>;
  tell(message: string): void;
  warn(message: string): void;
}

export interface Deletion {
  /** Null for all data. */
  readonly paper: PaperIdentity | null;
  /** "ferry.pdf"; "any paper" for all. */
  readonly name: string;
  readonly stores: readonly KeptStore[];
  /** Ends what holds the data in memory or is about to write it down. */
  readonly halt: () => Promise<void>;
  /** Said below the list: what stays. */
  readonly notes: readonly string[];
}

/**
 * Says what is kept and how much, asks once, ends what would write it again, deletes, and says what was done. Everything
 * that can go goes, whatever cannot.
 */
export async function deleteData({ paper, name, stores, halt, notes }: Deletion, talk: DeletionTalk) {
  const found = await findAll(stores, paper);
  if (found.parts.length === 0 && found.failed.length === 0)
    return talk.tell(`PeerLint: nothing is kept of ${name}.`);
  const list = found.parts.map(({ what }) => `• ${what}`);
  const question = `Delete what PeerLint keeps of ${name}?`;
  if (!(await talk.confirm(question, [...list, ...found.failed, '', ...notes].join('\n')))) return;
  await halt();
  // A check may have written something while the user was reading.
  const { parts, failed } = await findAll(stores, paper);
  const done = found.parts.filter(({ endsByItself }) => endsByItself).map(({ what }) => what);
  for (const { what, remove } of parts.filter(({ endsByItself }) => !endsByItself)) {
    try {
      await remove();
      done.push(what);
    } catch (error) {
      failed.push(`Not deleted: ${what}. ${reasonOf(error)}`);
    }
  }
  if (done.length > 0) talk.tell(`PeerLint: deleted ${done.join('; ')}.`);
  if (failed.length > 0) talk.warn(`PeerLint: ${failed.join(' ')}`);
}

async function findAll(stores: readonly KeptStore[], paper: PaperIdentity | null) {
  const parts: KeptPart[] = [];
  const failed: string[] = [];
  for (const store of stores) {
    try {
      parts.push(...(await store.find(paper)));
    } catch (error) {
      failed.push(`Not looked through: ${reasonOf(error)}`);
    }
  }
  return { parts, failed };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
