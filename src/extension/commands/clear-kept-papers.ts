import * as vscode from 'vscode';
import { InputError } from '../../core/input-error.ts';
import { clearCache, clearedText } from '../../node/cache/cache-files.ts';

/** Removes the parsed papers from the extension's storage and says how many they were. */
export async function clearKeptPapers(folder: string): Promise<void> {
  try {
    void vscode.window.showInformationMessage(`PeerLint: ${clearedText(await clearCache(folder))}`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    void vscode.window.showErrorMessage(`PeerLint: ${error.message}`);
  }
}
