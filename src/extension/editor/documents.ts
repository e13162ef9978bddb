import * as vscode from 'vscode';
import type { Draft } from './draft.ts';

/** Languages a draft is written in. */
export const draftLanguages = ['markdown', 'plaintext', 'hotcrp-review', 'peer-review'];

const schemes = ['file', 'untitled'];

/** Documents the views are registered for. */
export const draftSelector: vscode.DocumentSelector = draftLanguages.flatMap((language) =>
  schemes.map((scheme) => ({ language, scheme })),
);

export function isDraft(document: vscode.TextDocument): boolean {
  return vscode.languages.match(draftSelector, document) > 0;
}

export function openDocument(uri: string): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(
    (document) => document.uri.toString() === uri && isDraft(document),
  );
}

export function openDraft(uri: string): Draft | undefined {
  const document = openDocument(uri);
  return document && draftOf(document);
}

export function draftOf(document: vscode.TextDocument): Draft {
  const untitled = document.isUntitled;
  return {
    uri: document.uri.toString(),
    path: untitled ? null : document.uri.fsPath,
    name: document.uri.path.split('/').at(-1) ?? 'draft',
    version: document.version,
    folder: folderOf(document.uri, untitled),
    text: () => document.getText(),
  };
}

/** Nearest folder of the workspace; an untitled draft belongs to the workspace's only folder, if there is one only. */
function folderOf(uri: vscode.Uri, untitled: boolean): string | null {
  const nearest = vscode.workspace.getWorkspaceFolder(uri);
  if (nearest) return nearest.uri.fsPath;
  const [only, ...others] = vscode.workspace.workspaceFolders ?? [];
  return untitled && only && others.length === 0 ? only.uri.fsPath : null;
}

export function rangeOf(document: vscode.TextDocument, range: { start: number; end: number }): vscode.Range {
  return new vscode.Range(document.positionAt(range.start), document.positionAt(range.end));
}
