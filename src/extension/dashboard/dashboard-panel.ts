import path from 'node:path';
import type * as vscode from 'vscode';
import type { ScanFormat } from '../../core/report/scan/scan-formats.ts';
import type { RowDigest } from '../../core/report/scan/row-digest.ts';
import type { ScanFinding, ScanRow } from '../../core/report/scan/scan-row.ts';
import type { Disposable } from '../event.ts';
import { setPage } from '../pages/webview-page.ts';
import type { FolderResults } from '../scan/scan-results.ts';
import type { Scans } from '../scan/scans.ts';
import { displayed } from '../views/evidence-text.ts';
import { readToPanel, type ReviewRow, type ToPage, type ToPanel } from './messages.ts';
import { findingDetails, reviewRow } from './page-rows.ts';

/** What a click leads to. */
export interface DashboardActions {
  scan(folder: string): unknown;
  export(folder: string, format: ScanFormat): unknown;
  copyMessage(folder: string, key: string): unknown;
  showReview(folder: string, row: ScanRow, finding: ScanFinding): unknown;
  showPaper(folder: string, row: ScanRow, finding: ScanFinding, evidence: number): unknown;
}

export interface DashboardParts {
  /** The extension's folder. */
  readonly root: vscode.Uri;
  readonly scans: Scans;
  readonly actions: DashboardActions;
}

/** Rows in one message: reading it takes the page some milliseconds. */
const piece = 100;

/** Shows the results of a folder's scan in a panel: hands rows and findings to the page and does what the page asks for. */
export class DashboardPanel implements Disposable {
  readonly #panel: vscode.WebviewPanel;
  readonly #parts: DashboardParts;
  readonly #own: Disposable[];
  readonly folder: string;
  #results: FolderResults | null = null;
  #ready = false;
  /** The review whose findings are on show. */
  #chosen: string | null = null;
  /** What the page has, row by row, so that only changes are sent. */
  #sent = new Map<string, string>();
  #round = 0;

  constructor(panel: vscode.WebviewPanel, folder: string, parts: DashboardParts) {
    this.#panel = panel;
    this.#parts = parts;
    this.folder = folder;
    panel.title = `Scan: ${path.basename(folder)}`;
    this.#own = [
      panel.webview.onDidReceiveMessage((message: unknown) => void this.#hear(readToPanel(message))),
      parts.scans.onDidChange((change) => {
        if (change.folder !== folder) return;
        if (change.what === 'results') void this.#send();
        else if (change.what === 'judgement') void this.#sendJudgements();
      }),
    ];
    setPage(panel.webview, parts.root, { name: 'dashboard', title: 'Scan of Reviews' });
  }

  reveal(): void {
    this.#panel.reveal();
  }

  dispose(): void {
    for (const one of this.#own) one.dispose();
    this.#panel.dispose();
  }

  async #hear(message: ToPanel | null): Promise<void> {
    const { actions, scans } = this.#parts;
    const { folder } = this;
    switch (message?.kind) {
      case 'ready':
        // Also after the panel was hidden: its page is made anew then.
        this.#ready = true;
        await scans.reload(folder);
        return this.#send();
      case 'details':
        this.#chosen = message.key;
        return this.#sendDetails();
      case 'scan':
        return void actions.scan(folder);
      case 'export':
        return void actions.export(folder, message.format);
      case 'message':
        return void actions.copyMessage(folder, message.key);
      case 'state':
      case 'note': {
        const row = this.#results?.row(message.key);
        const found = row?.findings.find(({ id }) => id === message.finding);
        if (!row || !found) return;
        const change = message.kind === 'state' ? { state: message.state } : { note: message.note };
        return scans
          .judge(folder, row, found.claimKey, change)
          .catch((error: Error) => this.#post({ kind: 'notice', text: `Not saved. ${error.message}` }));
      }
      case 'review':
      case 'paper': {
        const row = await this.#results?.whole(message.key);
        const found = row?.findings.find(({ id }) => id === message.finding);
        if (!row || !found) return;
        if (message.kind === 'review') actions.showReview(folder, row, found);
        else actions.showPaper(folder, row, found, message.evidence);
      }
    }
  }

  async #send(): Promise<void> {
    if (!this.#ready) return;
    const round = (this.#round += 1);
    this.#sent.clear();
    let notice = '';
    this.#results = await this.#parts.scans.results(this.folder).catch((error: Error) => {
      notice = `${error.message}`;
      return null;
    });
    if (round !== this.#round) return;
    const results = this.#results;
    if (!results) notice ||= 'No results of this folder are kept on this machine. Scan it to see them.';
    await this.#post({
      kind: 'begin',
      folder: this.folder,
      scanned: results?.scanned.toLocaleString() ?? null,
      total: results?.rows.length ?? 0,
      skipped: [...(results?.skipped ?? [])],
      notice,
    });
    await this.#sendRows(round);
    if (this.#chosen !== null) await this.#sendDetails();
  }

  /** Only what the page does not have as it is now. */
  async #sendRows(round: number): Promise<void> {
    const rows = (this.#results?.rows ?? []).map((row) => this.#rowOf(row));
    const changed = rows.filter((row) => {
      const text = JSON.stringify(row);
      if (this.#sent.get(row.key) === text) return false;
      this.#sent.set(row.key, text);
      return true;
    });
    for (let at = 0; at < changed.length && round === this.#round; at += piece)
      await this.#post({ kind: 'rows', rows: changed.slice(at, at + piece) });
  }

  async #sendJudgements(): Promise<void> {
    if (!this.#ready || !this.#results) return;
    await this.#sendRows(this.#round);
    const row = this.#chosen === null ? undefined : this.#results.row(this.#chosen);
    if (!row) return;
    const findings = row.findings.map(({ id, claimKey }) => ({ id, ...this.#judgement(row, claimKey) }));
    await this.#post({ kind: 'judged', key: row.key, findings });
  }

  async #sendDetails(): Promise<void> {
    const key = this.#chosen;
    const digest = key === null ? undefined : this.#results?.row(key);
    const row = key === null ? null : await this.#results?.whole(key);
    if (key !== this.#chosen || !row || !digest || !this.#results) return;
    const { fresh } = this.#results;
    const findings = findingDetails(row, (claim) => this.#judgement(digest, claim), fresh);
    await this.#post({ kind: 'details', key: digest.key, notes: digest.notes.map(displayed), findings });
  }

  #rowOf(digest: RowDigest): ReviewRow {
    const fresh = this.#results?.fresh ?? new Set<string>();
    return reviewRow(digest, (claim) => this.#judgement(digest, claim), fresh);
  }

  #judgement(row: RowDigest, claimKey: string) {
    return this.#parts.scans.judgement(this.folder, row, claimKey);
  }

  async #post(message: ToPage): Promise<void> {
    await this.#panel.webview.postMessage(message);
  }
}
