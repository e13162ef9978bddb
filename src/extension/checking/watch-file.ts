import path from 'node:path';
import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';

/** Calls back when the file appears, changes or goes; also outside the workspace. */
export function watchFile(file: string, changed: () => void): Disposable {
  const uri = vscode.Uri.file(file);
  const pattern = new vscode.RelativePattern(
    vscode.Uri.file(path.dirname(file)),
    escaped(path.basename(file)),
  );
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  // The editor reports a change up to seconds late: what was written before the watch began is no change.
  let last = stateOf(uri);
  const compare = async () => {
    const before = last;
    last = stateOf(uri);
    if ((await before) !== (await last)) changed();
  };
  watcher.onDidChange(compare);
  watcher.onDidCreate(compare);
  watcher.onDidDelete(compare);
  return watcher;
}

/** Time and size of the file, or "none" where there is no file. */
async function stateOf(uri: vscode.Uri): Promise<string> {
  try {
    const { mtime, size } = await vscode.workspace.fs.stat(uri);
    return `${mtime} ${size}`;
  } catch {
    return 'none';
  }
}

/** A file's name is no pattern. */
function escaped(name: string): string {
  return name.replace(/[*?{}[\]]/g, (character) => `[${character}]`);
}
