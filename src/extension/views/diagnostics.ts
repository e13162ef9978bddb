import path from 'node:path';
import * as vscode from 'vscode';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { DraftState } from '../findings/draft-state.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { displayed, quotedPlaces } from './evidence-text.ts';

export const diagnosticSource = 'PeerLint';

export const severities = {
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

/** More marks than this are not sent anew at each key: the editor moves them along by itself. */
const many = 50;
/** Milliseconds. */
const pause = 300;

/** Keeps the editor's diagnostics equal to the store. `nodeAddress` is what a diagnostic's code links to. */
export function showDiagnostics(store: FindingsStore, nodeAddress: (node: string) => vscode.Uri): Disposable {
  const collection = vscode.languages.createDiagnosticCollection('peerlint');
  const sent = new Map<string, Marks>();
  const timers = new Map<string, NodeJS.Timeout>();
  const send = (uri: string) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    const document = openDocument(uri);
    const state = store.get(uri);
    if (!document || !state) {
      sent.delete(uri);
      collection.delete(vscode.Uri.parse(uri));
      return;
    }
    const marks = marksOf(state, store.shown(uri));
    sent.set(uri, marks);
    const { documents, provisional, findings } = marks;
    collection.set(
      document.uri,
      findings.map((finding) => diagnosticOf(document, finding, { documents, provisional, nodeAddress })),
    );
  };
  const update = (uri: string) => {
    const [before, state] = [sent.get(uri), store.get(uri)];
    if (!before || !state) return send(uri);
    const now = marksOf(state, store.shown(uri));
    // The status alone has changed, as it does all the time while a check runs.
    if (isSame(before, now)) return;
    const moved = now.findings.length > many && isSame(before, now, ({ id }) => id);
    if (!moved) send(uri);
    else if (!timers.has(uri))
      timers.set(
        uri,
        setTimeout(() => send(uri), pause),
      );
  };
  const subscription = store.onDidChange(update);
  const stop = new vscode.Disposable(() => timers.forEach((timer) => clearTimeout(timer)));
  return vscode.Disposable.from(collection, subscription, stop);
}

/** What the marks of a draft are made of. */
interface Marks {
  readonly findings: readonly TrackedFinding[];
  readonly documents: readonly string[];
  readonly provisional: boolean;
}

function marksOf({ paper, provisional }: DraftState, findings: readonly TrackedFinding[]): Marks {
  return { findings, documents: paper?.documents ?? none, provisional };
}

const none: readonly string[] = [];

function isSame(
  before: Marks,
  now: Marks,
  what: (finding: TrackedFinding) => unknown = (finding) => finding,
): boolean {
  return (
    before.provisional === now.provisional &&
    before.documents === now.documents &&
    before.findings.length === now.findings.length &&
    before.findings.every((finding, i) => what(finding) === what(now.findings[i]!))
  );
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
