import * as vscode from 'vscode';
import type { ChatRecord } from '../agent/chat-record.ts';
import { arrCodes } from '../../core/copy/arr-justification.ts';
import type { CheckService } from '../checking/check-service.ts';
import type { Dismissals } from '../dismissals/dismissals.ts';
import { isDraft, openDraft } from '../editor/documents.ts';
import type { Draft } from '../editor/draft.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { AskedRecord } from '../llm/asked-record.ts';
import { linkedPaper } from '../linking/linked-paper.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import { enterPassword } from '../passwords/enter-password.ts';
import type { PaperPasswords } from '../passwords/paper-passwords.ts';
import type { TaxonomyPanel } from '../taxonomy/taxonomy-panel.ts';
import type { PaperViewers } from '../viewer/paper-viewers.ts';
import { applyFix, applyRepairs } from './apply-fix.ts';
import type { FixArgument } from './apply-fix.ts';
import { askPassword } from './ask-password.ts';
import { dismiss, dismissForPaper, restoreDismissed } from './dismiss.ts';
import type { FindingArgument } from './dismiss.ts';
import { fixTarget } from './fix-target.ts';
import { clearKeptPapers } from './clear-kept-papers.ts';
import { copyArrJustification, copyDisclosure, copyReview } from './copy-texts.ts';
import { choosePaper, rememberPaper } from './link-paper.ts';
import * as names from './names.ts';
import { openPaper } from './open-paper.ts';
import type { EvidenceArgument, ShowPdf } from './open-paper.ts';
import { showEvidence } from './show-evidence.ts';

export interface CommandParts {
  readonly checks: CheckService;
  readonly store: FindingsStore;
  readonly dismissals: Dismissals;
  readonly memory: PaperMemory;
  readonly passwords: PaperPasswords;
  /** Papers whose pictures are read by text recognition. */
  readonly scans: Set<string>;
  /** Folder in which the engine keeps parsed papers. */
  readonly cacheFolder: string;
  readonly taxonomy: TaxonomyPanel;
  readonly viewers: PaperViewers;
  readonly log: vscode.LogOutputChannel;
  readonly chats: ChatRecord;
  /** Language models that were asked about drafts. */
  readonly asked: AskedRecord;
  /** Of the extension. */
  readonly version: string;
  /** Hears of each command that runs. */
  readonly ran: (command: string) => void;
}

