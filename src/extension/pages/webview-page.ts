import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

export interface PageParts {
  /** Of its script and its style: "viewer" for viewer.js and viewer.css. */
  readonly name: string;
  /** For screen readers. */
  readonly title: string;
  /** Further sources of scripts: "'wasm-unsafe-eval'". */
  readonly scripts?: string;
  /** Further directives. */
  readonly policy?: readonly string[];
}

/** Folder of the scripts and styles of pages, below the extension's own. */
export function pageFolder(root: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(root, 'dist', 'webview');
}

/**
 * Puts a page into a webview: one script, one style, an empty body that the script fills. It can connect to nothing and
 * loads nothing but those two; the toolkit's components style themselves through constructed sheets, which style-src
 * does not govern.
 */
export function setPage(webview: vscode.Webview, root: vscode.Uri, parts: PageParts): void {
  webview.options = { enableScripts: true, localResourceRoots: [pageFolder(root)] };
  webview.html = pageOf(webview, root, parts);
}

function pageOf(
  webview: vscode.Webview,
  root: vscode.Uri,
  { name, title, scripts = '', policy = [] }: PageParts,
): string {
  const nonce = randomBytes(16).toString('base64');
  const address = (file: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(pageFolder(root), file)).toString();
  const rules = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'${scripts === '' ? '' : ` ${scripts}`}`,
    `style-src ${webview.cspSource}`,
    ...policy,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${rules}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${address(`${name}.css`)}">
<title>${title}</title>
</head>
<body>
<script nonce="${nonce}" src="${address(`${name}.js`)}"></script>
</body>
</html>`;
}
