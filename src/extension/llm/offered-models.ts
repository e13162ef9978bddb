import * as vscode from 'vscode';
import type { OfferedModel } from './editor-model.ts';

/** The editor's own models. The editor asks the user itself before an extension uses one for the first time. */
export async function offeredModels(): Promise<readonly OfferedModel[]> {
  const models = await vscode.lm.selectChatModels();
  return models.map((model) => ({
    id: model.id,
    name: model.name,
    vendor: model.vendor,
    family: model.family,
    send: (texts, signal) => answer(model, texts, signal),
  }));
}

async function* answer(
  model: vscode.LanguageModelChat,
  texts: readonly string[],
  signal: AbortSignal | undefined,
): AsyncIterable<string> {
  const source = new vscode.CancellationTokenSource();
  const cancel = (): void => source.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    // The interface knows no system messages.
    const messages = texts.map((text) => vscode.LanguageModelChatMessage.User(text));
    const justification = 'To check claims of your review draft against the paper.';
    const { text } = await model.sendRequest(messages, { justification }, source.token);
    yield* text;
  } finally {
    signal?.removeEventListener('abort', cancel);
    source.dispose();
  }
}
