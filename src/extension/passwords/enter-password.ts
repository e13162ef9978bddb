import type { FindingsStore } from '../findings/findings-store.ts';
import type { PaperPasswords } from './paper-passwords.ts';

/** What the user is asked: which document, and whether the last answer did not open it. */
export interface PasswordQuestion {
  readonly document: string;
  readonly wrong: boolean;
}

export interface EnterPasswordParts {
  readonly store: Pick<FindingsStore, 'get' | 'uris'>;
  readonly checks: { check(uri: string): Promise<void>; checkNow(uri: string): Promise<void> };
  readonly passwords: PaperPasswords;
  /** Undefined or empty: the user leaves without an answer. */
  readonly ask: (question: PasswordQuestion) => Promise<string | undefined>;
}

/**
 * Asks for the password of a draft's encrypted paper until one opens it or the user leaves; then for the next encrypted
 * document of that paper. Other drafts that wait for the same document are checked too. False where none is asked for.
 */
export async function enterPassword(uri: string, parts: EnterPasswordParts): Promise<boolean> {
  const { store, checks, passwords, ask } = parts;
  let locked: PasswordQuestion | null = lockOf(uri, store);
  if (!locked) return false;
  while (locked) {
    const { document, wrong }: PasswordQuestion = locked;
    const password = await ask({ document, wrong });
    if (!password) return true;
    passwords.set(document, password);
    await checks.checkNow(uri);
    locked = lockOf(uri, store);
    if (locked?.document === document) passwords.forget(document);
    else await checkOthers(uri, document, parts);
  }
  return true;
}

function lockOf(uri: string, store: EnterPasswordParts['store']): PasswordQuestion | null {
  const status = store.get(uri)?.status;
  return status?.kind === 'locked' ? status : null;
}

async function checkOthers(uri: string, document: string, { store, checks }: EnterPasswordParts) {
  const waiting = store
    .uris()
    .filter((other) => other !== uri && lockOf(other, store)?.document === document);
  await Promise.all(waiting.map((other) => checks.check(other)));
}
