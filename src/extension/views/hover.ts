import * as vscode from 'vscode';
import { draftSelector, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { hoverCommands, hoverText } from './hover-text.ts';

/** Below the reason, which is the diagnostic's message and which the editor shows on top of the same hover. */
export function showHovers(store: FindingsStore): Disposable {
  return vscode.languages.registerHoverProvider(draftSelector, {
    provideHover(document, position) {
      const uri = document.uri.toString();
      const offset = document.offsetAt(position);
      const here = store.shown(uri).filter(({ start, end }) => start <= offset && offset <= end);
      const [first] = here;
      if (!first) return null;
      return new vscode.Hover(
        here.map((finding) => hoverOf(uri, finding, store.get(uri)?.paper?.documents ?? [])),
        rangeOf(document, first),
      );
    },
  });
}

function hoverOf(uri: string, finding: TrackedFinding, documents: readonly string[]): vscode.MarkdownString {
  const text = new vscode.MarkdownString(hoverText(uri, finding, documents));
  // Only the extension's own commands may be run from here; HTML stays off, which is the default.
  text.isTrusted = { enabledCommands: hoverCommands };
  return text;
}
