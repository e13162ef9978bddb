import path from 'node:path';
import * as vscode from 'vscode';
import type { FolderScanEnd } from '../../node/scan/folder-scan-messages.ts';
import type { Scans } from './scans.ts';

const trust = 'Manage Workspace Trust';
const goOn = 'Continue the Last Scan';

/**
 * Scans a folder with progress that can be cancelled, and says how it ended. Undefined where it could not begin.
 * @param show shows the results
 * @param offerRest offers to read what a finished scan could not
 */
export async function runScan(
  scans: Scans,
  folder: string,
  show: (folder: string) => void,
  offerRest: (folder: string) => Promise<void>,
): Promise<FolderScanEnd | undefined> {
  if (!vscode.workspace.isTrusted) return notTrusted();
  if (scans.running !== null) {
    void vscode.window.showInformationMessage(
      `PeerLint: ${path.basename(scans.running)} is being scanned. Wait for it, or stop it first.`,
    );
    return undefined;
  }
  const name = path.basename(folder);
  const end = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: `PeerLint: scanning ${name}`,
      cancellable: true,
    },
    (progress, token) => {
      token.onCancellationRequested(() => scans.stop());
      progress.report({ message: 'looking for reviews and papers' });
      return scans.scan(folder, (message, step, total) =>
        progress.report({ message, increment: total === 0 ? 0 : (100 * step) / total }),
      );
    },
  );
  if (!end) return undefined;
  if (end.kind === 'failed') void vscode.window.showErrorMessage(`PeerLint: ${end.message}`);
  if (end.kind === 'finished') {
    show(folder);
    void offerRest(folder);
  }
  if (end.kind === 'stopped') void offerToGoOn(folder, () => runScan(scans, folder, show, offerRest));
  return end;
}

async function offerToGoOn(folder: string, scan: () => Promise<unknown>): Promise<void> {
  const answer = await vscode.window.showInformationMessage(
    `PeerLint: the scan of ${path.basename(folder)} was stopped. What is done is kept.`,
    goOn,
  );
  if (answer === goOn) await scan();
}

function notTrusted(): undefined {
  void vscode.window
    .showWarningMessage(
      'PeerLint: folders are scanned in trusted workspaces alone, because a scan reads every paper and review in them. Trust this workspace to scan it.',
      trust,
    )
    .then((answer) => {
      if (answer === trust) void vscode.commands.executeCommand('workbench.trust.manage');
    });
  return undefined;
}

/** Asks for a folder, those of the workspace first. */
export async function askFolder(): Promise<string | undefined> {
  const own = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  const items = own.map(({ name, uri }) => ({ label: name, description: uri.fsPath, folder: uri.fsPath }));
  const picked = await vscode.window.showQuickPick(
    [...items, { label: '$(folder-opened) Browse…', description: 'elsewhere on this machine', folder: '' }],
    { title: 'Scan a folder of papers and reviews' },
  );
  if (picked?.folder !== '') return picked?.folder;
  const [chosen] =
    (await vscode.window.showOpenDialog({
      canSelectFiles: false,
      canSelectFolders: true,
      openLabel: 'Scan',
    })) ?? [];
  return chosen?.fsPath;
}
