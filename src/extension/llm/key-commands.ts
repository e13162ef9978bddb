import * as vscode from 'vscode';
import { removeKeyCommand, setKeyCommand } from '../commands/names.ts';
import type { Disposable } from '../event.ts';
import type { ApiKeys } from './api-keys.ts';
import type { LlmTarget } from './llm-target.ts';

/** "Set API Key" and "Remove API Key", for the server that is configured. @param target of the settings as they are */
export function registerKeyCommands(keys: ApiKeys, target: () => LlmTarget): Disposable {
  const origin = (): string | null => {
    const one = target();
    if (one.kind === 'target' && one.origin !== null) return one.origin;
    const why = one.kind === 'problem' ? one.text : `${one.host} ask for no key`;
    void vscode.window.showWarningMessage(`PeerLint: there is no server to keep a key for: ${why}.`);
    return null;
  };
  return vscode.Disposable.from(
    vscode.commands.registerCommand(setKeyCommand, async () => {
      const server = origin();
      if (server === null) return;
      const key = await vscode.window.showInputBox({
        title: `API key for ${server}`,
        prompt: 'Kept in the secret storage of the editor, and sent to this server alone.',
        password: true,
        ignoreFocusOut: true,
      });
      if (key === undefined || key.trim() === '') return;
      await keys.set(server, key.trim());
      void vscode.window.showInformationMessage(`PeerLint: the key for ${server} is kept.`);
    }),
    vscode.commands.registerCommand(removeKeyCommand, async () => {
      const server = origin();
      if (server === null) return;
      const had = await keys.remove(server);
      void vscode.window.showInformationMessage(
        had ? `PeerLint: the key for ${server} is removed.` : `PeerLint: no key is kept for ${server}.`,
      );
    }),
  );
}
