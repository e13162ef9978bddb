import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';

const scheme = 'peerlint-llm';

/** Shows the exact text of requests in a page that cannot be edited and lies on no disk. */
export class RequestPages implements Disposable {
  readonly #texts = new Map<string, string>();
  readonly #registration: Disposable;
  #last = 0;

  constructor() {
    this.#registration = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        provideTextDocumentContent: ({ path }) =>
          this.#texts.get(path) ?? 'These requests are no longer held.',
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        if (uri.scheme === scheme) this.#texts.delete(uri.path);
      }),
    );
  }

  async show(text: string): Promise<void> {
    const path = `/Requests to the language model ${(this.#last += 1)}.txt`;
    this.#texts.set(path, text);
    const document = await vscode.workspace.openTextDocument(vscode.Uri.from({ scheme, path }));
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside,
      preview: true,
      preserveFocus: true,
    });
  }

  dispose(): void {
    this.#registration.dispose();
    this.#texts.clear();
  }
}
