import * as vscode from 'vscode';
import type { DraftOutline, FieldOutline, OutlineNode, PointOutline } from '../../core/language/outline.ts';
import { draftSelector, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { Outlines } from './outlines.ts';

/** Fields and labelled points in the outline, the breadcrumbs and "Go to Symbol". */
export function offerSymbols(outlines: Outlines): Disposable {
  return vscode.languages.registerDocumentSymbolProvider(
    draftSelector,
    {
      provideDocumentSymbols: (document) =>
        // The editor itself outlines Markdown by its headings.
        document.languageId === 'markdown' && /^#{1,6}\s/m.test(document.getText())
          ? []
          : symbolsOf(document, outlines.of(document)),
    },
    { label: 'Review' },
  );
}

function symbolsOf(document: vscode.TextDocument, { reviews }: DraftOutline): vscode.DocumentSymbol[] {
  return reviews.flatMap(({ name, head, range, nodes }) => {
    const children = nodes.map((node) => symbolOf(document, node));
    if (name === null) return children;
    const { Module } = vscode.SymbolKind;
    const symbol = new vscode.DocumentSymbol(
      name,
      '',
      Module,
      rangeOf(document, range),
      rangeOf(document, head),
    );
    symbol.children = children;
    return [symbol];
  });
}

function symbolOf(document: vscode.TextDocument, node: OutlineNode): vscode.DocumentSymbol {
  return 'field' in node ? fieldSymbol(document, node.field) : pointSymbol(document, node.point);
}

function fieldSymbol(document: vscode.TextDocument, field: FieldOutline): vscode.DocumentSymbol {
  const { name, role, head, range, content, children } = field;
  const scored = role === 'rating' && content !== null;
  const value = scored ? (document.getText(rangeOf(document, content)).split(/[\r\n]/, 1)[0] ?? '') : '';
  const symbol = new vscode.DocumentSymbol(
    name || 'Untitled field',
    value.slice(0, 40),
    role === 'rating' ? vscode.SymbolKind.Number : vscode.SymbolKind.Field,
    rangeOf(document, range),
    rangeOf(document, head),
  );
  symbol.children = children.map((child) => symbolOf(document, child));
  return symbol;
}

function pointSymbol(
  document: vscode.TextDocument,
  { label, text, range }: PointOutline,
): vscode.DocumentSymbol {
  const at = rangeOf(document, range);
  return new vscode.DocumentSymbol(label, text, vscode.SymbolKind.Key, at, at);
}
