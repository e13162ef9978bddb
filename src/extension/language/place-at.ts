import type * as vscode from 'vscode';
import type { NamedPlace } from '../../core/engine/protocol.ts';
import { mentionAt } from '../../core/language/mention-at.ts';
import { rangeOf } from '../editor/documents.ts';
import type { PlacesOfPaper } from './places-of-paper.ts';

export interface PlacesHere {
  /** The mention in the draft. */
  readonly range: vscode.Range;
  readonly places: readonly NamedPlace[];
}

/** What the draft names at a position, as the linked paper has it; null where it names nothing that the paper has. */
export async function placesAt(
  document: vscode.TextDocument,
  position: vscode.Position,
  papers: PlacesOfPaper,
): Promise<PlacesHere | null> {
  const uri = document.uri.toString();
  if (!papers.paper(uri)) return null;
  const source = document.getText();
  const mention = mentionAt(source, document.offsetAt(position));
  if (!mention) return null;
  const { sentence, anchor } = mention;
  const named = await papers.named(uri, source.slice(sentence.start, sentence.end));
  const places = named.filter(({ start, end }) => start === anchor.start && end === anchor.end);
  if (places.length === 0) return null;
  const at = { start: sentence.start + anchor.start, end: sentence.start + anchor.end };
  return { range: rangeOf(document, at), places };
}
