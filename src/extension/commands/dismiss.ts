import * as vscode from 'vscode';
import type { Finding } from '../../core/findings/finding.ts';
import { dismissalsOf } from '../dismissals/dismissal-storage.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import { openDraft } from '../editor/documents.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { readSettings } from '../settings.ts';

export interface FindingArgument {
  readonly uri: string;
  readonly finding: string;
}

/** File that holds what was dismissed in the folder of a draft, null for the extension's own storage. */
export function dismissalFileOf(uri: string): string | null {
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri));
  return folder?.uri.scheme === 'file' ? dismissalsOf(folder.uri.fsPath) : null;
}

/** Where a new dismissal goes: the same file, unless the user wants all of them in the extension's own storage. */
export function newDismissalsOf(uri: string): string | null {
  const { dismissals } = readSettings(vscode.workspace.getConfiguration('peerlint', vscode.Uri.parse(uri)));
  return dismissals === 'user' ? null : dismissalFileOf(uri);
}

/** "Not a problem": the claim is not shown again. */
export async function dismiss(
  { uri, finding }: FindingArgument,
  store: FindingsStore,
  dismissals: Dismissals,
  withNote: boolean,
): Promise<void> {
  const found = store.find(uri, finding);
  if (found) await dismissAll([{ uri, finding: found }], store, dismissals, withNote);
}

interface DraftFinding {
  readonly uri: string;
  readonly finding: Pick<Finding, 'claimKey'>;
}

/** Several at once, with one note for all. */
export async function dismissAll(
  all: readonly DraftFinding[],
  store: FindingsStore,
  dismissals: Dismissals,
  withNote: boolean,
): Promise<void> {
  if (all.length === 0) return;
  const note = withNote
    ? await vscode.window.showInputBox({
        prompt: 'Why is this no problem? Only you and your folder see the note.',
      })
    : '';
  if (note === undefined) return;
  const add = ({ uri, finding }: DraftFinding) =>
    dismissals.add(newDismissalsOf(uri), finding.claimKey, note, store.get(uri)?.paper?.key);
  await told(Promise.all(all.map(add)));
}

/** Takes dismissals back. */
export async function restoreAll(all: readonly DraftFinding[], dismissals: Dismissals): Promise<void> {
  const restore = ({ uri, finding }: DraftFinding) =>
    dismissals.restore(dismissalFileOf(uri), new Set([finding.claimKey]));
  await told(Promise.all(all.map(restore)));
}

/** "Not a problem in any review of this paper": kept with the user, so that it holds in every folder. */
export async function dismissForPaper(
  { uri, finding }: FindingArgument,
  store: FindingsStore,
  dismissals: Dismissals,
): Promise<void> {
  const claim = store.find(uri, finding)?.claimKey;
  if (claim) await told(dismissals.add(null, claim, '', store.get(uri)?.paper?.key));
}

/** Lets the user take dismissals back: one of the draft's, or all of its folder that speak of this draft. */
export async function restoreDismissed(uri: string | null, store: FindingsStore, dismissals: Dismissals) {
  const dismissed = uri && openDraft(uri) ? store.dismissed(uri) : [];
  if (!uri || dismissed.length === 0) {
    void vscode.window.showInformationMessage('PeerLint: no finding of this draft is dismissed.');
    return;
  }
  const items = dismissed.map((finding) => ({
    label: finding.message,
    claim: finding.claimKey,
    picked: true,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    canPickMany: true,
    title: 'Restore dismissed findings',
  });
  if (!picked || picked.length === 0) return;
  await told(dismissals.restore(dismissalFileOf(uri), new Set(picked.map(({ claim }) => claim))));
}

async function told(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(`PeerLint: not saved. ${why}`);
  }
}
