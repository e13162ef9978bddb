import path from 'node:path';
import * as vscode from 'vscode';
import { scanFormats } from '../../core/report/scan/scan-formats.ts';
import type { FolderScanEnd } from '../../node/scan/folder-scan-messages.ts';
import type { ScanSettings } from '../../node/scan/scan-messages.ts';
import type { CheckService } from '../checking/check-service.ts';
import { dismissalFileOf, newDismissalsOf } from '../commands/dismiss.ts';
import * as names from '../commands/names.ts';
import type { ShowPdf } from '../commands/open-paper.ts';
import { Dashboards } from '../dashboard/dashboards.ts';
import { dismissalsOf, dismissalStorage } from '../dismissals/dismissal-storage.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import { askPassword } from '../commands/ask-password.ts';
import type { FolderOpinion } from '../llm/folder-opinion.ts';
import type { PaperPasswords } from '../passwords/paper-passwords.ts';
import { localDetector, type Settings } from '../settings.ts';
import { copyMessage } from './copy-message.ts';
import { exportResults } from './export-results.ts';
import { forkScan } from './folder-scanner.ts';
import { offerRest } from './offer-rest.ts';
import { openQuotation, openReview } from './open-places.ts';
import { askFolder, runScan } from './run-scan.ts';
import { ScanDiagnostics } from './scan-diagnostics.ts';
import { Scans } from './scans.ts';
import type { DismissalsOfReview } from './triage.ts';

export interface ScanRegistration {
  readonly context: vscode.ExtensionContext;
  readonly store: FindingsStore;
  readonly dismissals: Dismissals;
  readonly memory: PaperMemory;
  readonly passwords: PaperPasswords;
  readonly checks: CheckService;
  readonly settings: (uri: string) => Settings;
  /** Folder of the kept parsed papers. */
  readonly cacheFolder: string;
  readonly showPdf: ShowPdf;
  readonly llm: FolderOpinion;
  readonly nodeAddress: (node: string) => vscode.Uri;
  readonly log: vscode.LogOutputChannel;
}

