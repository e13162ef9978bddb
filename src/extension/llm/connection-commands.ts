import * as vscode from 'vscode';
import { ChatError } from '../../core/llm/chat-model.ts';
import { tryModel } from '../../core/llm/try-model.ts';
import { chooseLlmCommand, testLlmCommand } from '../commands/names.ts';
import type { Disposable } from '../event.ts';
import type { DeskSettings } from './opinion-desk.ts';
import { targetOf } from './llm-target.ts';
import { modelNames, openModel, type ModelParts } from './server-order.ts';

/** "Test Connection" and "Choose Language Model": neither sends any text of the user's. */
export function registerConnectionCommands(parts: ModelParts, settings: () => DeskSettings): Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand(testLlmCommand, () => told(() => testConnection(parts, settings()))),
    vscode.commands.registerCommand(chooseLlmCommand, () => told(() => chooseModel(parts, settings()))),
  );
}

async function testConnection(parts: ModelParts, { llm, policy }: DeskSettings): Promise<void> {
  const target = targetOf(llm, policy);
  if (target.kind === 'problem') return warn(`${target.text}.`);
  const { model, host, local } = target;
  const where = local ? 'on this machine' : 'not on this machine';
  const started = performance.now();
  await withProgress(`asking ${model} at ${host} (${where})`, async (signal) =>
    tryModel(await openModel(parts, target, llm, policy, true), signal),
  );
  const took = ((performance.now() - started) / 1000).toFixed(1);
  void vscode.window.showInformationMessage(
    `PeerLint: ${model} at ${host} (${where}) answers in the form that is asked for; it took ${took} s. No text of yours was sent.`,
  );
}

async function chooseModel(parts: ModelParts, { llm, policy }: DeskSettings): Promise<void> {
  const target = targetOf(llm, policy, false);
  if (target.kind === 'problem') return warn(`${target.text}.`);
  const names = await withProgress(`asking ${target.host} for its models`, () =>
    modelNames(parts, target, llm, policy),
  );
  if (names.length === 0)
    return warn(
      llm.provider === 'editor'
        ? 'no extension offers a language model to this editor. Install and sign in to one that does, or choose another peerlint.llm.provider.'
        : `${target.host} answers, and has no model.`,
    );
  const picked = await vscode.window.showQuickPick([...names], {
    title: `Models of ${target.host}`,
    placeHolder: 'Which one is to be asked? Nothing is sent before you have seen the text and agreed.',
  });
  if (picked === undefined) return;
  await vscode.workspace
    .getConfiguration('peerlint')
    .update('llm.model', picked, vscode.ConfigurationTarget.Global);
}

function withProgress<T>(title: string, work: (signal: AbortSignal) => Promise<T>): Thenable<T> {
  const location = vscode.ProgressLocation.Notification;
  return vscode.window.withProgress(
    { location, title: `PeerLint: ${title}`, cancellable: true },
    (_, token) => {
      const abort = new AbortController();
      token.onCancellationRequested(() => abort.abort());
      return work(abort.signal);
    },
  );
}

/** Says why it failed, in the one sentence of the failure. */
async function told(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'cancelled') return;
    warn(error instanceof ChatError ? error.message : 'asking the language model failed.');
  }
}

function warn(text: string): void {
  void vscode.window.showWarningMessage(`PeerLint: ${text}`);
}
