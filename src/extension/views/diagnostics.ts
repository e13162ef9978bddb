import path from 'node:path';
import * as vscode from 'vscode';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { displayed, quotedPlaces } from './evidence-text.ts';

export const diagnosticSource = 'PeerLint';

export const severities = {
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
    const { paper, provisional = false } = store.get(uri) ?? {};
    const documents = paper?.documents ?? [];
    collection.set(
      document.uri,
      store
        .shown(uri)
        .map((finding) => diagnosticOf(document, finding, { documents, provisional, nodeAddress })),
    );
  };
  const subscription = store.onDidChange(update);
  return vscode.Disposable.from(collection, subscription);
}

interface DiagnosticContext {
  /** Paths of the paper and its supplements. */
  readonly documents: readonly string[];
  readonly provisional: boolean;
  readonly nodeAddress: (node: string) => vscode.Uri;
}

function diagnosticOf(
  document: vscode.TextDocument,
  finding: TrackedFinding,
  { documents, provisional, nodeAddress }: DiagnosticContext,
): vscode.Diagnostic {
  const range = rangeOf(document, finding);
  // The editor shows the type, as the code, behind the message.
  const reason = displayed(finding.reason);
  const message = provisional
    ? `${reason} (Provisional: the paper is still searched for hidden text.)`
    : reason;
  const diagnostic = new vscode.Diagnostic(range, message, severities[finding.severity]);
  diagnostic.source = diagnosticSource;
  diagnostic.code = { value: finding.type ?? 'Answered', target: nodeAddress(finding.node) };
  const places = quotedPlaces(finding.evidence, documents);
  diagnostic.relatedInformation = places.flatMap(({ document: index, place }) => {
    const file = documents[index];
    if (!file) return [];
    const start = new vscode.Location(vscode.Uri.file(file), new vscode.Position(0, 0));
    // The words themselves are in the hover, which the editor shows below this.
    return [new vscode.DiagnosticRelatedInformation(start, displayed(place || path.basename(file)))];
  });
  return diagnostic;
}
