import path from 'node:path';
import * as vscode from 'vscode';
import { InputError } from '../../core/input-error.ts';
import type { RowDigest } from '../../core/report/scan/row-digest.ts';
import { scanFormats, type ScanFormat } from '../../core/report/scan/scan-formats.ts';
import { writeResultFile } from '../../node/scan/write-results.ts';
import type { Scans } from './scans.ts';

const formats: Readonly<Record<ScanFormat, { readonly label: string; readonly ending: string }>> = {
  html: { label: 'HTML report', ending: 'html' },
  csv: { label: 'CSV for spreadsheets', ending: 'csv' },
  sarif: { label: 'SARIF 2.1.0', ending: 'sarif' },
  json: { label: 'JSON', ending: 'json' },
  jsonl: { label: 'JSON Lines', ending: 'jsonl' },
  text: { label: 'Text', ending: 'txt' },
};

/**
 * Writes the results of a folder's scan, without what is dismissed, in the formats of `peerlint scan`. Format and file
 * are asked for where they are not given. Returns the file, or undefined where none was written.
 */
export async function exportResults(
  scans: Scans,
  folder: string,
  format?: ScanFormat,
  file?: string,
): Promise<string | undefined> {
  const results = await scans.results(folder).catch(() => null);
  if (!results) {
    void vscode.window.showInformationMessage(
      'PeerLint: there are no results to export. Scan the folder first.',
    );
    return undefined;
  }
  const chosen = format ?? (await askFormat());
  if (!chosen) return undefined;
  const target = file ?? (await askFile(folder, chosen));
  if (target === undefined) return undefined;
  const isDismissed = (row: RowDigest, claim: string): boolean =>
    scans.judgement(folder, row, claim).state === 'dismissed';
  const left = results.rows.flatMap((row) =>
    row.findings.filter(({ claimKey }) => isDismissed(row, claimKey)),
  ).length;
  try {
    await writeResultFile(results.forReports(isDismissed), chosen, target);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    void vscode.window.showErrorMessage(`PeerLint: ${path.basename(target)} cannot be written there.`);
    return undefined;
  }
  const without = left === 0 ? '' : ` without ${left} dismissed ${left === 1 ? 'finding' : 'findings'}`;
  void vscode.window.setStatusBarMessage(
    `PeerLint: results exported to ${path.basename(target)}${without}.`.replaceAll('$(', '$ ('),
    6000,
  );
  return target;
}

async function askFormat(): Promise<ScanFormat | undefined> {
  const items = scanFormats.map((format) => ({ label: formats[format].label, format }));
  const picked = await vscode.window.showQuickPick(items, { title: 'Export the results of the scan' });
  return picked?.format;
}

async function askFile(folder: string, format: ScanFormat): Promise<string | undefined> {
  const name = `${path.basename(folder)}-peerlint.${formats[format].ending}`;
  const uri = await vscode.window.showSaveDialog({
    defaultUri: vscode.Uri.file(path.join(path.dirname(folder), name)),
    filters: { [formats[format].label]: [formats[format].ending] },
  });
  return uri?.fsPath;
}
