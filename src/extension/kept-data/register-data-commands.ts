import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { userCacheFolder } from '../../node/cache/cache-folder.ts';
import type { ChatRecord } from '../agent/chat-record.ts';
import type { CheckService } from '../checking/check-service.ts';
import { deleteAllDataCommand, deletePaperDataCommand } from '../commands/names.ts';
import { dismissalsOf } from '../dismissals/dismissal-storage.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { ViewChoices } from '../findings-view/view-choices.ts';
import type { LlmRegistration } from '../llm/register-llm.ts';
import { linkedPaper } from '../linking/linked-paper.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import type { PaperPasswords } from '../passwords/paper-passwords.ts';
import type { PaperViewers } from '../viewer/paper-viewers.ts';
import type { ViewedPapers } from '../viewer/viewed-papers.ts';
import type { Scans } from '../scan/scans.ts';
import { deleteData } from './delete-data.ts';
import type { DeletionTalk } from './delete-data.ts';
import { dismissedFindings, ownFolder, parsedPapers, scanResults } from './file-stores.ts';
import { draftsOfPapers, identifyPaper } from './identify-paper.ts';
import type { KeptStore } from './kept-store.ts';
import { llmStores } from './llm-stores.ts';
import * as memories from './memory-stores.ts';

export interface DataParts {
  readonly checks: CheckService;
  readonly store: FindingsStore;
  readonly dismissals: Dismissals;
  readonly memory: PaperMemory;
  readonly passwords: PaperPasswords;
  /** Papers whose scanned pages are wanted. */
  readonly scans: Set<string>;
  readonly folderScans: Scans;
  readonly chats: ChatRecord;
  readonly viewers: PaperViewers;
  readonly viewed: ViewedPapers;
  readonly choices: ViewChoices;
  readonly llm: LlmRegistration;
  /** Folder in which the engine keeps parsed papers. */
  readonly cacheFolder: string;
  /** Folder of the sample's copy. */
  readonly sampleFolder: string;
}

/** The two commands that delete what PeerLint keeps. */
export function registerDataCommands(parts: DataParts): Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand(deletePaperDataCommand, () => deletePaperData(parts)),
    vscode.commands.registerCommand(deleteAllDataCommand, () => deleteAllData(parts)),
  );
}

async function deletePaperData(parts: DataParts): Promise<void> {
  const { checks, store, viewers } = parts;
  const active = vscode.window.activeTextEditor?.document.uri.toString() ?? '';
  const file = linkedPaper(store.get(active)) ?? viewers.active;
  if (file === null) return talk.tell('PeerLint: open the paper, or a draft that is linked to it, first.');
  const paper = await identifyPaper(file, store);
  const unknown = paper.key === null && paper.files.length === 0;
  await deleteData(
    {
      paper,
      name: path.basename(file),
      stores: keptStores(parts),
      halt: () => checks.forget(paper.documents, draftsOfPapers(store, paper.documents)),
      notes: [
        'The paper’s file and your drafts stay as they are; a draft is checked again when you run Check Now.',
        ...(unknown
          ? [
              'The paper cannot be read, so its parsed text cannot be told from others: Delete All Data finds it.',
            ]
          : []),
        elsewhere,
      ],
    },
    talk,
  );
}

async function deleteAllData(parts: DataParts): Promise<void> {
  const { checks, store } = parts;
  await deleteData(
    {
      paper: null,
      name: 'any paper',
      stores: keptStores(parts),
      halt: () => checks.forget(null, draftsOfPapers(store, null)),
      notes: ['Papers, drafts and settings stay as they are.', elsewhere],
    },
    talk,
  );
}

const elsewhere =
  'What other workspaces remember of links and views is deleted there alone, and a window that is open elsewhere may ' +
  'write down what it is reading now.';

/** All places in which data is kept. */
function keptStores(parts: DataParts): KeptStore[] {
  const { store, dismissals, memory } = parts;
  const commandLine = userCacheFolder(process.platform, process.env, os.homedir());
  const claims = (drafts: readonly string[]) =>
    new Set(drafts.flatMap((uri) => store.dismissed(uri).map(({ claimKey }) => claimKey)));
  return [
    memories.heldInMemory(() => draftsOfPapers(store, null)),
    parsedPapers(parts.cacheFolder, ''),
    parsedPapers(commandLine, ' of the command line'),
    scanResults(parts.folderScans),
    dismissedFindings(dismissals, dismissalFiles, claims),
    memories.sharedWithChats(parts.chats, ({ documents }) => memory.draftsOf(documents)),
    memories.chosenPapers(memory),
    memories.viewedPapers(parts.viewed, parts.viewers),
    memories.enteredPasswords(parts.passwords),
    memories.wantedScans(parts.scans),
    memories.viewChoices(parts.choices),
    ...llmStores(parts.llm, ({ documents }) => memory.draftsOf(documents)),
    ownFolder(parts.sampleFolder, 'the copy of the sample, with your edits'),
  ];
}

/** The extension's own (null) and those of the open folders. */
function dismissalFiles(): (string | null)[] {
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  return [null, ...folders.map(({ uri }) => dismissalsOf(uri.fsPath))];
}

const talk: DeletionTalk = {
  async confirm(question, detail) {
    const answer = await vscode.window.showWarningMessage(question, { modal: true, detail }, 'Delete');
    return answer === 'Delete';
  },
  tell: (message) => void vscode.window.showInformationMessage(message),
  warn: (message) => void vscode.window.showWarningMessage(message),
};
