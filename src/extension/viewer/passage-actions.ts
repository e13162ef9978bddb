import * as vscode from 'vscode';
import { sentencesAbout } from '../../core/evidence/sentences-about.ts';
import { citationOf, insertion } from '../../core/fixes/citation.ts';
import { parseReview } from '../../core/review/parse-review.ts';
import { fixTarget } from '../commands/fix-target.ts';
import { openDocument, rangeOf } from '../editor/documents.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import { displayed } from '../views/evidence-text.ts';
import type { SelectedPassage, SentenceItem } from './messages.ts';

/** What a passage of the paper leads to in the draft. */
export interface PassageActions {
  /** The draft's sentences that speak of the passage, best first. */
  sentencesAbout(draft: string, passage: SelectedPassage): SentenceItem[];
  showSentence(draft: string, sentence: SentenceItem): Promise<void>;
  showClaim(draft: string, finding: string): Promise<void>;
  /** Writes the place of the passage, or its words with the place, at the draft's cursor. */
  cite(draft: string, passage: SelectedPassage, quote: boolean): Promise<void>;
}

export function passageActions(store: FindingsStore): PassageActions {
  return {
    sentencesAbout(draft, { text }) {
      const document = openDocument(draft);
      if (!document) return [];
      try {
        const reviews = parseReview(document.getText(), { path: document.uri.fsPath, sha256: '' });
        const sentences = reviews.flatMap((review) => review.sentences);
        return sentencesAbout(text, sentences).map(({ sentence }) => ({
          text: sentence.text,
          start: sentence.start,
        }));
      } catch {
        // A JSON form that does not parse just now has no sentences.
        return [];
      }
    },

    async showSentence(draft, { start }) {
      const document = await opened(draft);
      if (document) await reveal(document, { start, end: start });
    },

    async showClaim(draft, id) {
      const document = await opened(draft);
      const finding = store.find(draft, id);
      if (document && finding) await reveal(document, finding);
      else say('this finding is not in the draft any more.');
    },

    async cite(draft, passage, quote) {
      const document = await opened(draft);
      if (!document) return;
      const editor = await shown(document);
      const offset = document.offsetAt(editor.selection.active);
      const text = displayed(citationOf(passage, quote));
      const edit = insertion(document.getText(), document.uri.fsPath, offset, text);
      if (!edit) return say('put the cursor where the review’s text is; nothing can be cited there.');
      if (!(await fixTarget.apply(draft, [{ ...edit, was: '' }]))) return;
      const after = edit.start + edit.text.length;
      await reveal(document, { start: after, end: after });
    },
  };
}

/** The draft, opened again if its editor was closed. */
async function opened(draft: string): Promise<vscode.TextDocument | null> {
  const open = openDocument(draft);
  if (open) return open;
  try {
    return await vscode.workspace.openTextDocument(vscode.Uri.parse(draft));
  } catch {
    say('the draft is not there any more.');
    return null;
  }
}

/** The editor of the draft: where it is open, else in the first column, not over the paper. */
async function shown(document: vscode.TextDocument): Promise<vscode.TextEditor> {
  const uri = document.uri.toString();
  const visible = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.toString() === uri);
  const viewColumn = visible?.viewColumn ?? vscode.ViewColumn.One;
  return vscode.window.showTextDocument(document, { viewColumn });
}

async function reveal(document: vscode.TextDocument, range: { start: number; end: number }): Promise<void> {
  const editor = await shown(document);
  const at = rangeOf(document, range);
  editor.selection = new vscode.Selection(at.start, at.end);
  editor.revealRange(at, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

function say(text: string): void {
  void vscode.window.showInformationMessage(`PeerLint: ${text}`);
}
