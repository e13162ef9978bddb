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
  watcher.onDidChange(changed);
  watcher.onDidCreate(changed);
  watcher.onDidDelete(changed);
  return watcher;
}

/** A file's name is no pattern. */
function escaped(name: string): string {
  return name.replace(/[*?{}[\]]/g, (character) => `[${character}]`);
}
