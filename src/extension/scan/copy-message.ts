import path from 'node:path';
import * as vscode from 'vscode';
import { reviewerMessage } from '../../core/copy/reviewer-message.ts';
import type { RowDigest } from '../../core/report/scan/row-digest.ts';
import type { FolderResults } from './scan-results.ts';
import type { Scans } from './scans.ts';

/**
 * Copies a message to the reviewer with the findings that the user has confirmed. Without a review: that of the active
 * editor, else the user picks one. Returns whether something was copied.
 */
export async function copyMessage(scans: Scans, folder: string | undefined, key?: string): Promise<boolean> {
  const results = folder === undefined ? null : await scans.results(folder).catch(() => null);
  if (!results) return told('no folder was scanned yet. Scan one, and confirm findings in its results.');
  const confirmed = (row: RowDigest) =>
    row.findings.filter(
      ({ claimKey }) => scans.judgement(results.folder, row, claimKey).state === 'confirmed',
    );
  const row = key === undefined ? await chosenRow(results, confirmed) : results.row(key);
  if (!row) return false;
  const ids = new Set(confirmed(row).map(({ id }) => id));
  const whole = await results.whole(row.key);
  if (ids.size === 0 || !whole)
    return told('no finding of this review is confirmed. A message holds confirmed findings alone.');
  const { title, documents } = whole.paper;
  await vscode.env.clipboard.writeText(
    reviewerMessage({
      title,
      documents: documents.map((document) => document.path),
      findings: whole.findings.filter(({ id }) => ids.has(id)),
      changed: row.changed,
    }),
  );
  vscode.window.setStatusBarMessage(
    'PeerLint: Message to the reviewer copied. Read it before you send it.',
    6000,
  );
  return true;
}

async function chosenRow(
  results: FolderResults,
  confirmed: (row: RowDigest) => readonly unknown[],
): Promise<RowDigest | undefined> {
  const active = vscode.window.activeTextEditor?.document.uri.fsPath;
  const here = results.rows.filter(({ review }) => path.join(results.folder, review.path) === active);
  const own = here.find((row) => confirmed(row).length > 0) ?? here[0];
  if (own) return own;
  const items = results.rows
    .map((row) => ({ row, count: confirmed(row).length }))
    .filter(({ count }) => count > 0)
    .map(({ row, count }) => ({
      label: row.review.id === '1' ? row.review.path : `${row.review.path} (${row.review.id})`,
      description: `${count} confirmed`,
      row,
    }));
  if (items.length === 0) {
    told('no finding is confirmed. Confirm findings in the results of the scan first.');
    return undefined;
  }
  return (await vscode.window.showQuickPick(items, { title: 'Copy a message to the reviewer of' }))?.row;
}

function told(why: string): false {
  void vscode.window.showInformationMessage(`PeerLint: ${why}`);
  return false;
}
