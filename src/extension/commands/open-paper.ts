import path from 'node:path';
import * as vscode from 'vscode';
import type { Evidence } from '../../core/findings/finding.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { evidenceId } from '../viewer/evidence-items.ts';
import type { Shown } from '../viewer/view-state.ts';
import { textRange } from './text-range.ts';

export interface EvidenceArgument {
  readonly uri: string;
  readonly finding?: string;
  /** Index into the finding's evidence. */
  readonly evidence?: number;
}

/** Shows a PDF, at a quotation (`evidenceId`) or another place where one is given. */
export type ShowPdf = (shown: Shown, at: string | Evidence | null) => Promise<void>;

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
  const file = fileOf(uri, evidence?.document, store);
  if (file === null) return;
  if (!isPdf(file)) return showText(vscode.Uri.file(file), evidence?.text);
  await showPdf({ paper: file, draft: uri }, id === undefined || !evidence ? null : evidenceId(id, index));
}

/** Opens the paper of a draft at a place of it. */
export async function openAt(
  uri: string,
  place: Evidence,
  store: FindingsStore,
  showPdf: ShowPdf,
): Promise<void> {
  const file = fileOf(uri, place.document, store);
  if (file !== null) await openFile(file, uri, place, showPdf);
}

/** Opens a document of a draft's paper at a place. */
export async function openFile(
  file: string,
  draft: string,
  place: Evidence,
  showPdf: ShowPdf,
): Promise<void> {
  if (isPdf(file)) await showPdf({ paper: file, draft }, place);
  else await showText(vscode.Uri.file(file), place.text);
}

function fileOf(uri: string, document: number | undefined, store: FindingsStore): string | null {
  const paper = store.get(uri)?.paper;
  const file = paper?.documents[document ?? 0] ?? paper?.path;
  if (!file) void vscode.window.showInformationMessage('PeerLint: no paper is linked to this draft.');
  return file ?? null;
}

function isPdf(file: string): boolean {
  return path.extname(file).toLowerCase() === '.pdf';
}

async function showText(target: vscode.Uri, quote: string | undefined): Promise<void> {
  const document = await vscode.workspace.openTextDocument(target);
  const selection = textRange(document, quote === undefined ? [] : [quote]);
  await vscode.window.showTextDocument(document, { selection, viewColumn: vscode.ViewColumn.Beside });
}
