import path from 'node:path';
import type * as vscode from 'vscode';
import type { Evidence } from '../../core/findings/finding.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { PaperPasswords } from '../passwords/paper-passwords.ts';
import type { PasswordQuestion } from '../passwords/enter-password.ts';
import { evidenceItems, placeId, placeItem } from './evidence-items.ts';
import { readToPanel } from './messages.ts';
import type { ToPage, ToPanel } from './messages.ts';
import type { PassageActions } from './passage-actions.ts';
import { askLink } from './ask-link.ts';
import { readPdf, readResource } from './pdf-data.ts';
import type { Shown } from './view-state.ts';
import { setViewerPage } from './viewer-page.ts';

export interface ViewerParts {
  /** The extension's folder. */
  readonly root: vscode.Uri;
  readonly store: FindingsStore;
  readonly passwords: PaperPasswords;
  readonly askPassword: (question: PasswordQuestion) => Promise<string | undefined>;
  readonly watch: (file: string, changed: () => void) => Disposable;
  readonly actions: PassageActions;
}

/** One paper in one panel: hands its bytes and the findings' evidence to the page and does what the page asks for. */
export class ViewerPanel implements Disposable {
  readonly #panel: vscode.WebviewPanel;
  readonly #parts: ViewerParts;
  readonly #own: Disposable[];
  #watcher: Disposable;
  #shown: Shown;
  /** The evidence at which the page opens. */
  #at: string | null;
  /** A place that is no finding's: what the draft mentions. */
  #place: Evidence | null = null;
  #ready = false;
  /** Counts what was sent, so that a slow reading does not take the place of a newer one. */
  #round = 0;

  constructor(panel: vscode.WebviewPanel, shown: Shown, at: string | Evidence | null, parts: ViewerParts) {
    this.#panel = panel;
    this.#parts = parts;
    this.#shown = shown;
    this.#at = this.#marked(at);
    panel.title = path.basename(shown.paper);
    this.#own = [
      panel.webview.onDidReceiveMessage((message: unknown) => void this.#hear(readToPanel(message))),
      parts.store.onDidChange((uri) => {
        if (uri === this.#shown.draft) this.#sendEvidence();
      }),
    ];
    this.#watcher = this.#watch();
    setViewerPage(panel.webview, parts.root);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** The paper or its draft has another name. */
  follow(shown: Shown): void {
    const same = shown.paper === this.#shown.paper;
    this.#shown = shown;
    if (same) return this.#sendEvidence();
    this.#watcher.dispose();
    this.#watcher = this.#watch();
    this.#panel.title = path.basename(shown.paper);
    void this.#open('');
  }

  get active(): boolean {
    return this.#panel.active;
  }

  /** Brings the panel to the front, at a quotation or another place where one is given. */
  show(draft: string, to: string | Evidence | null): void {
    const at = this.#marked(to);
    const same = draft === this.#shown.draft;
    this.#shown = { ...this.#shown, draft };
    this.#panel.reveal(undefined, true);
    if (!this.#ready) this.#at = at;
    else if (!same) {
      this.#at = at;
      void this.#open('');
    } else if (at !== null) {
      if (at === placeId) this.#sendEvidence();
      this.#post({ kind: 'show', at });
    }
  }

  dispose(): void {
    for (const one of [this.#watcher, ...this.#own]) one.dispose();
    this.#panel.dispose();
  }

  #watch(): Disposable {
    const changed = () => void this.#open('The paper has changed and was read anew.');
    return this.#parts.watch(this.#shown.paper, changed);
  }

  async #hear(message: ToPanel | null): Promise<void> {
    const { root, actions } = this.#parts;
    const { draft } = this.#shown;
    switch (message?.kind) {
      case 'ready':
        // Also after the panel was hidden: its page is made anew then.
        this.#ready = true;
        return this.#open('');
      case 'need': {
        const data = await readResource(root, message.folder, message.file);
        return this.#post({ kind: 'resource', request: message.request, data });
      }
      case 'locked':
        return this.#unlock(message.wrong);
      case 'link':
        return askLink(message.url);
      case 'claim':
        return actions.showClaim(draft, message.finding);
      case 'about': {
        const items = actions.sentencesAbout(draft, message.passage);
        return this.#post({ kind: 'sentences', request: message.request, items });
      }
      case 'sentence':
        return actions.showSentence(draft, message);
      case 'cite':
        return actions.cite(draft, message.passage, message.quote);
    }
  }

  async #open(notice: string): Promise<void> {
    if (!this.#ready) return;
    const round = (this.#round += 1);
    const { paper, draft } = this.#shown;
    const data = await readPdf(paper);
    if (round !== this.#round) return;
    if (typeof data === 'string') return this.#post({ kind: 'problem', text: data });
    const password = this.#parts.passwords.of([paper])[paper] ?? null;
    this.#sendEvidence();
    const at = this.#at;
    this.#at = null;
    const name = path.basename(paper);
    this.#post({ kind: 'open', paper, draft, name, data, password, at, notice });
  }

  async #unlock(wrong: boolean): Promise<void> {
    const { paper } = this.#shown;
    const password = await this.#parts.askPassword({ document: paper, wrong });
    if (!password) return;
    this.#parts.passwords.set(paper, password);
    await this.#open('');
  }

  /** The id by which the page knows where to go; a place is marked beside the findings' evidence until the next one. */
  #marked(to: string | Evidence | null): string | null {
    if (to === null || typeof to === 'string') return to;
    this.#place = to;
    return to.page === null ? null : placeId;
  }

  #sendEvidence(): void {
    const { store } = this.#parts;
    const { paper, draft } = this.#shown;
    const documents = store.get(draft)?.paper?.documents ?? [];
    const items = evidenceItems(store.shown(draft), documents, paper);
    const place = this.#place && placeItem(this.#place, documents);
    this.#post({ kind: 'evidence', items: place ? [...items, place] : items });
  }

  #post(message: ToPage): void {
    if (this.#ready) void this.#panel.webview.postMessage(message);
  }
}
