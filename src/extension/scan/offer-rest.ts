import path from 'node:path';
import * as vscode from 'vscode';
import type { PaperPasswords } from '../passwords/paper-passwords.ts';
import type { PasswordQuestion } from '../passwords/enter-password.ts';
import type { Scans } from './scans.ts';

export interface RestParts {
  readonly scans: Scans;
  readonly passwords: PaperPasswords;
  /** Undefined or empty: the user leaves without an answer. */
  readonly ask: (question: PasswordQuestion) => Promise<string | undefined>;
  /** Folders whose scanned pages are read, for the window's life. */
  readonly pictures: Set<string>;
  readonly scan: (folder: string) => Promise<unknown>;
}

const enter = 'Enter Passwords…';
const recognise = 'Read Scanned Pages';

/** After a scan: offers to open the encrypted papers and to read the pages that are pictures, and scans again. Never rejects. */
export async function offerRest(folder: string, parts: RestParts): Promise<void> {
  const { scans, pictures } = parts;
  const locked = scans.lockedIn(folder).length;
  const rows = (await scans.results(folder).catch(() => null))?.rows ?? [];
  const unread = rows.filter(({ pages, pagesRead }) => pages !== null && pagesRead < pages);
  const scanned = pictures.has(folder) ? 0 : new Set(unread.map(({ paper }) => paper)).size;
  if (locked + scanned === 0) return;
  const answer = await vscode.window.showInformationMessage(
    `PeerLint: not all of ${path.basename(folder)} was read: ${[
      ...(locked > 0 ? [`${papers(locked)} encrypted`] : []),
      ...(scanned > 0 ? [`${papers(scanned)} with pages without text`] : []),
    ].join(', ')}.`,
    ...(locked > 0 ? [enter] : []),
    ...(scanned > 0 ? [recognise] : []),
  );
  if (answer === recognise) pictures.add(folder);
  if (answer === recognise || (answer === enter && (await enterPasswords(folder, parts))))
    await parts.scan(folder);
}

/**
 * Asks for the password of each document that the last scan found locked, until the user leaves. False where none was
 * given.
 */
export async function enterPasswords(
  folder: string,
  { scans, passwords, ask }: Pick<RestParts, 'scans' | 'passwords' | 'ask'>,
): Promise<boolean> {
  let given = false;
  for (const document of scans.lockedIn(folder)) {
    const wrong = passwords.of([document])[document] !== undefined;
    const password = await ask({ document, wrong });
    if (!password) break;
    passwords.set(document, password);
    given = true;
  }
  return given;
}

function papers(count: number): string {
  return count === 1 ? '1 paper' : `${count} papers`;
}
