import * as vscode from 'vscode';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { FixTarget } from './apply-fix.ts';

export const fixTarget: FixTarget = {
  text: (uri) => openDocument(uri)?.getText() ?? null,
  async apply(uri, edits) {
    const document = openDocument(uri);
    if (!document) return false;
    const all = new vscode.WorkspaceEdit();
    for (const edit of edits) all.replace(document.uri, rangeOf(document, edit), edit.text);
    // The editor refuses the edit if the document gets another version on the way.
    return vscode.workspace.applyEdit(all);
  },
  refuse: (message) => void vscode.window.showWarningMessage(`PeerLint: ${message}`),
};
