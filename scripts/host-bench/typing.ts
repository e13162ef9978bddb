import assert from 'node:assert/strict';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import * as vscode from 'vscode';
import type { PeerLintApi } from '../../src/extension/api.ts';
import { rest } from './activation.ts';

/** Delays of the host's event loop in milliseconds, while something was typed or while nothing was. */
export interface Delays {
  readonly kind: 'delays';
  readonly what: string;
  readonly round: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly keys: number;
  /** Share of the time in which a check ran, 0..1. */
  readonly checking: number;
}

const rounds = 5;
/** Milliseconds of a round; a key every 100 is a quick typist. */
const length = 6000;
const pace = 100;
const base = process.env['PEERLINT_BENCH_BASE'] ?? '';

/** Rounds of typing into drafts that are checked all the while, an idle host and one that types elsewhere beside them. */
export async function* measureTyping(): AsyncGenerator<Delays> {
  const review = process.env['PEERLINT_BENCH_REVIEW'] ?? '';
  const drafts = [
    ['typing, sample draft checked all the while', 'sample.md', review],
    ['typing, 300 kB draft checked all the while', 'long.md', process.env['PEERLINT_BENCH_LONG'] ?? ''],
  ] as const;
  writeFileSync(join(base, 'other.ini'), 'a=1\n');
  for (const [, name, file] of drafts) copyFileSync(file, join(base, name));
  for (let round = 1; round <= rounds; round += 1) yield observed('idle host', round, 0, () => rest(length));
  const other = await shown('other.ini');
  for (let round = 1; round <= rounds; round += 1)
    yield observed('typing, a file of another language', round, length / pace, () => typed(other, null));
  for (const [what, name] of drafts) {
    const document = await shown(name);
    await until(document, 'checked');
    for (let round = 1; round <= rounds; round += 1)
      yield observed(what, round, length / pace, () => typed(document, document.uri));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
}

async function observed(
  what: string,
  round: number,
  keys: number,
  run: () => Promise<number | void>,
): Promise<Delays> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  const checking = (await run()) ?? 0;
  histogram.disable();
  const at = (percent: number) => histogram.percentile(percent) / 1e6;
  return {
    kind: 'delays',
    what,
    round,
    p50: at(50),
    p99: at(99),
    max: histogram.max / 1e6,
    keys,
    checking,
  };
}

/** Types at the end of a paragraph; `checked`: a draft of which a check runs all the while. Gives the share of that. */
async function typed(document: vscode.TextDocument, checked: vscode.Uri | null): Promise<number> {
  const editor = vscode.window.activeTextEditor;
  assert.equal(editor?.document, document);
  const line = checked ? firstProse(document) : 0;
  editor.selection = new vscode.Selection(line, 9999, line, 9999);
  const { status } = await api();
  const text = ' The scorer has six layers and 14 million parameters.';
  let running = 0;
  const keys = length / pace;
  for (let key = 0; key < keys; key += 1) {
    const next = rest(pace);
    await vscode.commands.executeCommand('type', { text: text[key % text.length] });
    const kind = checked && status(checked)?.kind;
    if (kind === 'checking') running += 1;
    else if (checked) void vscode.commands.executeCommand('peerlint.checkNow');
    await next;
  }
  return running / keys;
}

function firstProse(document: vscode.TextDocument): number {
  for (let line = 0; line < document.lineCount; line += 1)
    if (document.lineAt(line).text.split(' ').length > 8) return line;
  return 0;
}

async function shown(name: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.file(join(base, name)));
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

async function until(document: vscode.TextDocument, kind: string): Promise<void> {
  const { status } = await api();
  const end = Date.now() + 240_000;
  while (status(document.uri)?.kind !== kind) {
    assert.ok(Date.now() < end, `${document.fileName} is never ${kind}: ${status(document.uri)?.text}`);
    await rest(100);
  }
}

function api(): Thenable<PeerLintApi> {
  const extension = vscode.extensions.getExtension<PeerLintApi>('peerlint.peerlint');
  assert.ok(extension);
  return extension.activate();
}
