import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { AllowedFiles } from '../../node/allowed-files.ts';
import { decodeReview } from '../../node/read-review.ts';
import { draftOf, isDraft, openDraft } from '../editor/documents.ts';
import type { Draft } from '../editor/draft.ts';
import type { Disposable } from '../event.ts';
import type { AgentQuestion, AgentTools } from './agent-tools.ts';

/** Names as package.json declares them. */
const toolNames = ['peerlint_check_draft', 'peerlint_check_sentence'] as const;

/** Offers the tools to chats of the editor; each call is confirmed by the user, who is told what will be shared. */
export function registerAgentTools(tools: AgentTools): Disposable {
  return vscode.Disposable.from(
    ...toolNames.map((name) =>
      vscode.lm.registerTool<AgentQuestion>(name, {
        async prepareInvocation({ input }) {
          const message = new vscode.MarkdownString(await tools.confirmation(input));
          const title = 'Check against the paper, and tell the chat what was found?';
          return {
            invocationMessage: 'Checking against the paper',
            confirmationMessages: { title, message },
          };
        },
        async invoke({ input }, token) {
          const answer = await tools.answer(input, (cancel) => token.onCancellationRequested(cancel));
          return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(answer)]);
        },
      }),
    ),
  );
}

/** The draft in the active editor, or the one of a file in the workspace, as it stands in the editor if it is open. */
export async function draftForAgent(file: string | undefined): Promise<Draft | undefined> {
  if (file === undefined) {
    const document = vscode.window.activeTextEditor?.document;
    return document && isDraft(document) ? draftOf(document) : undefined;
  }
  const real = await fileInWorkspace(file).catch(() => null);
  if (real === null) return undefined;
  const uri = vscode.Uri.file(real);
  const open = openDraft(uri.toString());
  if (open) return open;
  const text = decodeReview(await readFile(real), 'the draft');
  const folder = vscode.workspace.getWorkspaceFolder(uri)?.uri.fsPath ?? null;
  return { uri: uri.toString(), path: real, name: path.basename(real), version: 0, folder, text: () => text };
}

/** A file below one of the workspace's folders, wherever links lead; InputError for any other. */
export async function fileInWorkspace(file: string): Promise<string> {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  return (await AllowedFiles.below(folders)).file(file);
}
