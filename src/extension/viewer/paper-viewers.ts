import path from 'node:path';
import * as vscode from 'vscode';
import type { Evidence } from '../../core/findings/finding.ts';
import type { Disposable } from '../event.ts';
import { readShown } from './view-state.ts';
import type { Shown } from './view-state.ts';
import type { ViewedPapers } from './viewed-papers.ts';
import { ViewerPanel } from './viewer-panel.ts';
import type { ViewerParts } from './viewer-panel.ts';

export const viewerType = 'peerlint.paper';

/** The panels that show papers, one a paper; they survive a reload of the window. */
export class PaperViewers implements Disposable {
  readonly #parts: ViewerParts;
  readonly #viewed: ViewedPapers;
  readonly #panels = new Map<string, ViewerPanel>();
  readonly #own: vscode.Disposable;

  constructor(parts: ViewerParts, viewed: ViewedPapers) {
    this.#parts = parts;
    this.#viewed = viewed;
    const serializer = vscode.window.registerWebviewPanelSerializer(viewerType, {
      deserializeWebviewPanel: (panel, state: unknown) => {
        const shown = readShown(state);
        // A page's word alone opens no file.
        if (shown && viewed.has(shown.paper) && !this.#panels.has(shown.paper))
          this.#adopt(panel, shown, null);
        else panel.dispose();
        return Promise.resolve();
      },
    });
    const renames = vscode.workspace.onDidRenameFiles(async ({ files }) => {
      for (const { oldUri, newUri } of files) await this.#renamed(oldUri, newUri);
    });
    this.#own = vscode.Disposable.from(serializer, renames);
  }

  /** Shows a PDF beside the draft, at a quotation (`evidenceId`) or another place where one is given. */
  async show(shown: Shown, at: string | Evidence | null): Promise<void> {
    const open = this.#panels.get(shown.paper);
    if (open) return open.show(shown.draft, at);
    await this.#viewed.add(shown.paper);
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: at !== null };
    this.#adopt(vscode.window.createWebviewPanel(viewerType, 'Paper', where), shown, at);
  }

  /** The paper of the panel that is in front of the user; null if none is. */
  get active(): string | null {
    return [...this.#panels].find(([, panel]) => panel.active)?.[0] ?? null;
  }

  /** Closes the panels of these papers, all for null; what their pages keep over a reload is gone with them. */
  close(papers: ReadonlySet<string> | null): void {
    for (const [paper, panel] of [...this.#panels]) if (papers?.has(paper) !== false) panel.dispose();
  }

  dispose(): void {
    this.#own.dispose();
    for (const panel of [...this.#panels.values()]) panel.dispose();
  }

  /** A file or folder has another name: the panels go on with the draft, or the paper, that lies there now. */
  async #renamed(from: vscode.Uri, to: vscode.Uri): Promise<void> {
    for (const [paper, panel] of [...this.#panels]) {
      const draft = movedAddress(panel.shown.draft, from.toString(), to.toString(), '/');
      const file = movedAddress(paper, from.fsPath, to.fsPath, path.sep);
      if (draft === panel.shown.draft && file === paper) continue;
      if (file !== paper) {
        await this.#viewed.add(file);
        this.#panels.delete(paper);
        this.#panels.set(file, panel);
      }
      panel.follow({ paper: file, draft });
    }
  }

  #adopt(panel: vscode.WebviewPanel, shown: Shown, at: string | Evidence | null): void {
    const viewer = new ViewerPanel(panel, shown, at, this.#parts);
    this.#panels.set(shown.paper, viewer);
    panel.onDidDispose(() => {
      this.#panels.delete(viewer.shown.paper);
      viewer.dispose();
    });
  }
}

/** An address after what it names, or a folder around that, was renamed. */
function movedAddress(address: string, from: string, to: string, separator: string): string {
  const within = address === from || address.startsWith(from + separator);
  return within ? to + address.slice(from.length) : address;
}
