import type { Paper, Passage } from '../paper/model.ts';
import { comparedWords, countItems, surplus } from './word-f1.ts';

/** A word of a page with the centre of its box, in points from the crop box's top left corner. */
export interface PageWord {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A passage whose rectangles hold other words than its text. */
export interface CoverMiss {
  readonly passage: number;
  readonly page: number | null;
  /** Words of the text that lie in none of the rectangles. */
  readonly outside: readonly string[];
  /** Words inside the rectangles that are none of the text. */
  readonly foreign: readonly string[];
}

export interface Cover {
  /** Passages that have rectangles. */
  readonly passages: number;
  /** Words of their texts. */
  readonly words: number;
  /** Words (as five letters) that lie outside, or inside and are foreign. */
  readonly wrong: number;
  readonly misses: readonly CoverMiss[];
}

const lettersPerWord = 5;

/**
 * Compares the words inside the rectangles of each passage with its text, both ways. Words that a line end or another
 * extractor cuts differently count as the same where their letters do.
 * @param words of all pages, those of a line from left to right
 */
export function passageCover(paper: Pick<Paper, 'passages'>, words: readonly PageWord[]): Cover {
  const byPage = new Map<number, PageWord[]>();
  for (const word of words) byPage.set(word.page, [...(byPage.get(word.page) ?? []), word]);
  const placed = paper.passages.filter(({ pieces, document }) => document === 0 && pieces.length > 0);
  const misses: CoverMiss[] = [];
  let [count, wrong] = [0, 0];
  for (const passage of placed) {
    const own = wordsOf(passage.text);
    count += own.length;
    const inside = wordsOf(textInside(passage, byPage));
    const { outside, foreign, letters } = difference(own, inside);
    wrong += letters / lettersPerWord;
    if (letters > 0) misses.push({ passage: passage.id, page: passage.page, outside, foreign });
  }
  return { passages: placed.length, words: count, wrong: Math.round(wrong), misses };
}

/** Without accents, which extractors put on letters or beside them. */
function wordsOf(text: string): string[] {
  return comparedWords(
    text
      .normalize('NFD')
      .replace(/[\p{M}ˆ˜¨´`ˇ˘˚¯¸]/gu, '')
      .replace(/ı/gu, 'i'),
  );
}

/** Words inside the rectangles, rectangle by rectangle; each word once. */
function textInside({ pieces }: Passage, byPage: ReadonlyMap<number, readonly PageWord[]>): string {
  const seen = new Set<PageWord>();
  const lines = pieces.map(({ page, rect: [x0, y0, x1, y1] }) => {
    const own = (byPage.get(page) ?? []).filter(
      (word) => word.x >= x0 && word.x <= x1 && word.y >= y0 && word.y <= y1 && !seen.has(word),
    );
    for (const word of own) seen.add(word);
    return own.map(({ text }) => text).join(' ');
  });
  return lines.join('\n');
}

interface Difference extends Pick<CoverMiss, 'outside' | 'foreign'> {
  /** Letters of the words that differ, less those that both sides have. */
  readonly letters: number;
}

function difference(own: readonly string[], inside: readonly string[]): Difference {
  const [outside, foreign] = [surplusOf(own, inside), surplusOf(inside, own)];
  const [mine, theirs] = [[...outside.join('')], [...foreign.join('')]];
  return { outside, foreign, letters: surplusOf(mine, theirs).length + surplusOf(theirs, mine).length };
}

function surplusOf(own: readonly string[], other: readonly string[]): string[] {
  return surplus(countItems(own), countItems(other)).flatMap(({ item, count }) =>
    Array.from({ length: count }, () => item),
  );
}
