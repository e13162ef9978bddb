import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { FindingDigest, RowDigest } from '../../core/report/scan/row-digest.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { diagnosticSource, severities } from '../views/diagnostics.ts';
import { displayed } from '../views/evidence-text.ts';
import type { FolderResults } from './scan-results.ts';
import type { Scans } from './scans.ts';

interface ScannedFile {
  readonly results: FolderResults;
  /** Reviews in it. */
  readonly rows: RowDigest[];
}

/**
 * The findings of scans as diagnostics of their own collection. A draft that is checked live is left to the live check;
 * when it is closed they are back, unless the file has changed since the scan.
 */
export class ScanDiagnostics implements Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('peerlint-scan');
  readonly #scans: Scans;
  readonly #store: FindingsStore;
  readonly #nodeAddress: (node: string) => vscode.Uri;
  readonly #own: Disposable[];
  readonly #files = new Map<string, ScannedFile>();
  /** Changed since the scan: what it saw may stand elsewhere now. */
  readonly #stale = new Set<string>();

  constructor(scans: Scans, store: FindingsStore, nodeAddress: (node: string) => vscode.Uri) {
    this.#scans = scans;
    this.#store = store;
    this.#nodeAddress = nodeAddress;
    this.#own = [
      this.#collection,
      scans.onDidChange(({ folder, what }) => {
        if (what === 'results') this.#stale.clear();
        // Files may have changed since an earlier window scanned them.
        if (what === 'loaded') void this.#findStale(folder).then(() => this.#showAll());
        else this.#showAll();
      }),
      store.onDidChange((uri) => void this.#handOver(uri)),
    ];
  }

  dispose(): void {
    for (const one of this.#own) one.dispose();
  }

  #showAll(): void {
    this.#files.clear();
    for (const results of this.#scans.loaded)
      for (const row of results.rows) {
        const uri = vscode.Uri.file(path.join(results.folder, row.review.path)).toString();
        const file = this.#files.get(uri) ?? { results, rows: [] };
        file.rows.push(row);
        this.#files.set(uri, file);
      }
    this.#collection.clear();
    this.#collection.set(
      [...this.#files.keys()]
        .filter((uri) => !this.#isLive(uri) && !this.#stale.has(uri))
        .map((uri) => [vscode.Uri.parse(uri), this.#diagnosticsOf(uri)]),
    );
  }

  async #findStale(folder: string): Promise<void> {
    const rows = this.#scans.loaded.find((one) => one.folder === folder)?.rows ?? [];
    const files = new Map(rows.map(({ review }) => [path.join(folder, review.path), review.sha256]));
    for (const [file, sha256] of files)
      if ((await hashOf(file)) !== sha256) this.#stale.add(vscode.Uri.file(file).toString());
  }

  async #handOver(uri: string): Promise<void> {
    const file = this.#files.get(uri);
    if (!file) return;
    const target = vscode.Uri.parse(uri);
    if (this.#isLive(uri)) return this.#collection.delete(target);
    if (this.#store.get(uri) || this.#collection.has(target)) return;
    const same = (await hashOf(target.fsPath)) === file.rows[0]?.review.sha256;
    if (!same) this.#stale.add(uri);
    else if (!this.#store.get(uri)) this.#collection.set(target, this.#diagnosticsOf(uri));
  }

  /** Whether the live check has said what there is to say of the draft. */
  #isLive(uri: string): boolean {
    const state = this.#store.get(uri);
    return state !== undefined && state.checkedVersion !== null;
  }

  #diagnosticsOf(uri: string): vscode.Diagnostic[] {
    const { results, rows } = this.#files.get(uri)!;
    const { folder } = results;
    return rows.flatMap((row) =>
      row.findings
        .filter(({ claimKey }) => this.#scans.judgement(folder, row, claimKey).state !== 'dismissed')
        .map((finding) => this.#diagnosticOf(finding)),
    );
  }

  #diagnosticOf(finding: FindingDigest): vscode.Diagnostic {
    const { line, column, endLine, endColumn, severity, type, node, reason } = finding;
    const range = new vscode.Range(line - 1, column - 1, endLine - 1, endColumn - 1);
    const diagnostic = new vscode.Diagnostic(range, displayed(reason), severities[severity]);
    diagnostic.source = diagnosticSource;
    diagnostic.code = { value: type ?? 'Answered', target: this.#nodeAddress(node) };
    return diagnostic;
  }
}

async function hashOf(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
