import * as vscode from 'vscode';
import { completionContext } from '../../core/language/completion-context.ts';
import type { CompletionContext } from '../../core/language/completion-context.ts';
import { missingFieldNames } from '../../core/language/field-names.ts';
import { fieldsOf } from '../../core/language/outline.ts';
import { placeNumbers } from '../../core/language/place-numbers.ts';
import { draftSelector } from '../editor/documents.ts';
import type { Disposable } from '../event.ts';
import { displayed } from '../views/evidence-text.ts';
import type { Outlines } from './outlines.ts';
import type { PlacesOfPaper } from './places-of-paper.ts';

/** Characters of a line before the cursor that are read. */
const reach = 200;

/** Names of fields, values of a form's scores, and places of the paper behind "Table", "Section" or "[". */
export function offerCompletions(outlines: Outlines, papers: PlacesOfPaper): Disposable {
  return vscode.languages.registerCompletionItemProvider(
    draftSelector,
    {
      async provideCompletionItems(document, position, _token, { triggerCharacter }) {
        const choices = choicesAt(document, position, outlines);
        if (choices) return triggerCharacter === undefined ? choices : [];
        const start = Math.max(0, position.character - reach);
        const before = document.getText(new vscode.Range(position.with(undefined, start), position));
        const context = completionContext(before);
        if (!context) return [];
        const range = new vscode.Range(position.with(undefined, start + context.from), position);
        if (context.kind !== 'field') return placeItems(document, context, range, papers);
        // A space at the start of a line asks for nothing.
        if (triggerCharacter === ' ' && context.marks === '') return [];
        return start === 0 ? fieldItems(document, context.marks, range, outlines) : [];
      },
    },
    ' ',
    '#',
    '[',
    '§',
  );
}

async function placeItems(
  document: vscode.TextDocument,
  context: Exclude<CompletionContext, { kind: 'field' }>,
  range: vscode.Range,
  papers: PlacesOfPaper,
): Promise<vscode.CompletionItem[]> {
  const places = await papers.all(document.uri.toString());
  return placeNumbers(places, context).map(({ number, label, title }, at) => {
    const shown = { label, description: displayed(title).slice(0, 120) };
    const item = new vscode.CompletionItem(shown, vscode.CompletionItemKind.Reference);
    item.detail = displayed(title);
    return Object.assign(item, { insertText: number, filterText: number, range, sortText: ordered(at) });
  });
}

function fieldItems(
  document: vscode.TextDocument,
  marks: string,
  range: vscode.Range,
  outlines: Outlines,
): vscode.CompletionItem[] {
  const outline = outlines.of(document);
  // The fields of a form are the site's own.
  if (outline.hotcrp) return [];
  const present = fieldsOf(outline).map(({ name }) => name);
  const heading = marks === '' && document.languageId === 'markdown' ? '## ' : '';
  const gap = marks !== '' && !marks.endsWith(' ') ? ' ' : '';
  return missingFieldNames(present).map(({ name, venue }, at) => {
    const item = new vscode.CompletionItem(
      { label: name, description: venue },
      vscode.CompletionItemKind.Field,
    );
    return Object.assign(item, {
      insertText: `${heading}${gap}${name}`,
      filterText: name,
      range,
      sortText: ordered(at),
    });
  });
}

/** In a score of a form: the values that it offers. Undefined elsewhere. */
function choicesAt(
  document: vscode.TextDocument,
  position: vscode.Position,
  outlines: Outlines,
): vscode.CompletionItem[] | undefined {
  const outline = outlines.of(document);
  if (!outline.hotcrp) return undefined;
  const offset = document.offsetAt(position);
  const field = fieldsOf(outline).find(
    ({ choices, room }) => choices.length > 0 && room.start <= offset && offset < room.end,
  );
  const range = document.lineAt(position.line).range;
  return field?.choices.map((choice, at) => {
    const item = new vscode.CompletionItem(choice, vscode.CompletionItemKind.EnumMember);
    return Object.assign(item, { range, sortText: ordered(at) });
  });
}

function ordered(at: number): string {
  return String(at).padStart(4, '0');
}
