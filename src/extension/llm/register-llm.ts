import path from 'node:path';
import * as vscode from 'vscode';
import { LlmClient } from '../../node/llm/llm-client.ts';
import type { CheckService } from '../checking/check-service.ts';
import * as names from '../commands/names.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { ApiKeys } from './api-keys.ts';
import { AskedRecord } from './asked-record.ts';
import { chooseVenue } from './choose-venue.ts';
import { registerConnectionCommands } from './connection-commands.ts';
import { registerKeyCommands } from './key-commands.ts';
import { FolderOpinion } from './folder-opinion.ts';
import { readLlmSettings } from './llm-settings.ts';
import { targetOf } from './llm-target.ts';
import { offeredModels } from './offered-models.ts';
import { OpinionDesk, type DeskParts, type DeskSettings } from './opinion-desk.ts';
import { RequestPages } from './request-page.ts';
import { consentText, folderPage, requestsPage } from './requests-text.ts';
import { openModel } from './server-order.ts';
import type { Settings } from '../settings.ts';

export interface LlmParts {
  readonly context: vscode.ExtensionContext;
  readonly store: FindingsStore;
  readonly checks: () => CheckService;
  readonly settings: (uri?: string) => Settings;
  readonly log: (text: string) => void;
}

export interface LlmRegistration extends Disposable {
  readonly desk: OpinionDesk;
  readonly folders: FolderOpinion;
  readonly keys: ApiKeys;
  readonly asked: AskedRecord;
  /** File in which is noted what was sent. */
  readonly log: string;
}

const sendOnce = 'Send Once';

/** The configured language model: settings, key, consent, requests, commands. Off, it does nothing and starts nothing. */
export function registerLlm({ context, store, checks, settings, log: say }: LlmParts): LlmRegistration {
  const log = path.join(context.globalStorageUri.fsPath, 'language-models.jsonl');
  const keys = new ApiKeys(context.secrets, context.globalState);
  const asked = new AskedRecord(context.workspaceState);
  const client = new LlmClient(context.asAbsolutePath('dist/llm.cjs'));
  const parts = { client, keys, offered: offeredModels, log };
  const pages = new RequestPages();
  const deskSettings = (uri?: string): DeskSettings => {
    const scope = uri === undefined ? undefined : vscode.Uri.parse(uri);
    const configuration = vscode.workspace.getConfiguration('peerlint', scope);
    const { detector, venuePolicy } = settings(uri);
    // A folder may turn it off, and never on.
    const wanted = configuration.inspect('detector')?.globalValue === 'llm';
    return { on: wanted && detector === 'llm', policy: venuePolicy, llm: readLlmSettings(configuration) };
  };
  const target = () => {
    const { llm, policy } = deskSettings();
    return targetOf(llm, policy, false);
  };
  const asking: Pick<DeskParts, 'sending' | 'open'> = {
    sending: (uri, to) => asked.add(uri, to),
    open: (to, llm, yesSend) => openModel(parts, to, llm, deskSettings().policy, yesSend),
  };
  const agreed = async (page: string, question: string): Promise<boolean> => {
    await pages.show(page);
    return (await vscode.window.showWarningMessage(question, sendOnce, 'Cancel')) === sendOnce;
  };
  const folders = new FolderOpinion({
    ...asking,
    settings: deskSettings,
    consent: (papers, to, { price }) =>
      agreed(
        folderPage(papers, to),
        consentText(
          papers.flatMap(({ questions }) => questions),
          to,
          price,
          papers.length,
        ),
      ),
    log: (text) => say(`scan: ${text}`),
  });
  const desk = new OpinionDesk({
    ...asking,
    settings: deskSettings,
    state: (uri) => store.get(uri),
    show: (uri, status) => store.setOpinion(uri, status),
    consent: (questions, to, { price }) =>
      agreed(requestsPage(questions, to), consentText(questions, to, price)),
    recheck: (uri) => checks().check(uri),
    log: say,
  });
  const active = () => vscode.window.activeTextEditor?.document.uri.toString() ?? '';
  const command = vscode.commands.registerCommand;
  const registered = vscode.Disposable.from(
    pages,
    client,
    desk,
    command(names.askLlmCommand, async () => {
      const end = await desk.ask(active());
      if (end === 'nothing-open') tell('there is nothing to ask the language model about this draft now.');
      if (end === 'busy') tell('the language model is being asked already.');
      if (typeof end === 'object') tell(end.problem);
    }),
    command(names.stopLlmCommand, () => desk.stop(active())),
    command(names.previewLlmCommand, async () => {
      const next = desk.next(active());
      if ('problem' in next) return tell(next.problem);
      if (next.questions.length === 0) return tell('nothing would be sent: there is nothing to ask.');
      await pages.show(requestsPage(next.questions, next.to));
    }),
    command(names.showSentCommand, async () => {
      const document = await vscode.workspace.openTextDocument(vscode.Uri.file(log)).then(
        (one) => one,
        () => null,
      );
      if (document) await vscode.window.showTextDocument(document);
      else tell('nothing was sent to a language model yet.');
    }),
    command(names.chooseVenueCommand, chooseVenue),
    registerKeyCommands(keys, target),
    registerConnectionCommands(parts, () => deskSettings()),
  );
  return { desk, folders, keys, asked, log, dispose: () => void registered.dispose() };
}

function tell(text: string): void {
  void vscode.window.showInformationMessage(`PeerLint: ${text}`);
}
