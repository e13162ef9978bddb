import type { Edit } from '../../findings/finding.ts';
import type { Review, Sentence } from '../../review/model.ts';
import { listAround, type ListedItem } from './list-lines.ts';

/** How an item of a running list ends: what joins it with the next, "; and", or what ends the list, ".". */
interface Ending {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly joins: boolean;
  readonly conjunction: boolean;
}

/**
 * The joints that a list wants where its items are one running sentence ("a; / b; and / c.") and one of them goes: the
 * item before the last has the conjunction, the last one the full stop. [] for lists of whole sentences.
 */
export function rejoined({ source }: Review, sentence: Sentence): Edit[] {
  const list = listAround(source, sentence.start);
  if (!list) return [];
  const { items, index } = list;
  const gone = items[index]!;
  // Something of the item stays.
  if (sentence.removal.end < gone.textEnd || sentence.removal.start > gone.start) return [];
  const [before, earlier, next] = [items[index - 1], items[index - 2], items[index + 1]];
  if (next) return before ? handedUp(source, before, gone) : withoutOpener(source, next, gone);
  return before ? closed(source, before, gone, earlier) : [];
}

/** The item with the conjunction goes from the middle: the one before it takes it over. */
function handedUp(source: string, before: ListedItem, gone: ListedItem): Edit[] {
  const [ending, old] = [endingOf(source, gone), endingOf(source, before)];
  return ending.conjunction && old.joins && !old.conjunction ? [instead(old, ending.text)] : [];
}

/** The last item goes: the one before it ends the list, and the conjunction moves up where two or more are left. */
function closed(
  source: string,
  before: ListedItem,
  gone: ListedItem,
  earlier: ListedItem | undefined,
): Edit[] {
  const old = endingOf(source, before);
  if (!old.joins) return [];
  const edits: Edit[] = [];
  const above = earlier && endingOf(source, earlier);
  if (above && old.conjunction && above.joins && !above.conjunction) edits.push(instead(above, old.text));
  const opener = openerOf(source, gone);
  if (above && opener !== '') edits.push({ start: before.textStart, end: before.textStart, text: opener });
  return [...edits, instead(old, endingOf(source, gone).text)];
}

/** "- a; / - and b.": without the first the second joins nothing. */
function withoutOpener(source: string, next: ListedItem, gone: ListedItem): Edit[] {
  const opener = openerOf(source, next);
  if (opener === '' || !endingOf(source, gone).joins) return [];
  return [{ start: next.textStart, end: next.textStart + opener.length, text: '' }];
}

function openerOf(source: string, { textStart }: ListedItem): string {
  return /^(?:and|or)[ \t]+/u.exec(source.slice(textStart, textStart + 8))?.[0] ?? '';
}

function endingOf(source: string, { textStart, textEnd }: ListedItem): Ending {
  const text = source.slice(textStart, textEnd);
  const hit = /(?:[;,][ \t]*(?<word>and|or)|[;,])$/u.exec(text) ?? /[.!?]*$/u.exec(text)!;
  const joins = /^[;,]/u.test(hit[0]);
  return {
    start: textStart + hit.index,
    end: textEnd,
    text: hit[0],
    joins,
    conjunction: hit.groups?.['word'] !== undefined,
  };
}

function instead({ start, end }: Ending, text: string): Edit {
  return { start, end, text };
}
