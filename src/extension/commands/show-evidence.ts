import * as vscode from 'vscode';
import type { FindingsStore } from '../findings/findings-store.ts';
import { openPaper } from './open-paper.ts';
import type { EvidenceArgument, ShowPdf } from './open-paper.ts';

/** Shows what the paper says to a finding; without an argument to the one at the cursor of the active draft. */
export async function showEvidence(
  argument: EvidenceArgument,
  store: FindingsStore,
  showPdf: ShowPdf,
): Promise<void> {
  const id = argument.finding ?? atCursor(argument.uri, store);
  if (id === undefined || !store.find(argument.uri, id)) {
    void vscode.window.showInformationMessage(
      'PeerLint: put the cursor on a marked claim to see what the paper says.',
    );
    return;
  }
  await openPaper({ ...argument, finding: id }, store, showPdf);
}

function atCursor(uri: string, store: FindingsStore): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.uri.toString() !== uri) return undefined;
  const offset = editor.document.offsetAt(editor.selection.active);
  const here = store.shown(uri).filter(({ start, end }) => start <= offset && offset <= end);
  return (here.find(({ evidence }) => evidence.length > 0) ?? here[0])?.id;
}
