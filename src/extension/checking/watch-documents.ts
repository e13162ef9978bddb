import * as vscode from 'vscode';
import { dismissalsOf } from '../dismissals/dismissal-storage.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import { isDraft } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import type { CheckService } from './check-service.ts';

/** Settings that change what is found. */
const decisive = [
  'peerlint.threshold',
  'peerlint.venuePolicy',
  'peerlint.detector',
  'peerlint.local.modelPath',
  'peerlint.llm',
];

/** Turns what happens in the editor into calls of the check service. */
export function watchDocuments(
  checks: CheckService,
  memory: PaperMemory,
  dismissals: Dismissals,
): Disposable {
  const { workspace } = vscode;
  const check = (document: vscode.TextDocument) => void checks.check(document.uri.toString());
  const checkAll = () => workspace.textDocuments.filter(isDraft).forEach(check);
  loadDismissals(dismissals);
  checkAll();
  return vscode.Disposable.from(
    workspace.onDidOpenTextDocument(async (document) => {
      if (!isDraft(document)) return;
      await adoptUntitled(document, memory);
      check(document);
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isDraft(document)) check(document);
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isDraft(document)) return;
      const changes = contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
        start: rangeOffset,
        end: rangeOffset + rangeLength,
        inserted: text.length,
        text,
      }));
      checks.edited(document.uri.toString(), changes);
    }),
    workspace.onDidCloseTextDocument(({ uri }) => {
      checks.closed(uri.toString());
      memory.forget(uri.toString());
    }),
    workspace.onDidRenameFiles(async ({ files }) => {
      for (const { oldUri, newUri } of files) {
        await memory.move(oldUri.toString(), newUri.toString());
        await memory.movePaper(oldUri.fsPath, newUri.fsPath);
      }
      checkAll();
    }),
    workspace.onDidDeleteFiles(async ({ files }) => {
      for (const uri of files) await memory.drop(uri.toString());
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (decisive.some((setting) => event.affectsConfiguration(setting))) checkAll();
    }),
    workspace.onDidGrantWorkspaceTrust(checkAll),
    workspace.onDidChangeWorkspaceFolders(() => {
      loadDismissals(dismissals);
      checkAll();
    }),
    watchDismissals(dismissals),
  );
}

/** An untitled draft that was saved is a new document with the same text: it keeps the paper that was linked. */
async function adoptUntitled(document: vscode.TextDocument, memory: PaperMemory): Promise<void> {
  const uri = document.uri.toString();
  if (document.isUntitled || memory.get(uri)) return;
  const from = vscode.workspace.textDocuments.find(
    (other) => other.isUntitled && memory.get(other.uri.toString()) && other.getText() === document.getText(),
  );
  if (from) await memory.move(from.uri.toString(), uri);
}

function loadDismissals(dismissals: Dismissals): void {
  void dismissals.load(null);
  for (const { uri } of vscode.workspace.workspaceFolders ?? [])
    void dismissals.load(dismissalsOf(uri.fsPath));
}

/** A list that came from elsewhere (another window, version control), or went with its folder, is read anew. */
function watchDismissals(dismissals: Dismissals): Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher('**/{.peerlint,.peerlint/dismissed.json}');
  const load = () => loadDismissals(dismissals);
  return vscode.Disposable.from(
    watcher,
    watcher.onDidChange(load),
    watcher.onDidCreate(load),
    watcher.onDidDelete(load),
  );
}
