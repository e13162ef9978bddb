import type * as vscode from 'vscode';
import type { DraftStatus } from './findings/draft-state.ts';
import type { ViewModel } from './findings-view/view-model.ts';
import type { StatusText } from './views/status-text.ts';

/** What `activate` returns: for other extensions and for tests, which cannot read language status items. */
export interface PeerLintApi {
  /** What the language status says of an open draft; undefined while PeerLint has not seen it. */
  status(uri: vscode.Uri): (StatusText & { readonly kind: DraftStatus['kind'] }) | undefined;
  /** What the list of findings shows. */
  findings(): ViewModel;
  engine(): { readonly state: string; readonly pid: number | undefined };
}
