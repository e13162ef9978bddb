import * as vscode from 'vscode';
import { EngineClient } from '../node/engine/engine-client.ts';
import { forkEngine } from '../node/engine/fork-engine.ts';
import { AgentTools } from './agent/agent-tools.ts';
import { ChatRecord } from './agent/chat-record.ts';
import { draftForAgent, fileInWorkspace, registerAgentTools } from './agent/register-tools.ts';
import type { PeerLintApi } from './api.ts';
import { askPassword } from './commands/ask-password.ts';
import { CheckService } from './checking/check-service.ts';
import { watchDocuments } from './checking/watch-documents.ts';
import { watchFile } from './checking/watch-file.ts';
import { dismissalFileOf } from './commands/dismiss.ts';
import { registerCommands } from './commands/register-commands.ts';
import { dismissalStorage } from './dismissals/dismissal-storage.ts';
import { Dismissals } from './dismissals/dismissals.ts';
import { openDraft } from './editor/documents.ts';
import type { Draft } from './editor/draft.ts';
import { FindingsStore } from './findings/findings-store.ts';
import { registerFindingsCommands } from './findings-view/findings-commands.ts';
import { FindingsTree } from './findings-view/findings-tree.ts';
import { ViewChoices } from './findings-view/view-choices.ts';
import { registerDataCommands } from './kept-data/register-data-commands.ts';
import { registerLanguage } from './language/register-language.ts';
import { registerLlm, type LlmRegistration } from './llm/register-llm.ts';
import { linkOf } from './linking/link-of.ts';
import { PaperMemory } from './linking/paper-memory.ts';
import { PaperPasswords } from './passwords/paper-passwords.ts';
import { registerScan } from './scan/register-scan.ts';
import { registerSample, sampleAddress } from './sample/register-sample.ts';
import { Walkthrough } from './sample/walkthrough.ts';
import { readSettings } from './settings.ts';
import { nodeAddress, registerTaxonomyAddress } from './taxonomy/taxonomy-address.ts';
import { TaxonomyPanel } from './taxonomy/taxonomy-panel.ts';
import { offerCodeActions } from './views/code-actions.ts';
import { PaperViewers } from './viewer/paper-viewers.ts';
import { passageActions } from './viewer/passage-actions.ts';
import { ViewedPapers } from './viewer/viewed-papers.ts';
import { showDiagnostics } from './views/diagnostics.ts';
import { showHovers } from './views/hover.ts';
import { showLanguageStatus } from './views/language-status.ts';
import { statusText } from './views/status-text.ts';

/** Builds the objects and registers them; the engine starts with the first draft that has a paper. */
export function activate(context: vscode.ExtensionContext): PeerLintApi {
  const log = vscode.window.createOutputChannel('PeerLint', { log: true });
  const settings = (uri?: string) =>
    readSettings(vscode.workspace.getConfiguration('peerlint', uri ? vscode.Uri.parse(uri) : undefined));

  const cacheFolder = vscode.Uri.joinPath(context.globalStorageUri, 'papers').fsPath;
  const engine = new EngineClient({
    start: forkEngine(context.asAbsolutePath('dist/engine.cjs'), cacheFolder),
    log: (text) => log.warn(text.trimEnd()),
  });
  const memory = new PaperMemory(context.workspaceState);
  const passwords = new PaperPasswords();
  /** Papers whose pictures the user had read in this window. */
  const scans = new Set<string>();
  const common = vscode.Uri.joinPath(context.globalStorageUri, 'dismissals.json').fsPath;
  const dismissals = new Dismissals(dismissalStorage, common, (text) => log.warn(text));
  const store = new FindingsStore((uri, claim) => dismissals.has(dismissalFileOf(uri), claim));
  const taxonomy = new TaxonomyPanel(context.extensionUri);
  const viewed = new ViewedPapers(context.workspaceState);
  const viewers = new PaperViewers(
    {
      root: context.extensionUri,
      store,
      passwords,
      askPassword,
      watch: watchFile,
      actions: passageActions(store),
    },
    viewed,
  );
  const chats = new ChatRecord(context.workspaceState);
  const asked = {
    engine,
    link: (draft: Draft) => linkOf(draft, memory, vscode.workspace.isTrusted),
    settings,
    passwords: (documents: readonly string[]) => passwords.of(documents),
    ocr: (paper: string) => scans.has(paper),
  };
  const tools = new AgentTools({
    ...asked,
    draft: draftForAgent,
    paper: fileInWorkspace,
    dismissed: (uri, claim) => uri !== '' && dismissals.has(dismissalFileOf(uri), claim),
    record: chats,
  });
  const llm: LlmRegistration = registerLlm({
    context,
    store,
    checks: () => checks,
    settings,
    log: (text) => log.warn(text),
  });
  const checks = new CheckService({
    ...asked,
    store,
    opinion: llm.desk,
    draft: openDraft,
    watch: watchFile,
    log: (text) => log.error(text),
    trace: (text) => {
      if (settings().trace === 'messages') log.info(text);
    },
  });

  const choices = new ViewChoices(context.workspaceState);
  const findings = new FindingsTree(store, choices);

  const sampleFolder = vscode.Uri.joinPath(context.globalStorageUri, 'sample').fsPath;
  const walkthrough = new Walkthrough(store, sampleAddress(sampleFolder), dismissals.onDidChange);

  const { version } = context.extension.packageJSON as { version: string };
  const { scans: folderScans, disposable: scanning } = registerScan({
    context,
    store,
    dismissals,
    memory,
    passwords,
    checks,
    settings,
    cacheFolder,
    llm: llm.folders,
    showPdf: (shown, at) => viewers.show(shown, at),
    nodeAddress: (node) => nodeAddress(context.extension.id, node),
    log,
  });
  context.subscriptions.push(
    log,
    scanning,
    engine,
    checks,
    llm,
    taxonomy,
    viewers,
    dismissals.onDidChange(() => store.refresh()),
    showDiagnostics(store, (node) => nodeAddress(context.extension.id, node)),
    showHovers(store),
    offerCodeActions(store),
    showLanguageStatus(store),
    findings,
    registerFindingsCommands(findings, { choices, store, dismissals }),
    registerLanguage({
      store,
      settings,
      places: (question) => engine.places(question),
      ocr: (paper) => scans.has(paper),
      showPdf: (shown, at) => viewers.show(shown, at),
    }),
    walkthrough,
    registerSample(
      {
        shipped: context.asAbsolutePath('dist/sample'),
        folder: sampleFolder,
        memory,
        check: (uri) => checks.check(uri),
      },
      store,
    ),
    registerDataCommands({
      checks,
      store,
      dismissals,
      memory,
      passwords,
      scans,
      folderScans,
      chats,
      viewers,
      viewed,
      choices,
      llm,
      cacheFolder,
      sampleFolder,
    }),
    registerTaxonomyAddress(taxonomy),
    registerCommands({
      chats,
      asked: llm.asked,
      version,
      checks,
      store,
      dismissals,
      memory,
      passwords,
      scans,
      cacheFolder,
      taxonomy,
      viewers,
      log,
      ran: (command) => walkthrough.ran(command),
    }),
    registerAgentTools(tools),
    watchDocuments(checks, memory, dismissals),
  );

  return {
    status: (uri) => {
      const state = store.get(uri.toString());
      return state && { kind: state.status.kind, ...statusText(state, store.shown(uri.toString()).length) };
    },
    findings: () => findings.model,
    engine: () => ({
      state: engine.state.kind,
      pid: 'process' in engine.state ? engine.state.process.pid : undefined,
    }),
  };
}
