import path from 'node:path';
import * as vscode from 'vscode';
import type { NamedPlace } from '../../core/engine/protocol.ts';
import type { Evidence } from '../../core/findings/finding.ts';
import { draftSelector } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import { openFile, type ShowPdf } from '../commands/open-paper.ts';
import { textRange } from '../commands/text-range.ts';
import { placesAt } from './place-at.ts';
import type { PlacesOfPaper } from './places-of-paper.ts';

const scheme = 'peerlint-place';

/** What stands for a place of a PDF. */
interface PlacePage {
  readonly text: string;
  readonly draft: string;
  readonly file: string;
  readonly evidence: Evidence;
}

/** So many places of PDFs can be gone back to. */
const remembered = 50;

/**
 * "Go to Definition" on a mention of a place. Papers that are text open at its words. The editor cannot go to a place
 * inside a PDF; there a page of text with what the paper has at that place stands for it: it can be peeked at, and once
 * it is opened the paper is opened in its stead.
 */
export function offerPlaceDefinitions(papers: PlacesOfPaper, showPdf: ShowPdf): Disposable {
  const pages = new Map<string, PlacePage>();
  const pageOf = (uri: string, file: string, named: NamedPlace): vscode.Uri => {
    const { document, page, text } = named.evidence;
    const name = [path.basename(file), page === null ? null : `page ${page}`].filter(Boolean).join(', ');
    const key = `${uri} ${document} ${page} ${named.kind} ${named.number}`;
    const address = vscode.Uri.from({ scheme, path: `/${name}`, query: key });
    pages.delete(address.toString());
    pages.set(address.toString(), {
      text: [...new Set([named.title, named.detail || text])].filter((part) => part !== '').join('\n\n'),
      draft: uri,
      file,
      evidence: named.evidence,
    });
    const [oldest] = pages.keys();
    if (pages.size > remembered && oldest !== undefined) pages.delete(oldest);
    return address;
  };
  return vscode.Disposable.from(
    vscode.languages.registerDefinitionProvider(draftSelector, {
      async provideDefinition(document, position) {
        const here = await placesAt(document, position, papers);
        const uri = document.uri.toString();
        const documents = papers.paper(uri)?.documents ?? [];
        const links = (here?.places ?? []).map(async (place): Promise<vscode.LocationLink[]> => {
          const file = documents[place.evidence.document];
          if (!here || !file) return [];
          const pdf = path.extname(file).toLowerCase() === '.pdf';
          const target = pdf ? pageOf(uri, file, place) : vscode.Uri.file(file);
          const range = pdf ? new vscode.Range(0, 0, 0, 0) : await rangeIn(target, place);
          return [{ originSelectionRange: here.range, targetUri: target, targetRange: range }];
        });
        return (await Promise.all(links)).flat();
      },
    }),
    vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => pages.get(uri.toString())?.text ?? '',
    }),
    vscode.window.onDidChangeActiveTextEditor(async (editor) => {
      const address = editor?.document.uri;
      if (address?.scheme !== scheme) return;
      const page = pages.get(address.toString());
      const isIt = ({ input }: vscode.Tab) =>
        input instanceof vscode.TabInputText && input.uri.toString() === address.toString();
      const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs.filter(isIt));
      if (tabs.length === 0 || !page) return;
      await vscode.window.tabGroups.close(tabs);
      // Opening the page may have closed the draft, and with it what is known of its paper.
      await openFile(page.file, page.draft, page.evidence, showPdf);
    }),
  );
}

async function rangeIn(target: vscode.Uri, { evidence, title }: NamedPlace): Promise<vscode.Range> {
  const document = await vscode.workspace.openTextDocument(target);
  return textRange(document, [evidence.text, title]);
}
