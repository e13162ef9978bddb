import type * as vscode from 'vscode';
import { outlineOf } from '../../core/language/outline-of.ts';
import type { DraftOutline } from '../../core/language/outline.ts';

interface Kept {
  readonly version: number;
  readonly outline: DraftOutline;
}

/** The outline of each open draft, read once a version. */
export class Outlines {
  readonly #kept = new WeakMap<vscode.TextDocument, Kept>();

  of(document: vscode.TextDocument): DraftOutline {
    const { version } = document;
    const kept = this.#kept.get(document);
    if (kept?.version === version) return kept.outline;
    const outline = outlineOf(document.getText());
    this.#kept.set(document, { version, outline });
    return outline;
  }
}
