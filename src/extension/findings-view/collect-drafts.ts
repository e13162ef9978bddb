import path from 'node:path';
import * as vscode from 'vscode';
import { openDocument } from '../editor/documents.ts';
import type { DraftState } from '../findings/draft-state.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { statusText } from '../views/status-text.ts';
import type { DraftEntry } from './finding-entry.ts';

/** The open drafts that have a paper, by name, with all their findings; dismissed ones are marked. */
export function collectDrafts(store: FindingsStore): DraftEntry[] {
  const linked = store.uris().flatMap((uri) => {
    const state = store.get(uri);
    const document = openDocument(uri);
    return state && document && state.status.kind !== 'not-linked' ? [{ uri, state, document }] : [];
  });
  const baseName = (uri: vscode.Uri) => path.posix.basename(uri.path);
  const nameOf = (uri: vscode.Uri) =>
    linked.filter(({ document }) => baseName(document.uri) === baseName(uri)).length > 1
      ? vscode.workspace.asRelativePath(uri)
      : baseName(uri);
  return linked
    .map(({ uri, state, document }) => draftOf(uri, nameOf(document.uri), state, document, store))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function draftOf(
  uri: string,
  name: string,
  state: DraftState,
  document: vscode.TextDocument,
  store: FindingsStore,
): DraftEntry {
  const documents = state.paper?.documents ?? [];
  const entryOf = (dismissed: boolean) => (finding: TrackedFinding) => ({
    uri,
    draft: name,
    line: document.positionAt(finding.start).line + 1,
    claim: document.getText().slice(finding.start, finding.end),
    finding,
    documents,
    dismissed,
    provisional: state.provisional,
  });
  const shown = store.shown(uri);
  return {
    uri,
    name,
    status: statusText(state, shown.length).text,
    documents,
    findings: [...shown.map(entryOf(false)), ...store.dismissed(uri).map(entryOf(true))],
  };
}
