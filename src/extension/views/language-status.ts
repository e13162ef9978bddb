import * as vscode from 'vscode';
import { linkPaperCommand } from '../commands/names.ts';
import { draftSelector } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { statusText } from './status-text.ts';
import type { StatusCommand } from './status-text.ts';

const titles: Record<StatusCommand, string> = {
  'peerlint.linkPaper': 'Link Paper',
  'peerlint.checkNow': 'Check Now',
  'peerlint.cancelCheck': 'Cancel',
  'peerlint.enterPassword': 'Enter Password',
  'peerlint.showLog': 'Show Log',
  'peerlint.llm.ask': 'Ask the Language Model…',
  'peerlint.llm.stop': 'Stop Asking',
};

const severities = {
  information: vscode.LanguageStatusSeverity.Information,
  warning: vscode.LanguageStatusSeverity.Warning,
  error: vscode.LanguageStatusSeverity.Error,
};

/**
 * One item for the draft in the active editor: what the check found, in which paper and by what, or why there is none.
 * The detail ends on a link to another paper; no word of a file's name can make one (`statusPlain`).
 */
export function showLanguageStatus(store: FindingsStore): Disposable {
  const check = vscode.languages.createLanguageStatusItem('peerlint.check', draftSelector);
  check.name = 'PeerLint';
  const update = () => {
    const uri = vscode.window.activeTextEditor?.document.uri.toString() ?? '';
    const state = store.get(uri);
    const status = statusText(state ?? nothingYet, store.shown(uri).length);
    check.text = `PeerLint: ${status.text}`;
    const other = state && 'paper' in state.status && status.command !== linkPaperCommand;
    check.detail = [
      status.detail,
      ...(other ? [`[Link another paper](command:${linkPaperCommand})`] : []),
    ].join(' · ');
    check.busy = status.busy;
    check.severity = severities[status.severity];
    check.command = { command: status.command, title: titles[status.command] };
  };
  update();
  return vscode.Disposable.from(
    check,
    store.onDidChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
  );
}

const nothingYet = {
  status: { kind: 'not-linked', candidates: [] },
  provisional: false,
  stale: false,
} as const;
