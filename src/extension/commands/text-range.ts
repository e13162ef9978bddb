import * as vscode from 'vscode';
import { rangeOf } from '../editor/documents.ts';

/** A heading's or a caption's words as they begin may stand in the file with markup between them. */
const beginnings = [Infinity, 60, 30];

/** Where the first of some texts that the document holds stands, whole or by its beginning; else its first line. */
export function textRange(document: vscode.TextDocument, texts: readonly string[]): vscode.Range {
  const source = document.getText();
  for (const length of beginnings) {
    for (const text of texts) {
      const words = text.slice(0, length);
      const start = words === '' ? -1 : source.indexOf(words);
      if (start >= 0) return rangeOf(document, { start, end: start + words.length });
    }
  }
  return new vscode.Range(0, 0, 0, 0);
}