/** Every command works in every state of the engine: what cannot be done is said in one sentence. */
export function registerCommands(parts: CommandParts): Disposable {
  const { checks, store, dismissals, memory, passwords, taxonomy, log } = parts;
  const showPdf: ShowPdf = (shown, at) => parts.viewers.show(shown, at);
  const command = (name: string, run: (argument: unknown, more: unknown) => unknown) =>
    vscode.commands.registerCommand(name, (argument: unknown, more: unknown) => {
      parts.ran(name);
      return run(argument, more);
    });

  const linkPaper = async (argument: unknown) => {
    const draft = activeDraft();
    if (!draft) return sayNoDraft();
    // An argument is the path of the paper; without one the user picks it.
    const paper = typeof argument === 'string' ? argument : await choosePaper(draft);
    if (!paper) return;
    await rememberPaper(memory, draft, paper);
    await checks.checkNow(draft.uri);
  };

  const askForPassword = (draft: Draft) =>
    enterPassword(draft.uri, { store, checks, passwords, ask: askPassword });

  const enterPasswordNow = async () => {
    const draft = activeDraft();
    if (!draft) return sayNoDraft();
    if (await askForPassword(draft)) return;
    void vscode.window.showInformationMessage('PeerLint: the paper of this draft asks for no password.');
  };

  const readScans = async () => {
    const draft = activeDraft();
    if (!draft) return sayNoDraft();
    const paper = linkedPaper(store.get(draft.uri));
    if (!paper) {
      void vscode.window.showInformationMessage('PeerLint: no paper is linked to this draft.');
      return;
    }
    parts.scans.add(paper);
    await checks.checkNow(draft.uri);
  };

  const checkNow = async () => {
    const draft = activeDraft();
    if (!draft) return sayNoDraft();
    await checks.checkNow(draft.uri);
    const status = store.get(draft.uri)?.status.kind;
    if (status === 'locked') return askForPassword(draft);
    if (status !== 'not-linked' && status !== 'paper-missing' && status !== 'not-trusted') return;
    const answer = await vscode.window.showInformationMessage(
      'PeerLint: this draft has no paper to be checked against.',
      'Link Paper',
    );
    if (answer) await linkPaper(undefined);
  };

  return vscode.Disposable.from(
    command(names.linkPaperCommand, linkPaper),
    command(names.checkNowCommand, checkNow),
    command(names.cancelCheckCommand, () => checks.cancel(activeDraft()?.uri ?? '')),
    command(names.enterPasswordCommand, enterPasswordNow),
    command(names.readScansCommand, readScans),
    command(names.clearCacheCommand, () => clearKeptPapers(parts.cacheFolder)),
    command(names.showLogCommand, () => log.show(true)),
    command(names.showErrorTypesCommand, (node) => taxonomy.show(typeof node === 'string' ? node : '')),
    command(names.openPaperCommand, (argument) => openPaper(evidenceArgument(argument), store, showPdf)),
    command(names.showEvidenceCommand, (at) => showEvidence(evidenceArgument(at), store, showPdf)),
    command(names.applyFixCommand, async (argument) => {
      const fix = argument as FixArgument;
      if (await applyFix(fix, store, fixTarget)) await checks.check(fix.uri);
    }),
    command(names.applyRepairsCommand, async (argument) => {
      const { uri = activeDraft()?.uri } = (argument ?? {}) as { uri?: string };
      if (uri === undefined) return sayNoDraft();
      if (await applyRepairs(uri, store, fixTarget)) await checks.check(uri);
    }),
    command(names.dismissCommand, (at) => dismiss(at as FindingArgument, store, dismissals, false)),
    command(names.dismissWithNoteCommand, (at) => dismiss(at as FindingArgument, store, dismissals, true)),
    command(names.dismissForPaperCommand, (at) => dismissForPaper(at as FindingArgument, store, dismissals)),
    command(names.copyReviewCommand, (field) => {
      const draft = activeDraft();
      return draft ? copyReview(draft, typeof field === 'string' ? field : undefined) : sayNoDraft();
    }),
    command(names.copyDisclosureCommand, (form) => {
      const draft = activeDraft();
      return draft
        ? copyDisclosure(draft, parts, form === 'any' || form === 'arr' ? form : undefined)
        : sayNoDraft();
    }),
    command(names.copyArrJustificationCommand, (argument, code) => {
      const at = isFindingArgument(argument) ? argument : findingAtCursor(store);
      return at
        ? copyArrJustification(
            at,
            store,
            arrCodes.find((one) => one === code),
          )
        : sayNoDraft();
    }),
    command(names.restoreCommand, () => restoreDismissed(activeDraft()?.uri ?? null, store, dismissals)),
  );
}

function evidenceArgument(argument: unknown): EvidenceArgument {
  const given = (argument ?? {}) as Partial<EvidenceArgument>;
  return { ...given, uri: given.uri ?? activeDraft()?.uri ?? '' };
}

function isFindingArgument(argument: unknown): argument is FindingArgument {
  const { uri, finding } = (argument ?? {}) as Partial<FindingArgument>;
  return typeof uri === 'string' && typeof finding === 'string';
}

/** The first finding at the cursor; one that does not exist where there is none. */
function findingAtCursor(store: FindingsStore): FindingArgument | undefined {
  const editor = vscode.window.activeTextEditor;
  const uri = activeDraft()?.uri;
  if (!editor || uri === undefined) return undefined;
  const at = editor.document.offsetAt(editor.selection.active);
  const here = store
    .shown(uri)
    .find(
      ({ kind, start, end, evidence }) => kind === 'error' && start <= at && at <= end && evidence.length > 0,
    );
  return { uri, finding: here?.id ?? '' };
}

function activeDraft(): Draft | undefined {
  const document = vscode.window.activeTextEditor?.document;
  return document && isDraft(document) ? openDraft(document.uri.toString()) : undefined;
}

function sayNoDraft(): void {
  void vscode.window.showInformationMessage(
    'PeerLint: open the review draft first (markdown or plain text).',
  );
}
