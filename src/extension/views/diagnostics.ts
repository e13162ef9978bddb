import path from 'node:path';
import * as vscode from 'vscode';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { displayed, quotedPlaces } from './evidence-text.ts';

export const diagnosticSource = 'PeerLint';

const severities = {
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

/** Keeps the editor's diagnostics equal to the store. `nodeAddress` is what a diagnostic's code links to. */
export function showDiagnostics(store: FindingsStore, nodeAddress: (node: string) => vscode.Uri): Disposable {
  const collection = vscode.languages.createDiagnosticCollection('peerlint');
  const update = (uri: string) => {
    const document = openDocument(uri);
    if (!document || !store.get(uri)) {
      collection.delete(vscode.Uri.parse(uri));
      return;
    }
    const documents = store.get(uri)?.paper?.documents ?? [];
    collection.set(
      document.uri,
      store.shown(uri).map((finding) => diagnosticOf(document, finding, documents, nodeAddress)),
    );
  };
  const subscription = store.onDidChange(update);
  return vscode.Disposable.from(collection, subscription);
}

function diagnosticOf(
  document: vscode.TextDocument,
  finding: TrackedFinding,
  documents: readonly string[],
  nodeAddress: (node: string) => vscode.Uri,
): vscode.Diagnostic {
  const range = rangeOf(document, finding);
  // The editor shows the type, as the code, behind the message.
  const diagnostic = new vscode.Diagnostic(range, displayed(finding.reason), severities[finding.severity]);
  diagnostic.source = diagnosticSource;
  diagnostic.code = { value: finding.type ?? 'Answered', target: nodeAddress(finding.node) };
  diagnostic.relatedInformation = quotedPlaces(finding.evidence).flatMap(({ document: index, place }) => {
    const file = documents[index];
    if (!file) return [];
    const start = new vscode.Location(vscode.Uri.file(file), new vscode.Position(0, 0));
    // The words themselves are in the hover, which the editor shows below this.
    return [new vscode.DiagnosticRelatedInformation(start, displayed(place || path.basename(file)))];
  });
  return diagnostic;
}
