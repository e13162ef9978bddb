import * as vscode from 'vscode';
import { openPaperCommand } from '../commands/names.ts';
import { draftSelector, rangeOf } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedFinding } from '../findings/tracked-finding.ts';
import { displayed, placeOf } from './evidence-text.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** The reason and the paper's own words, with their place and one link to the paper. */
export function showHovers(store: FindingsStore): Disposable {
  return vscode.languages.registerHoverProvider(draftSelector, {
    provideHover(document, position) {
      const uri = document.uri.toString();
      const offset = document.offsetAt(position);
      const here = store.shown(uri).filter(({ start, end }) => start <= offset && offset <= end);
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
  text.appendMarkdown(plainMarkdown(displayed(finding.reason)));
  finding.evidence.forEach((evidence, index) => {
    const place = placeOf(evidence) || 'the paper';
    const argument = encodeURIComponent(JSON.stringify([{ uri, finding: finding.id, evidence: index }]));
    text.appendMarkdown(`\n\n> ${plainMarkdown(displayed(evidence.text))}\n\n`);
    text.appendMarkdown(
      `${plainMarkdown(displayed(place))} · [Open paper](command:${openPaperCommand}?${argument})`,
    );
  });
  return text;
}
