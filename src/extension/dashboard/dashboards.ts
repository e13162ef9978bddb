import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';
import { DashboardPanel, type DashboardParts } from './dashboard-panel.ts';
import { readPageState } from './messages.ts';

export const dashboardType = 'peerlint.dashboard';

/** The panels that show results of scans, one a folder; they survive a reload of the window. */
export class Dashboards implements Disposable {
  readonly #parts: DashboardParts;
  readonly #panels = new Map<string, DashboardPanel>();
  readonly #serializer: vscode.Disposable;

  constructor(parts: DashboardParts) {
    this.#parts = parts;
    this.#serializer = vscode.window.registerWebviewPanelSerializer(dashboardType, {
      deserializeWebviewPanel: (panel, state: unknown) => {
        const folder = readPageState(state)?.folder;
        // A page's word alone opens no folder.
        const known = folder !== undefined && parts.scans.folders.includes(folder);
        if (known && !this.#panels.has(folder)) this.#adopt(panel, folder);
        else panel.dispose();
        return Promise.resolve();
      },
    });
  }

  show(folder: string): void {
    const open = this.#panels.get(folder);
    if (open) return open.reveal();
    const where = vscode.ViewColumn.Active;
    this.#adopt(vscode.window.createWebviewPanel(dashboardType, 'Scan', where), folder);
  }

  dispose(): void {
    this.#serializer.dispose();
    for (const panel of [...this.#panels.values()]) panel.dispose();
  }

  #adopt(panel: vscode.WebviewPanel, folder: string): void {
    const dashboard = new DashboardPanel(panel, folder, this.#parts);
    this.#panels.set(folder, dashboard);
    panel.onDidDispose(() => {
      this.#panels.delete(folder);
      dashboard.dispose();
    });
  }
}
