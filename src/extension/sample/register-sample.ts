import path from 'node:path';
import * as vscode from 'vscode';
import {
  openSampleCommand,
  sampleEvidenceCommand,
  sampleFixCommand,
  showEvidenceCommand,
} from '../commands/names.ts';
import { rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { openSample } from './open-sample.ts';
import type { SampleParts } from './open-sample.ts';
import { sampleDraft } from './sample-files.ts';

/** Address of the draft of the user's copy. */
export function sampleAddress(folder: string): string {
  return vscode.Uri.file(path.join(folder, sampleDraft)).toString();
}

/** "Open Sample", and what the buttons of the walkthrough do: each opens the sample first, so that any may come first. */
export function registerSample(parts: SampleParts, store: FindingsStore): Disposable {
  const atFirst = async (wanted: (finding: TrackedFinding) => boolean) => {
    const document = await openSample(parts);
    const uri = document?.uri.toString() ?? '';
    const found = store.shown(uri).find(wanted);
    if (!document || !found) return undefined;
    const editor = await vscode.window.showTextDocument(document, { preview: false });
    const range = rangeOf(document, found);
    editor.selection = new vscode.Selection(range.start, range.start);
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    return { uri, finding: found.id };
  };
  return vscode.Disposable.from(
    vscode.commands.registerCommand(openSampleCommand, async () => void (await openSample(parts))),
    vscode.commands.registerCommand(sampleEvidenceCommand, async () => {
      const at = await atFirst(({ evidence }) => evidence.length > 0);
      if (at) await vscode.commands.executeCommand(showEvidenceCommand, at);
    }),
    vscode.commands.registerCommand(sampleFixCommand, async () => {
      const at = await atFirst(({ fixes }) => fixes.length > 0);
      if (at) await vscode.commands.executeCommand('editor.action.quickFix');
    }),
  );
}
