import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

/** Folder of the scripts and styles of pages, below the extension's own. */
export function pageFolder(root: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(root, 'dist', 'webview');
}

/**
 * The page that shows a paper. It can connect to nothing: bytes come as messages, the worker of pdf.js is made of a
 * text inside the script, and fonts are made of the paper's own bytes. `wasm-unsafe-eval` lets pdf.js' decoders of
 * scanned images run, which are WebAssembly; no text is ever run as a script.
 */
export function viewerPage(webview: vscode.Webview, root: vscode.Uri): string {
  const nonce = randomBytes(16).toString('base64');
  const address = (name: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(pageFolder(root), name)).toString();
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `worker-src blob:`,
    `style-src ${webview.cspSource}`,
    `img-src data: blob:`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${address('viewer.css')}">
<title>Paper</title>
</head>
<body>
<script nonce="${nonce}" src="${address('viewer.js')}"></script>
</body>
</html>`;
}
