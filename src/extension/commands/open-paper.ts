import path from 'node:path';
import * as vscode from 'vscode';
import type { FindingsStore } from '../findings/findings-store.ts';
import { evidenceId } from '../viewer/evidence-items.ts';
import type { Shown } from '../viewer/view-state.ts';

export interface EvidenceArgument {
  readonly uri: string;
  readonly finding?: string;
  /** Index into the finding's evidence. */
  readonly evidence?: number;
}

/** Shows a PDF, at a quotation where one is given. */
export type ShowPdf = (shown: Shown, at: string | null) => Promise<void>;

/**
 * Opens the paper of a draft, at a finding's evidence where one is named. Which file is opened comes from the store
 * alone, never from the argument, so that no text in a hover can open another one.
 */
export async function openPaper(
  argument: EvidenceArgument,
  store: FindingsStore,
  showPdf: ShowPdf,
): Promise<void> {
  const { uri, finding: id, evidence: index = 0 } = argument;
  const evidence = id === undefined ? undefined : store.find(uri, id)?.evidence[index];
  const paper = store.get(uri)?.paper;
  const file = paper?.documents[evidence?.document ?? 0] ?? paper?.path;
  if (!file) {
    void vscode.window.showInformationMessage('PeerLint: no paper is linked to this draft.');
    return;
  }
  if (path.extname(file).toLowerCase() !== '.pdf') return showText(vscode.Uri.file(file), evidence?.text);
  await showPdf({ paper: file, draft: uri }, id === undefined || !evidence ? null : evidenceId(id, index));
}

async function showText(target: vscode.Uri, quote: string | undefined): Promise<void> {
  const document = await vscode.workspace.openTextDocument(target);
  const at = quote ? document.getText().indexOf(quote) : -1;
  const selection =
    quote && at >= 0
      ? new vscode.Range(document.positionAt(at), document.positionAt(at + quote.length))
      : new vscode.Range(0, 0, 0, 0);
  await vscode.window.showTextDocument(document, { selection, viewColumn: vscode.ViewColumn.Beside });
}
