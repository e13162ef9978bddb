import * as vscode from 'vscode';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { TrackedEdit } from '../findings/tracked-finding.ts';
import type { FixTarget } from './apply-fix.ts';

export const fixTarget: FixTarget = {
  text: (uri) => openDocument(uri)?.getText() ?? null,
  apply: (uri, edits) => applied(uri, edits),
  preview: (uri, edits) =>
    applied(uri, edits, { needsConfirmation: true, label: 'Replace with what the paper says' }),
  refuse: (message) => void vscode.window.showWarningMessage(`PeerLint: ${message}`),
};

/** One edit of the workspace, and so one step to undo. */
async function applied(
  uri: string,
  edits: readonly TrackedEdit[],
  confirmation?: vscode.WorkspaceEditEntryMetadata,
): Promise<boolean> {
  const document = openDocument(uri);
  if (!document) return false;
  const all = new vscode.WorkspaceEdit();
  for (const edit of edits) all.replace(document.uri, rangeOf(document, edit), edit.text, confirmation);
  // The editor refuses the edit if the document gets another version on the way.
  return vscode.workspace.applyEdit(all);
}
