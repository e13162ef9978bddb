import * as vscode from 'vscode';
import {
  applyFixCommand,
  dismissCommand,
  dismissWithNoteCommand,
  showEvidenceCommand,
} from '../commands/names.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';

/** Steps of the walkthrough that complete when something has happened; package.json names the context keys. */
export type WalkthroughStep = 'checked' | 'evidence' | 'acted' | 'own';

const stepOf: Readonly<Record<string, WalkthroughStep>> = {
  [showEvidenceCommand]: 'evidence',
  [applyFixCommand]: 'acted',
  [dismissCommand]: 'acted',
  [dismissWithNoteCommand]: 'acted',
};

/**
 * Completes the steps of the walkthrough. By context keys, because the editor hears of no command that a quick fix or a
 * hover runs inside the extension.
 */
export class Walkthrough implements Disposable {
  readonly #done = new Set<WalkthroughStep>();
  readonly #subscriptions: Disposable[];

  /** `sample` is the address of the sample's draft. */
  constructor(store: FindingsStore, sample: string, dismissed: (heard: () => void) => Disposable) {
    this.#subscriptions = [
      store.onDidChange((uri) => {
        if (store.get(uri)?.status.kind !== 'checked') return;
        if (uri !== sample) this.complete('own');
        else if (store.shown(uri).length > 0) this.complete('checked');
      }),
      dismissed(() => {
        if (store.dismissed(sample).length > 0) this.complete('acted');
      }),
    ];
  }

  /** A command of the extension has run. */
  ran(command: string): void {
    const step = stepOf[command];
    if (step) this.complete(step);
  }

  complete(step: WalkthroughStep): void {
    if (this.#done.has(step)) return;
    this.#done.add(step);
    void vscode.commands.executeCommand('setContext', `peerlint.walkthrough.${step}`, true);
  }

  dispose(): void {
    for (const one of this.#subscriptions) one.dispose();
  }
}
