import path from 'node:path';
import * as vscode from 'vscode';
import type { ScanFinding, ScanRow } from '../../core/report/scan/scan-row.ts';
import { openFile, type ShowPdf } from '../commands/open-paper.ts';
import { rememberPaper } from '../commands/link-paper.ts';
import type { CheckService } from '../checking/check-service.ts';
import { draftOf, isDraft } from '../editor/documents.ts';
import { linkOf } from '../linking/link-of.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';

export interface PlaceParts {
  readonly memory: PaperMemory;
  readonly checks: CheckService;
  readonly showPdf: ShowPdf;
}

/**
 * Opens a review at a finding. A draft that names no paper by itself is linked to the one that the scan paired it with,
 * so that the live check takes over.
 */
export async function openReview(
  folder: string,
  row: ScanRow,
  finding: ScanFinding,
  { memory, checks }: PlaceParts,
): Promise<void> {
  const uri = vscode.Uri.file(path.join(folder, row.review.path));
  try {
    const document = await vscode.workspace.openTextDocument(uri);
    const selection = placeIn(document, finding);
    await vscode.window.showTextDocument(document, { selection, viewColumn: vscode.ViewColumn.One });
    if (!isDraft(document)) return;
    const draft = draftOf(document);
    if ((await linkOf(draft, memory, vscode.workspace.isTrusted)).kind !== 'none') return;
    await rememberPaper(memory, draft, path.join(folder, row.paper.path));
    await checks.check(draft.uri);
  } catch (error) {
    void vscode.window.showWarningMessage(
      `PeerLint: ${row.review.path} cannot be opened (${(error as Error).message}).`,
    );
  }
}

/** Opens the paper of a scanned review at a quotation of a finding. */
export async function openQuotation(
  folder: string,
  row: ScanRow,
  finding: ScanFinding,
  index: number,
  { showPdf }: PlaceParts,
): Promise<void> {
  const quote = finding.evidence[index];
  const document = row.paper.documents[quote?.document ?? 0];
  if (!quote || !document) return;
  const review = vscode.Uri.file(path.join(folder, row.review.path)).toString();
  try {
    await openFile(path.join(folder, document.path), review, quote, showPdf);
  } catch (error) {
    void vscode.window.showWarningMessage(
      `PeerLint: ${document.path} cannot be opened (${(error as Error).message}).`,
    );
  }
}

/** Where the scan saw the claim; where its words are now, if the review was edited since. */
function placeIn(document: vscode.TextDocument, finding: ScanFinding): vscode.Range {
  const { line, column, endLine, endColumn, text } = finding;
  const seen = document.validateRange(new vscode.Range(line - 1, column - 1, endLine - 1, endColumn - 1));
  if (document.getText(seen) === text) return seen;
  const at = document.getText().indexOf(text);
  if (at < 0 || text === '') return new vscode.Range(seen.start, seen.start);
  return new vscode.Range(document.positionAt(at), document.positionAt(at + text.length));
}
