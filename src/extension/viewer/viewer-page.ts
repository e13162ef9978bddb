import type * as vscode from 'vscode';
import { setPage } from '../pages/webview-page.ts';

/**
 * The page that shows a paper: bytes come as messages, the worker of pdf.js is made of a text inside the script, and
 * fonts are made of the paper's own bytes. `wasm-unsafe-eval` lets pdf.js' decoders of scanned images run, which are
 * WebAssembly; no text is ever run as a script.
 */
export function setViewerPage(webview: vscode.Webview, root: vscode.Uri): void {
  setPage(webview, root, {
    name: 'viewer',
    title: 'Paper',
    scripts: `'wasm-unsafe-eval'`,
    policy: ['worker-src blob:', 'img-src data: blob:'],
  });
}
