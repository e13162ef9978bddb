import * as vscode from 'vscode';
import type { NamedPlace } from '../../core/engine/protocol.ts';
import { placeOf } from '../../core/report/place.ts';
import { openPlaceCommand } from '../commands/names.ts';
import { draftSelector } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import { commandLink } from '../views/command-link.ts';
import { displayed } from '../views/evidence-text.ts';
import { plainMarkdown } from '../views/plain-markdown.ts';
import { placesAt } from './place-at.ts';
import type { PlacesOfPaper } from './places-of-paper.ts';

/** A mention may mean several places ("lines 3-90"): so many are shown, each with so many lines. */
const placesShown = 3;
const linesShown = 6;

/** Over "Table 3", "Section 4.2", "[12]" or "line 123": what the paper has there. */
export function showPlaceHovers(papers: PlacesOfPaper): Disposable {
  return vscode.languages.registerHoverProvider(draftSelector, {
    async provideHover(document, position) {
      const here = await placesAt(document, position, papers);
      if (!here) return null;
      const uri = document.uri.toString();
      const documents = papers.paper(uri)?.documents ?? [];
      const contents = here.places.slice(0, placesShown).map((place) => hoverOf(uri, place, documents));
      return new vscode.Hover(contents, here.range);
    },
  });
}

function hoverOf(uri: string, place: NamedPlace, documents: readonly string[]): vscode.MarkdownString {
  const { title, detail, evidence } = place;
  const markdown = new vscode.MarkdownString();
  markdown.isTrusted = { enabledCommands: [openPlaceCommand] };
  const shown = [title, ...detail.split('\n').slice(0, linesShown)]
    .map(displayed)
    .filter((line) => line !== '');
  for (const line of shown) markdown.appendMarkdown(`> ${plainMarkdown(line)}\n>\n`);
  const { document, page, text } = evidence;
  const link = commandLink(openPlaceCommand, { uri, document, page, text });
  const where = plainMarkdown(displayed(placeOf(evidence, documents) || 'the paper'));
  markdown.appendMarkdown(`\n${where} · [Open paper](${link})`);
  return markdown;
}