/** Scans of folders: commands, dashboard, diagnostics. Returns the scans for other views. */
export function registerScan(parts: ScanRegistration): {
  readonly scans: Scans;
  readonly disposable: Disposable;
} {
  const { context, store, dismissals, passwords, settings, cacheFolder, log } = parts;
  /** Folders whose scanned pages are read, until the window closes. */
  const pictures = new Set<string>();
  const scans = new Scans({
    start: forkScan(context.asAbsolutePath('dist/scan.cjs')),
    settings: (folder) => ({
      ...scanSettings(settings(vscode.Uri.file(folder).toString())),
      ocr: pictures.has(folder),
      cache: cacheFolder,
      passwords: { passwords: [], ofDocuments: passwords.of(passwords.documents()) },
      opinion: parts.llm.ofFolder(folder),
    }),
    ask: (folder, papers, stop) => parts.llm.ask(folder, papers, stop),
    kept: vscode.Uri.joinPath(context.globalStorageUri, 'scans').fsPath,
    memento: context.workspaceState,
    files: dismissalStorage,
    dismissals: (folder, review) => dismissalsOfReview(dismissals, folder, review),
    log: (text) => log.info(`scan: ${text}`),
  });
  const show = (folder: string) => {
    // Outside the workspace nobody else has read them.
    if (!vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder)))
      void dismissals.load(dismissalsOf(folder));
    dashboards.show(folder);
  };
  const scan = (folder: string): Promise<FolderScanEnd | undefined> => runScan(scans, folder, show, offer);
  const offer = (folder: string) => offerRest(folder, { scans, passwords, ask: askPassword, pictures, scan });
  const dashboards: Dashboards = new Dashboards({
    root: context.extensionUri,
    scans,
    actions: {
      scan,
      export: (folder, format) => exportResults(scans, folder, format),
      copyMessage: (folder, key) => copyMessage(scans, folder, key),
      showReview: (folder, row, finding) => openReview(folder, row, finding, parts),
      showPaper: (folder, row, finding, index) => openQuotation(folder, row, finding, index, parts),
    },
  });
  const last = (): string | undefined => scans.folders[0];
  const onLast = (run: (folder: string) => unknown): unknown => {
    const folder = last();
    if (folder !== undefined) return run(folder);
    void vscode.window.showInformationMessage('PeerLint: no folder was scanned in this workspace yet.');
    return undefined;
  };
  const restore = (documents: readonly vscode.TextDocument[]) =>
    scans.restore(documents.filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri.fsPath));
  const command = (name: string, run: (...all: unknown[]) => unknown) =>
    vscode.commands.registerCommand(name, run);
  const disposable = vscode.Disposable.from(
    scans,
    dashboards,
    new ScanDiagnostics(scans, store, parts.nodeAddress),
    vscode.workspace.onDidOpenTextDocument((document) => void restore([document])),
    dismissals.onDidChange(() => scans.refresh()),
    command(names.scanFolderCommand, (argument) => {
      const folder = folderOf(argument);
      if (folder !== undefined) return scan(folder);
      // Not waited for: who runs the command by its name is not held up by a list.
      void askFolder().then((asked) => (asked === undefined ? undefined : scan(asked)));
      return undefined;
    }),
    command(names.continueScanCommand, () => onLast(scan)),
    command(names.stopScanCommand, () => scans.stop()),
    command(names.showDashboardCommand, (argument) => {
      const folder = folderOf(argument);
      return folder === undefined ? onLast(show) : show(folder);
    }),
    command(names.exportScanCommand, (format, file) =>
      onLast((folder) => {
        const known = scanFormats.find((one) => one === format);
        const done = exportResults(scans, folder, known, typeof file === 'string' ? file : undefined);
        return known ? done : undefined;
      }),
    ),
    command(names.copyReviewerMessageCommand, (key) => {
      const known = typeof key === 'string' ? key : undefined;
      const done = copyMessage(scans, last(), known);
      return known === undefined ? undefined : done;
    }),
    command(names.deleteScansCommand, async () => {
      const said = await scans.remove(await scans.kept(null)).then(
        () => 'the results of all scans were deleted. Notes and states stay in the folders.',
        (error: Error) => error.message,
      );
      void vscode.window.showInformationMessage(`PeerLint: ${said}`);
    }),
  );
  // Marks of the last scan are there again without its dashboard.
  void restore(vscode.workspace.textDocuments);
  return { scans, disposable };
}

/** What a menu of the explorer or another command gives: an address or a path. */
function folderOf(argument: unknown): string | undefined {
  if (argument instanceof vscode.Uri) return argument.scheme === 'file' ? argument.fsPath : undefined;
  return typeof argument === 'string' && path.isAbsolute(argument) ? path.normalize(argument) : undefined;
}

function scanSettings({
  detector,
  modelPath,
  threshold,
  venuePolicy,
}: Settings): Pick<ScanSettings, 'detector' | 'modelPath' | 'threshold' | 'policy'> {
  return { detector: localDetector(detector), modelPath, threshold, policy: venuePolicy };
}

/** Kept where the live check of the review looks for them; in the folder itself where that is nowhere. */
function dismissalsOfReview(dismissals: Dismissals, folder: string, review: string): DismissalsOfReview {
  const uri = vscode.Uri.file(path.join(folder, review)).toString();
  const beside = dismissalFileOf(uri);
  const file = beside ?? dismissalsOf(folder);
  const target = beside === null ? file : newDismissalsOf(uri);
  return {
    has: (claimKey) => dismissals.has(file, claimKey),
    add: (claimKey, note) => dismissals.add(target, claimKey, note),
    restore: (claimKey) => dismissals.restore(file, new Set([claimKey])),
  };
}
