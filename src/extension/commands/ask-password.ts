import path from 'node:path';
import * as vscode from 'vscode';
import type { PasswordQuestion } from '../passwords/enter-password.ts';

/** Asks for the password of an encrypted document; undefined if the user leaves. */
export async function askPassword({ document, wrong }: PasswordQuestion): Promise<string | undefined> {
  return vscode.window.showInputBox({
    title: `Password of ${path.basename(document)}`,
    prompt: wrong
      ? 'That password does not open the paper. Enter it again.'
      : 'PeerLint forgets it when this window closes, and writes it nowhere.',
    password: true,
    // A password manager takes the focus.
    ignoreFocusOut: true,
  });
}
