import { statSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';

/** Calls back when the file appears, changes or goes; also outside the workspace. */
export function watchFile(file: string, changed: () => void): Disposable {
  const pattern = new vscode.RelativePattern(
    vscode.Uri.file(path.dirname(file)),
    escaped(path.basename(file)),
  );
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  // The editor reports a change up to seconds late: what was written before the watch began is no change.
  let last = stateOf(file);
  const compare = () => {
    const before = last;
    last = stateOf(file);
    if (before !== last) changed();
  };
  watcher.onDidChange(compare);
  watcher.onDidCreate(compare);
  watcher.onDidDelete(compare);
  return watcher;
}

/**
 * Time and size of the file, or "none" where there is no file. At once: a change between the start of the watch and a
 * later answer would be lost.
 */
function stateOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'none';
}

/** A file's name is no pattern. */
function escaped(name: string): string {
  return name.replace(/[*?{}[\]]/g, (character) => `[${character}]`);
}
