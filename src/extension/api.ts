import type * as vscode from 'vscode';
import type { DraftStatus } from './findings/draft-state.ts';
import type { StatusText } from './views/status-text.ts';

/** What `activate` returns: for other extensions and for tests, which cannot read language status items. */
export interface PeerLintApi {
  /** What the language status says of an open draft; undefined while PeerLint has not seen it. */
  status(uri: vscode.Uri): (StatusText & { readonly kind: DraftStatus['kind'] }) | undefined;
  engine(): { readonly state: string; readonly pid: number | undefined };
}
