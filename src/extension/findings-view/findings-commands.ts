import * as vscode from 'vscode';
import { coarseTypes } from '../../core/findings/finding.ts';
import { dismissAll, restoreAll } from '../commands/dismiss.ts';
import { showEvidenceCommand } from '../commands/names.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { findingsAsText } from './entry-text.ts';
import { typeName } from './finding-entry.ts';
import { entriesOf, findingsView } from './findings-tree.ts';
import type { FindingsNode, FindingsTree } from './findings-tree.ts';
import type { ViewChoices } from './view-choices.ts';

export interface FindingsParts {
  readonly choices: ViewChoices;
  readonly store: FindingsStore;
  readonly dismissals: Dismissals;
}

/** The commands of the list: its rows' own are given a row, and all that are chosen if there are several. */
export function registerFindingsCommands(
  tree: FindingsTree,
  { choices, store, dismissals }: FindingsParts,
): Disposable {
  const command = (name: string, run: (row: unknown, rows: unknown) => unknown) =>
    vscode.commands.registerCommand(`${findingsView}.${name}`, run);
  const chosen = (row: unknown, rows: unknown): readonly FindingsNode[] => {
    if (Array.isArray(rows) && rows.length > 0) return rows as FindingsNode[];
    return row ? [row as FindingsNode] : tree.selected;
  };
  /** Of the chosen rows those that are findings: one key stroke must not dismiss a whole group. */
  const findings = (row: unknown, rows: unknown, dismissed: boolean) =>
    entriesOf(chosen(row, rows).filter(({ kind }) => kind === 'finding')).filter(
      (entry) => entry.dismissed === dismissed,
    );
  return vscode.Disposable.from(
    command('groupByReview', () => choices.set({ groupBy: 'review' })),
    command('groupByType', () => choices.set({ groupBy: 'type' })),
    command('groupBySeverity', () => choices.set({ groupBy: 'severity' })),
    command('showDismissed', () => choices.set({ showDismissed: true })),
    command('hideDismissed', () => choices.set({ showDismissed: false })),
    command('filterText', (text) => filterByText(choices, text)),
    command('filterTypes', (types) => filterByTypes(choices, tree, types)),
    command('clearFilter', () => choices.clearFilter()),
    command('showEvidence', (row, rows) => {
      const [first] = findings(row, rows, false);
      const at = first && { uri: first.uri, finding: first.finding.id };
      return at && vscode.commands.executeCommand(showEvidenceCommand, at);
    }),
    command('dismiss', (row, rows) => dismissAll(findings(row, rows, false), store, dismissals, false)),
    command('dismissWithNote', (row, rows) =>
      dismissAll(findings(row, rows, false), store, dismissals, true),
    ),
    command('restore', (row, rows) => restoreAll(findings(row, rows, true), dismissals)),
    command('copy', async (row, rows) => {
      const entries = entriesOf(chosen(row, rows));
      if (entries.length > 0) await vscode.env.clipboard.writeText(`${findingsAsText(entries)}\n`);
    }),
  );
}

/** `given` is the text; without it the user is asked. */
async function filterByText(choices: ViewChoices, given: unknown): Promise<void> {
  const text =
    typeof given === 'string'
      ? given
      : await vscode.window.showInputBox({
          title: 'Filter findings by text',
          prompt:
            'Words of the claim, the reason, the paper’s quotation or the draft’s name. Empty: no filter.',
          value: choices.filter.text,
        });
  if (text !== undefined) choices.setFilter({ text });
}

/** `given` are names of types; without them the user picks, of those that there are. */
async function filterByTypes(choices: ViewChoices, tree: FindingsTree, given: unknown): Promise<void> {
  if (Array.isArray(given)) return choices.setFilter({ types: given.map(String) });
  const counts = new Map<string, number>();
  for (const entry of tree.model.all) counts.set(typeName(entry), (counts.get(typeName(entry)) ?? 0) + 1);
  const items = [...coarseTypes, 'Answered']
    .filter((type) => counts.has(type) || choices.filter.types.includes(type))
    .map((label) => ({
      label,
      description: String(counts.get(label) ?? 0),
      picked: choices.filter.types.includes(label),
    }));
  if (items.length === 0) {
    void vscode.window.showInformationMessage('PeerLint: there is no finding to filter.');
    return;
  }
  const picked = await vscode.window.showQuickPick(items, {
    canPickMany: true,
    title: 'Filter findings by type',
    placeHolder: 'None: all types are shown',
  });
  if (picked) choices.setFilter({ types: picked.map(({ label }) => label) });
}
