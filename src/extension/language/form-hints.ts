import * as vscode from 'vscode';
import { formHints } from '../../core/language/form-hints.ts';
import { isDraft, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { Settings } from '../settings.ts';
import type { Outlines } from './outlines.ts';

/** Shown behind each hint; findings about the paper have another. */
export const formSource = 'PeerLint form';

/** Milliseconds of rest after typing before a form is looked at again. */
const pause = 400;

const severities = {
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

/** Marks what a form lacks: values of scores, text of required fields. Needs no paper. */
export function showFormHints(outlines: Outlines, settings: (uri: string) => Settings): Disposable {
  const { workspace } = vscode;
  const collection = vscode.languages.createDiagnosticCollection('peerlint-form');
  const timers = new Map<string, NodeJS.Timeout>();
  const forget = (uri: string) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
  };
  const update = (document: vscode.TextDocument) => {
    const uri = document.uri.toString();
    forget(uri);
    if (!isDraft(document) || document.isClosed) return;
    const hints = settings(uri).formHints ? formHints(outlines.of(document)) : [];
    collection.set(
      document.uri,
      hints.map(({ code, message, severity, ...range }) => {
        const one = new vscode.Diagnostic(rangeOf(document, range), message, severities[severity]);
        return Object.assign(one, { source: formSource, code });
      }),
    );
  };
  const updateAll = () => workspace.textDocuments.forEach(update);
  updateAll();
  return vscode.Disposable.from(
    collection,
    workspace.onDidOpenTextDocument(update),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (!isDraft(document)) return;
      const uri = document.uri.toString();
      forget(uri);
      timers.set(
        uri,
        setTimeout(() => update(document), pause),
      );
    }),
    workspace.onDidCloseTextDocument(({ uri }) => {
      forget(uri.toString());
      collection.delete(uri);
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('peerlint.formHints')) updateAll();
    }),
    new vscode.Disposable(() => [...timers.keys()].forEach(forget)),
  );
}
