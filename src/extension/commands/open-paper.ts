import path from 'node:path';
import * as vscode from 'vscode';
import type { Evidence } from '../../core/findings/finding.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { textRange } from './text-range.ts';

export interface EvidenceArgument {
  readonly uri: string;
  readonly finding?: string;
  /** Index into the finding's evidence. */
  readonly evidence?: number;
}

/**
 * Opens the paper of a draft, at a finding's page where the viewer can do that. Which file is opened comes from the
 * store alone, never from the argument, so that no text in a hover can open another one.
 */
export async function openPaper(argument: EvidenceArgument, store: FindingsStore): Promise<void> {
  const { uri, finding: id, evidence: index } = argument;
  await openAt(uri, id === undefined ? undefined : store.find(uri, id)?.evidence[index ?? 0], store);
}

/** Opens the paper of a draft at a place, as far as the viewer can do that. */
export async function openAt(
  uri: string,
  evidence: Pick<Evidence, 'document' | 'page' | 'text'> | undefined,
  store: FindingsStore,
): Promise<void> {
  const paper = store.get(uri)?.paper;
  const file = paper?.documents[evidence?.document ?? 0] ?? paper?.path;
  if (!file) {
    void vscode.window.showInformationMessage('PeerLint: no paper is linked to this draft.');
    return;
  }
  await openFile(file, evidence);
}

/** Opens a document of a paper at a page or, where it is text, at its words. */
export async function openFile(
  file: string,
  evidence: Pick<Evidence, 'page' | 'text'> | undefined,
): Promise<void> {
  const target = vscode.Uri.file(file);
  if (path.extname(file).toLowerCase() !== '.pdf') {
    await showText(target, evidence?.text);
    return;
  }
  // The editor has no PDF viewer of its own; on the desktop the system's is better than "binary file".
  const here = vscode.env.uiKind === vscode.UIKind.Desktop && !vscode.env.remoteName;
  if (here && !hasPdfViewer()) {
    await vscode.env.openExternal(
      evidence?.page ? target.with({ fragment: `page=${evidence.page}` }) : target,
    );
  } else {
    await vscode.commands.executeCommand('vscode.open', target);
  }
}

async function showText(target: vscode.Uri, quote: string | undefined): Promise<void> {
  const document = await vscode.workspace.openTextDocument(target);
  const selection = textRange(document, quote === undefined ? [] : [quote]);
  await vscode.window.showTextDocument(document, { selection, viewColumn: vscode.ViewColumn.Beside });
}

function hasPdfViewer(): boolean {
  return vscode.extensions.all.some(({ packageJSON }) => {
    const editors: unknown = (packageJSON as { contributes?: { customEditors?: unknown } }).contributes
      ?.customEditors;
    return Array.isArray(editors) && JSON.stringify(editors).toLowerCase().includes('.pdf');
  });
}
