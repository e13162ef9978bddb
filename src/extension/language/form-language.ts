import * as vscode from 'vscode';
import type { Disposable } from '../event.ts';

const firstLine = /^==\+== .*\breview forms?\b/i;

/**
 * HotCRP's forms are named *.txt, which the editor takes for plain text before it looks at their first line. Each is
 * switched once, so that whoever wants plain text gets it.
 */
export function recogniseForms(): Disposable {
  const switched = new Set<string>();
  const look = (document: vscode.TextDocument) => {
    const { languageId, uri } = document;
    if (languageId !== 'plaintext' || uri.scheme !== 'file' || switched.has(uri.toString())) return;
    if (!firstLine.test(document.lineAt(0).text)) return;
    switched.add(uri.toString());
    void vscode.languages.setTextDocumentLanguage(document, 'hotcrp-review');
  };
  vscode.workspace.textDocuments.forEach(look);
  return vscode.workspace.onDidOpenTextDocument(look);
}
