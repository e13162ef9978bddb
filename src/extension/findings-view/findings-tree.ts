import * as vscode from 'vscode';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { displayed } from '../views/evidence-text.ts';
import { collectDrafts } from './collect-drafts.ts';
import { entryDescription, entryTooltip, spokenEntry } from './entry-text.ts';
import type { FindingEntry } from './finding-entry.ts';
import type { FindingGroup, Grouping } from './group-findings.ts';
import type { ViewChoices } from './view-choices.ts';
import { viewModel } from './view-model.ts';
import type { ViewModel } from './view-model.ts';

export const findingsView = 'peerlint.findings';

/** A row. One of a finding is an argument of the commands that take a finding. */
export type FindingsNode =
  | { readonly kind: 'group'; readonly group: FindingGroup }
  | {
      readonly kind: 'finding';
      readonly uri: string;
      /** Id of the finding. */
      readonly finding: string;
      readonly entry: FindingEntry;
      /** Id of the group. */
      readonly group: string;
    };

/** Milliseconds in which changes are put together: a check tells of its progress many times a second. */
const pause = 100;

const icons = {
  warning: ['warning', 'problemsWarningIcon.foreground'],
  information: ['info', 'problemsInfoIcon.foreground'],
  hint: ['lightbulb', 'editorLightBulb.foreground'],
} as const;

/** The list of findings in the side bar; it follows the store and the user's choices. */
export class FindingsTree implements vscode.TreeDataProvider<FindingsNode>, Disposable {
  readonly #store: FindingsStore;
  readonly #choices: ViewChoices;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #view: vscode.TreeView<FindingsNode>;
  readonly #own: Disposable[];
  #model: ViewModel;
  #timer: NodeJS.Timeout | undefined;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(store: FindingsStore, choices: ViewChoices) {
    this.#store = store;
    this.#choices = choices;
    this.#model = this.#build();
    this.#view = vscode.window.createTreeView(findingsView, {
      treeDataProvider: this,
      canSelectMany: true,
      showCollapseAll: true,
    });
    this.#own = [
      this.#view,
      this.#changed,
      store.onDidChange(() => this.#later()),
      choices.onDidChange(() => this.#update()),
    ];
    this.#update();
  }

  get model(): ViewModel {
    return this.#model;
  }

  /** What the user has chosen; a key stroke tells a command nothing else. */
  get selected(): readonly FindingsNode[] {
    return this.#view.selection;
  }

  getChildren(node?: FindingsNode): FindingsNode[] {
    if (!node) return this.#model.groups.map((group) => ({ kind: 'group', group }));
    if (node.kind === 'finding') return [];
    return node.group.entries.map((entry) => ({
      kind: 'finding',
      uri: entry.uri,
      finding: entry.finding.id,
      entry,
      group: node.group.id,
    }));
  }

  getTreeItem(node: FindingsNode): vscode.TreeItem {
    return node.kind === 'group'
      ? groupItem(node.group)
      : findingItem(node.entry, node.group, this.#model.groupBy);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const one of this.#own) one.dispose();
  }

  #build(): ViewModel {
    const { filter } = this.#choices;
    return viewModel({ drafts: collectDrafts(this.#store), ...this.#choices.get(), filter });
  }

  #later(): void {
    this.#timer ??= setTimeout(() => this.#update(), pause);
  }

  #update(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#model = this.#build();
    const { count, badge, message, empty, groupBy } = this.#model;
    this.#view.badge = count > 0 ? { value: count, tooltip: badge } : undefined;
    this.#view.message = message;
    const keys = { empty: empty ?? '', groupBy, filtered: message !== '' };
    const { showDismissed } = this.#choices.get();
    for (const [key, value] of Object.entries({ ...keys, showDismissed }))
      void vscode.commands.executeCommand('setContext', `${findingsView}.${key}`, value);
    this.#changed.fire();
  }
}

/** The findings that some rows stand for, each once. */
export function entriesOf(nodes: readonly FindingsNode[]): FindingEntry[] {
  return [
    ...new Set(nodes.flatMap((node) => (node.kind === 'group' ? [...node.group.entries] : [node.entry]))),
  ];
}

function groupItem({ id, label, description }: FindingGroup): vscode.TreeItem {
  const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Expanded);
  item.id = id;
  item.description = description;
  item.contextValue = 'group';
  item.accessibilityInformation = { label: `${label}: ${description}` };
  return item;
}

function findingItem(entry: FindingEntry, group: string, groupBy: Grouping): vscode.TreeItem {
  const { finding, uri, dismissed } = entry;
  const item = new vscode.TreeItem(displayed(finding.reason));
  item.id = `${group} ${uri} ${finding.id}`;
  item.description = entryDescription(entry, groupBy);
  item.tooltip = entryTooltip(entry);
  item.contextValue = dismissed ? 'finding.dismissed' : 'finding';
  item.accessibilityInformation = { label: spokenEntry(entry) };
  const [icon, colour] = icons[finding.severity];
  item.iconPath = dismissed
    ? new vscode.ThemeIcon('circle-slash', new vscode.ThemeColor('disabledForeground'))
    : new vscode.ThemeIcon(icon, new vscode.ThemeColor(colour));
  const document = openDocument(uri);
  // The editor's own command: it knows a click, which leaves the focus here, from Enter, which takes it along.
  if (document)
    item.command = {
      command: 'vscode.open',
      title: 'Go to the Claim',
      arguments: [document.uri, { selection: rangeOf(document, finding) }],
    };
  return item;
}
