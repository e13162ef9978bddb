import * as vscode from 'vscode';
import { openPaperCommand } from '../commands/names.ts';
import { draftSelector, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { displayed, placeOf } from './evidence-text.ts';
import { plainMarkdown } from './plain-markdown.ts';

/**
 * The paper's own words, their place and one link to the paper. The reason is the diagnostic's message, which the
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
        here.map((finding) => hoverOf(uri, finding)),
        rangeOf(document, first),
      );
    },
  });
}

function hoverOf(uri: string, finding: TrackedFinding): vscode.MarkdownString {
  const text = new vscode.MarkdownString();
  // Only the extension's own command may be run from here; HTML stays off, which is the default.
  text.isTrusted = { enabledCommands: [openPaperCommand] };
  finding.evidence.forEach((evidence, index) => {
    const place = placeOf(evidence) || 'the paper';
    const argument = encodeURIComponent(JSON.stringify([{ uri, finding: finding.id, evidence: index }]));
    text.appendMarkdown(`> ${plainMarkdown(displayed(evidence.text))}\n\n`);
    text.appendMarkdown(
      `${plainMarkdown(displayed(place))} · [Open paper](command:${openPaperCommand}?${argument})\n\n`,
    );
  });
  return text;
}
