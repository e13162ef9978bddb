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
  const said = modelSaid(finding);
  // A model's words are text, whatever they look like.
  if (said !== null) text.appendMarkdown(plainMarkdown(said));
  return text;
}

/** What a language model says of the sentence, as its word; null where none was asked. */
function modelSaid({ secondOpinion }: TrackedFinding): string | null {
  if (!secondOpinion) return null;
  const { model, verdict, reason } = secondOpinion;
  const words = displayed(reason);
  return `The language model ${displayed(model)} says: ${views[verdict]}${words === '' ? '.' : `, “${words}”`}`;
}

const views = {
  contradicted: 'contradicted by the paper',
  supported: 'supported by the paper',
  'not-found': 'not settled by the passages that it read',
  'not-checked': 'not checked',
};
