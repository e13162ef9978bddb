import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';
import { setPage } from '../pages/webview-page.ts';
import { readToPanel } from './messages.ts';
import type { ToPage } from './messages.ts';

const viewType = 'peerlint.taxonomy';

/** Shows the packaged page docs/taxonomy.md at a node; one panel, which survives a reload of the window. */
export class TaxonomyPanel implements Disposable {
  readonly #root: vscode.Uri;
  readonly #serializer: vscode.Disposable;
  #panel: vscode.WebviewPanel | null = null;
  #node = '';
  #ready = false;

  /** `root` is the extension's folder. */
  constructor(root: vscode.Uri) {
    this.#root = root;
    this.#serializer = vscode.window.registerWebviewPanelSerializer(viewType, {
      deserializeWebviewPanel: (panel, state: unknown) => {
        const node = (state as { node?: unknown } | null)?.node;
        this.#adopt(panel, typeof node === 'string' ? node : '');
        return Promise.resolve();
      },
    });
  }

  show(node: string): void {
    this.#node = node;
    if (this.#panel) {
      this.#panel.reveal();
      if (this.#ready) void this.#send();
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      viewType,
      'PeerLint: Error Types',
      vscode.ViewColumn.Beside,
    );
    this.#adopt(panel, node);
  }

  dispose(): void {
    this.#serializer.dispose();
    this.#panel?.dispose();
  }

  #adopt(panel: vscode.WebviewPanel, node: string): void {
    this.#panel = panel;
    this.#node = node;
    this.#ready = false;
    panel.onDidDispose(() => (this.#panel = null));
    panel.webview.onDidReceiveMessage((message: unknown) => {
      if (readToPanel(message)?.kind !== 'ready') return;
      this.#ready = true;
      void this.#send();
    });
    setPage(panel.webview, this.#root, { name: 'taxonomy', title: 'Error Types' });
  }

  async #send(): Promise<void> {
    const file = vscode.Uri.joinPath(this.#root, 'docs', 'taxonomy.md');
    const markdown = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
    const message: ToPage = { kind: 'show', markdown, node: this.#node };
    await this.#panel?.webview.postMessage(message);
  }
}
