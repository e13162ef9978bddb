import path from 'node:path';
import * as vscode from 'vscode';
import type { Draft } from '../editor/draft.ts';
import type { PaperMemory } from '../linking/paper-memory.ts';
import { draftLinks } from '../linking/draft-links.ts';

interface PaperItem extends vscode.QuickPickItem {
  /** Null: look for it on this machine. */
  readonly file: string | null;
}

const paperFiles = '**/*.{pdf,PDF,md}';
const listed = 200;

/** Asks for the paper of a draft, the PDFs nearest to it first. Undefined if the user leaves without choosing. */
export async function choosePaper(draft: Draft): Promise<string | undefined> {
  const picked = await vscode.window.showQuickPick<PaperItem>(itemsFor(draft), {
    title: `Link the paper that ${draft.name} reviews`,
    placeHolder: 'A PDF, or a markdown file with the paper’s text',
    matchOnDescription: true,
  });
  if (!picked) return undefined;
  return picked.file ?? browse(draft);
}

/** Remembers the choice in this workspace. */
export async function rememberPaper(memory: PaperMemory, draft: Draft, paper: string): Promise<void> {
  const { paper: frontMatter } = draftLinks(draft.text(), draft.path ?? draft.name);
  await memory.set(draft.uri, { paper, frontMatter });
}

async function itemsFor(draft: Draft): Promise<PaperItem[]> {
  const found = await vscode.workspace.findFiles(paperFiles, '**/node_modules/**', listed);
  const near = draft.path ? path.dirname(draft.path) : (draft.folder ?? '');
  const files = found
    .filter((uri) => uri.scheme === 'file' && uri.fsPath !== draft.path)
    .map((uri) => uri.fsPath)
    .sort((a, b) => rank(a, near) - rank(b, near) || a.localeCompare(b));
  const items = files.map((file) => ({
    label: path.basename(file),
    description: folderName(file),
    iconPath: new vscode.ThemeIcon(isPdf(file) ? 'file-pdf' : 'markdown'),
    file,
  }));
  return [
    ...items,
    {
      label: '$(folder-opened) Browse…',
      description: 'elsewhere on this machine',
      file: null,
      alwaysShow: true,
    },
  ];
}

/** Folder of a file as the workspace names it; "" for a file right in its workspace folder. */
function folderName(file: string): string {
  const folder = path.dirname(vscode.workspace.asRelativePath(file));
  return folder === '.' ? '' : folder;
}

function rank(file: string, near: string): number {
  return (isPdf(file) ? 0 : 2) + (path.dirname(file) === near ? 0 : 1);
}

function isPdf(file: string): boolean {
  return path.extname(file).toLowerCase() === '.pdf';
}

async function browse(draft: Draft): Promise<string | undefined> {
  const from = draft.path ? vscode.Uri.file(path.dirname(draft.path)) : undefined;
  const [chosen] =
    (await vscode.window.showOpenDialog({
      ...(from ? { defaultUri: from } : {}),
      canSelectMany: false,
      filters: { Papers: ['pdf', 'md', 'txt'] },
      openLabel: 'Link Paper',
    })) ?? [];
  return chosen?.fsPath;
}
