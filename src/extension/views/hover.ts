import * as vscode from 'vscode';
import { showEvidenceCommand } from '../commands/names.ts';
import { draftSelector, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { displayed, quotedPlaces } from './evidence-text.ts';
import { commandLink } from './command-link.ts';
import { plainMarkdown } from './plain-markdown.ts';

/**
 * The paper's own words and their place, which is a link to it. The reason is the diagnostic's message, which the
 * editor shows on top of the same hover.
 */
export function showHovers(store: FindingsStore): Disposable {
  return vscode.languages.registerHoverProvider(draftSelector, {
    provideHover(document, position) {
      const uri = document.uri.toString();
      const offset = document.offsetAt(position);
      const here = store
        .shown(uri)
        .filter(({ start, end, evidence }) => start <= offset && offset <= end && evidence.length > 0);
      const [first] = here;
      if (!first) return null;
      return new vscode.Hover(
        here.map((finding) => hoverOf(uri, finding, store.get(uri)?.paper?.documents ?? [])),
        rangeOf(document, first),
      );
    },
  });
}

function hoverOf(uri: string, finding: TrackedFinding, documents: readonly string[]): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  // Only the extension's own command may be run from here; HTML stays off, which is the default.
  text.isTrusted = { enabledCommands: [showEvidenceCommand] };
  for (const { place, first, quotes } of quotedPlaces(finding.evidence, documents)) {
    for (const quote of quotes) text.appendMarkdown(`> ${plainMarkdown(quote)}\n\n`);
    const link = commandLink(showEvidenceCommand, { uri, finding: finding.id, evidence: first });
    const name = plainMarkdown(displayed(place || 'Open the paper'));
    text.appendMarkdown(`[${name}](${link})\n\n`);
  }
  return text;
}
