import path from 'node:path';
import * as vscode from 'vscode';
import { rememberPaper } from '../commands/link-paper.ts';
import { draftOf } from '../editor/documents.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import { copySample, sampleDraft, samplePaper } from './sample-files.ts';

export interface SampleParts {
  /** Folder of the sample that comes with the extension. */
  readonly shipped: string;
  /** Folder of the user's copy. */
  readonly folder: string;
  readonly memory: PaperMemory;
  readonly check: (uri: string) => Promise<void>;
}

/** Opens the user's copy of the sample review, linked to its paper; makes it where there is none. */
export async function openSample(parts: SampleParts): Promise<vscode.TextDocument | undefined> {
  const { shipped, folder } = parts;
  try {
    const before = await copySample(shipped, folder);
    const editor = await show(parts);
    if (before) void offerAfresh(editor.document, shipped);
    return editor.document;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(`PeerLint: the sample cannot be copied to ${folder}. ${why}`);
    return undefined;
  }
}

async function show({ folder, memory, check }: SampleParts): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument(path.join(folder, sampleDraft));
  const draft = draftOf(document);
  // The user's own choice counts in a workspace that is not trusted, too, in which no front matter leads outside.
  await rememberPaper(memory, draft, path.join(folder, samplePaper));
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  await check(draft.uri);
  return editor;
}

/** The copy was there before: the user may have edited it, and may want it as it was. */
async function offerAfresh(document: vscode.TextDocument, shipped: string): Promise<void> {
  const file = vscode.Uri.file(path.join(shipped, sampleDraft));
  const original = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  if (document.getText() === original) return;
  const answer = await vscode.window.showInformationMessage(
    'PeerLint: this is your copy of the sample, with your edits.',
    'Start Afresh',
  );
  if (!answer) return;
  const edit = new vscode.WorkspaceEdit();
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  edit.replace(document.uri, document.validateRange(all), original);
  await vscode.workspace.applyEdit(edit);
}
