import path from 'node:path';
import * as vscode from 'vscode';
import { linkPaperCommand } from '../commands/names.ts';
import { draftSelector } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { statusPlain, statusText } from './status-text.ts';
import type { StatusCommand } from './status-text.ts';

const titles: Record<StatusCommand, string> = {
  'peerlint.linkPaper': 'Link Paper',
  'peerlint.checkNow': 'Check Now',
  'peerlint.enterPassword': 'Enter Password',
  'peerlint.showLog': 'Show Log',
};

const severities = {
  information: vscode.LanguageStatusSeverity.Information,
  warning: vscode.LanguageStatusSeverity.Warning,
  error: vscode.LanguageStatusSeverity.Error,
};

/** Two items for the draft in the active editor: what the check found or why there is none, and the paper. */
export function showLanguageStatus(store: FindingsStore): Disposable {
  const check = vscode.languages.createLanguageStatusItem('peerlint.check', draftSelector);
  check.name = 'PeerLint';
  const paper = vscode.languages.createLanguageStatusItem('peerlint.paper', draftSelector);
  paper.name = 'PeerLint paper';
  paper.command = { command: linkPaperCommand, title: 'Link Another Paper' };
  const update = () => {
    const uri = vscode.window.activeTextEditor?.document.uri.toString() ?? '';
    const state = store.get(uri);
    const status = statusText(state ?? nothingYet, store.shown(uri).length);
    check.text = `PeerLint: ${status.text}`;
    check.detail = status.detail;
    check.busy = status.busy;
    check.severity = severities[status.severity];
    check.command = { command: status.command, title: titles[status.command] };
    const linked = state && 'paper' in state.status ? state.status.paper : null;
    const file = typeof linked === 'string' ? linked : linked?.path;
    paper.selector = file ? draftSelector : [];
    paper.text = `$(file-pdf) ${statusPlain(path.basename(file ?? ''))}`;
    paper.detail = linked && typeof linked === 'object' && linked.pages ? `${linked.pages} pages` : '';
  };
  update();
  return vscode.Disposable.from(
    check,
    paper,
    store.onDidChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
  );
}

const nothingYet = {
  status: { kind: 'not-linked', candidates: [] },
  provisional: false,
  stale: false,
} as const;
