import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as vscode from 'vscode';
import type { PeerLintApi } from '../../src/extension/api.ts';

const base = process.env['PEERLINT_TEST_BASE'] ?? '';
export const fixtures = process.env['PEERLINT_TEST_FIXTURES'] ?? '';

/** First folder of the workspace, the folder inside it that is the second one, and one outside the workspace. */
export const folders = {
  main: join(base, 'main'),
  nested: join(base, 'main/nested'),
  outside: join(base, 'outside'),
};

export const samplePdf = join(fixtures, 'sample/paper.pdf');
export const samplePaper = join(fixtures, 'markdown/paper.md');

/** Both are false of the sample paper: section 5.3 is an ablation, and it has three figures. */
export const wrong = {
  absence:
    'No ablation study is reported, so the reader cannot tell which component is responsible for the gain.',
  figure: 'Figure 5 is too small to be read in print.',
};

/** The review form of a venue, without front matter. */
export const form = (...weaknesses: string[]) =>
  `## Summary\n\nThe paper presents Ferry.\n\n## Weaknesses\n\n${weaknesses.map((w) => `- ${w}\n`).join('')}\n## Rating\n\n4\n`;

/** A new folder with these files: text, or the path of a file to copy as `{ copy }`. */
export function place(where: keyof typeof folders, files: Record<string, string | { copy: string }>): string {
  const folder = mkdtempSync(join(folders[where], 't-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'string') writeFileSync(file, content);
    else copyFileSync(content.copy, file);
  }
  return folder;
}

export async function api(): Promise<PeerLintApi> {
  const extension = vscode.extensions.getExtension<PeerLintApi>('peerlint.peerlint');
  assert.ok(extension, 'the extension is installed');
  return extension.activate();
}

/** Opens a file as a user does: `openTextDocument` would keep it open for minutes after its tab is closed. */
export async function open(...path: string[]): Promise<vscode.TextDocument> {
  const uri = vscode.Uri.file(join(...path));
  await vscode.commands.executeCommand('vscode.open', uri);
  return until(`${uri.fsPath} is open`, () => {
    const shown = vscode.window.visibleTextEditors.map(({ document }) => document);
    return shown.find((document) => document.uri.toString() === uri.toString());
  });
}

/** Waits until `probe` gives a value; fails with `what` after `limit` milliseconds. */
export async function until<T>(
  what: string | (() => string),
  probe: () => T | undefined | false | null,
  limit = 60_000,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const value = probe();
    if (value) return value;
    if (Date.now() > end) assert.fail(`never happened: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

type Status = NonNullable<ReturnType<PeerLintApi['status']>>;

/** Waits until the draft stands so; "checked" means the text as it is now. */
export async function status(document: vscode.TextDocument, kind: Status['kind']): Promise<Status> {
  const { status: statusOf } = await api();
  const last = () => statusOf(document.uri);
  return until(
    () => `${document.fileName} is ${kind}, it is ${last()?.kind}: ${last()?.text}, ${last()?.detail}`,
    () => {
      const now = last();
      return now?.kind === kind && !now.text.includes('before the last edits') ? now : null;
    },
  );
}

export function marks(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'PeerLint');
}

/** The marked texts in order. */
export function markedTexts(document: vscode.TextDocument): string[] {
  return marks(document).map(({ range }) => document.getText(range));
}

/** The mark inside a text of the draft. */
export function markIn(document: vscode.TextDocument, text: string): vscode.Diagnostic {
  const start = document.getText().indexOf(text);
  const range = new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
  const mark = marks(document).find((one) => range.contains(one.range));
  assert.ok(mark, `"${text}" is marked; marked are ${JSON.stringify(markedTexts(document))}`);
  return mark;
}

export async function hoverText(
  document: vscode.TextDocument,
  at: vscode.Position,
): Promise<vscode.MarkdownString[]> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    at,
  );
  return hovers.flatMap(({ contents }) => contents as vscode.MarkdownString[]);
}

export async function actions(
  document: vscode.TextDocument,
  range: vscode.Range,
): Promise<vscode.CodeAction[]> {
  return vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    range,
    vscode.CodeActionKind.QuickFix.value,
  );
}

export async function runAction(
  document: vscode.TextDocument,
  range: vscode.Range,
  title: string,
): Promise<void> {
  const offered = await actions(document, range);
  const action = offered.find((one) => one.title === title);
  assert.ok(
    action?.command,
    `"${title}" is offered; offered are ${JSON.stringify(offered.map((a) => a.title))}`,
  );
  await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
}

export async function edit(change: (edit: vscode.WorkspaceEdit) => void): Promise<void> {
  const all = new vscode.WorkspaceEdit();
  change(all);
  assert.ok(await vscode.workspace.applyEdit(all));
}

export async function configure(name: string, value: unknown): Promise<void> {
  await vscode.workspace.getConfiguration('peerlint').update(name, value, vscode.ConfigurationTarget.Global);
}

export async function closeAll(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

interface Asked {
  readonly question: string;
  readonly detail: string;
}

/** Answers the one question, and notes what was asked and told. */
export async function answering(answer: string | undefined, action: () => Thenable<unknown>) {
  const window = vscode.window as unknown as Record<string, unknown>;
  const { showWarningMessage, showInformationMessage } = window;
  const asked: Asked[] = [];
  const told: string[] = [];
  window['showWarningMessage'] = (question: string, options: { detail?: string } | undefined) => {
    asked.push({ question, detail: options?.detail ?? '' });
    return Promise.resolve(answer);
  };
  window['showInformationMessage'] = (message: string) => {
    told.push(message);
    return Promise.resolve(undefined);
  };
  try {
    await action();
  } finally {
    Object.assign(window, { showWarningMessage, showInformationMessage });
  }
  return { asked, told };
}
