import type { PaperIndex } from '../../evidence/paper-index.ts';
import { statementsOf, stemsOf, type Statement } from '../../evidence/statements.ts';
import { fold } from '../../text/fold.ts';

/** One thing of a list; UTF-16 range in the text. */
export interface ListItem {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly stems: readonly string[];
}

const words = String.raw`[\p{L}\p{N}][\p{L}\p{N}'+/.-]*(?<!\.)(?:\s?\([^()]{1,40}\)|\s?\[[^[\]]{1,20}\])?`;
const item = String.raw`(?:the |an? )?${words}(?: (?!and\b|or\b)${words}){0,4}`;
const lists = new RegExp(
  String.raw`${item}(?:, (?!and\b|or\b)${item})+,? (?:and|or|as well as) ${item}|${item}(?:, (?!and\b|or\b)${item}){2,}`,
  'giu',
);

/** Lists of three things and more; the first one may have words before it that do not belong to it, the last one behind. */
export function listsIn(text: string): ListItem[][] {
  const folded = fold(text);
  return [...folded.matchAll(lists)].map((hit) => {
    const items: ListItem[] = [];
    let from = hit.index;
    for (const part of hit[0].split(/(,? (?:and|or|as well as) |, )/u)) {
      if (!/^(?:,? (?:and|or|as well as) |, )$/u.test(part)) {
        const bare = part.replace(/\s?(?:\([^()]*\)|\[[^[\]]*\])/gu, '');
        items.push({
          start: from,
          end: from + part.length,
          text: part,
          stems: stemsOf(bare).map(({ stem }) => stem),
        });
      }
      from += part.length;
    }
    return items.filter(({ stems }) => stems.length > 0);
  });
}

export interface PaperList {
  readonly statement: Statement;
  /** Ranges in the statement's text. */
  readonly items: readonly ListItem[];
}

const known = new WeakMap<PaperIndex, readonly PaperList[]>();

/** All lists of a paper's sentences; read once a paper. */
export function paperLists(index: PaperIndex): readonly PaperList[] {
  const have = known.get(index);
  if (have) return have;
  const made = statementsOf(index).all.flatMap((statement) =>
    statement.text.length > 1200 || !statement.text.includes(',')
      ? []
      : listsIn(statement.text).flatMap((items) => (items.length > 2 ? [{ statement, items }] : [])),
  );
  known.set(index, made);
  return made;
}
