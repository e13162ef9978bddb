import { fold } from '../text/fold.ts';
import { citations } from './anchor-citations.ts';
import { listItems, numbersBetween, spans, type Item } from './anchor-items.ts';
import { placePatterns, plausible, wordOf } from './anchor-words.ts';
import { readsAsLineLetter, readsAsLineWord } from './line-mentions.ts';

export const anchorKinds = [
  'table',
  'figure',
  'section',
  'equation',
  'algorithm',
  'appendix',
  'statement',
  'footnote',
  'page',
  'line',
  'citation',
  'author-year',
] as const;
export type AnchorKind = (typeof anchorKinds)[number];

/** A place or source that a text names. */
export interface Anchor {
  readonly kind: AnchorKind;
  /** What a statement is called, lower case: "theorem", "lemma"; the kind itself otherwise. */
  readonly word: string;
  /** "3", "4.2", "B.2", "2a"; "Ling 2015" for author-year citations. Roman numbers of tables are Arabic here. */
  readonly number: string;
  /** Upper end of a range of lines or pages ("lines 120-125"), else null. Other ranges become one anchor a number. */
  readonly to: string | null;
  /** UTF-16 range: the word with its number for the first of a list, the number alone for the others. */
  readonly start: number;
  readonly end: number;
  /** Range of the whole mention, lists included: "Tables 2 and 3". */
  readonly mention: { readonly start: number; readonly end: number };
}

/** Places and citations that a text names, in reading order. Spellings are those of USERS.md, section 2. */
export function findAnchors(text: string): Anchor[] {
  const folded = fold(text);
  const found: Anchor[] = [];
  for (const { kind, pattern } of placePatterns()) {
    for (const match of folded.matchAll(pattern)) found.push(...fromMatch(kind, match));
  }
  const free = citations(folded).filter(
    ({ start, end }) => !found.some(({ mention }) => mention.start < end && start < mention.end),
  );
  found.push(...free);
  return found.sort((a, b) => a.start - b.start);
}

function fromMatch(kind: AnchorKind, match: RegExpExecArray): Anchor[] {
  const { word = '', gap = '', first = '' } = match.groups ?? {};
  if (!plausible(kind, word, gap, first)) return [];
  const shared = { kind, word: wordOf(kind, word), to: null };
  const items = listItems(kind, match);
  const last = items.at(-1)!;
  const mention = { start: match.index, end: last.end };
  if (kind === 'line' && !readsAsLine(match, items, mention)) return [];
  if (kind === 'line' || kind === 'page')
    return spans(items).map((span) => ({ ...shared, ...span, ...mention, mention }));
  const anchors: Anchor[] = [];
  items.forEach((item, at) => {
    const range = { start: at === 0 ? match.index : item.start, end: item.end, mention };
    const previous = items[at - 1];
    if (item.through && previous) {
      for (const between of numbersBetween(previous.number, item.number)) {
        anchors.push({ ...shared, number: between, ...range });
      }
    }
    anchors.push({ ...shared, number: item.number, ...range });
  });
  return anchors;
}

function readsAsLine(
  { groups, input }: RegExpExecArray,
  items: readonly Item[],
  mention: { readonly start: number; readonly end: number },
): boolean {
  const place = { text: input, ...mention };
  const word = groups?.['word'] ?? '';
  if (/^li?n/iu.test(word)) return readsAsLineWord(place);
  const [first, second] = items;
  const number = first!.number;
  // "L1-L2" are two norms.
  const range =
    (second?.through === true && Number(second.number) > Math.max(9, Number(number))) ||
    /l\d\d/iu.test(groups?.['rest'] ?? '');
  return readsAsLineLetter(place, number, range, /^l?l\.|^ll/iu.test(word));
}
