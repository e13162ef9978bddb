import type { Paper } from '../paper/model.ts';
import type { NumberRun } from './number-run.ts';
import { numberRun } from './number-run.ts';
import type { PageWord } from './passage-cover.ts';
import { passageCover } from './passage-cover.ts';
import { comparedWords, countItems, gramsOf, multisetF1, numbersOf, surplus } from './word-f1.ts';
import { wordsWithout } from './without-furniture.ts';

/** How one PDF was read, against what another extractor makes of it. Shares are 0..1, null where not measured. */
export interface PdfReading {
  readonly pages: number;
  readonly words: number;
  readonly wordF1: number | null;
  readonly numberF1: number | null;
  readonly orderF1: number | null;
  /** Share of the words of passages that lie in their rectangles, less what is foreign there. */
  readonly cover: number | null;
  readonly lineNumbers: NumberRun;
  readonly pagesWithoutText: readonly number[];
  /** Words that we have and the other does not, and the other way round; as "word x3". */
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** Text of another extractor, page by page: in its own reading order, and in the order of the content stream. */
export interface OtherText {
  readonly pages: readonly string[];
  readonly rawPages: readonly string[];
  /** Every word with its place. */
  readonly words: readonly PageWord[];
}

const gramLength = 4;
const mostShown = 60;

export function pdfReading(paper: Paper, other: OtherText | null): PdfReading {
  const words = comparedWords(paper.blocks.map(({ text }) => text).join('\n'));
  const shared = {
    pages: paper.documents[0]?.pages ?? 0,
    words: words.length,
    lineNumbers: numberRun(paper.lineNumbers.map(({ number }) => number)),
    pagesWithoutText: paper.pagesWithoutText,
  };
  if (other === null) {
    return { ...shared, wordF1: null, numberF1: null, orderF1: null, cover: null, ours: [], theirs: [] };
  }
  const numbers = paper.lineNumbers.map(({ number, page }) => ({ page, text: String(number) }));
  const reference = wordsWithout(other.pages, paper.furniture, numbers);
  const raw = wordsWithout(other.rawPages, paper.furniture, numbers);
  const [own, theirs] = [countItems(words), countItems(reference)];
  return {
    ...shared,
    wordF1: multisetF1(own, theirs),
    numberF1: multisetF1(countItems(numbersOf(words)), countItems(numbersOf(reference))),
    orderF1: multisetF1(countItems(gramsOf(words, gramLength)), countItems(gramsOf(raw, gramLength))),
    cover: coverShare(paper, other.words),
    ours: named(surplus(own, theirs)),
    theirs: named(surplus(theirs, own)),
  };
}

function coverShare(paper: Paper, words: readonly PageWord[]): number | null {
  const cover = passageCover(paper, words);
  return cover.words === 0 ? null : 1 - cover.wrong / cover.words;
}

function named(items: readonly { readonly item: string; readonly count: number }[]): string[] {
  return items.slice(0, mostShown).map(({ item, count }) => (count === 1 ? item : `${item} x${count}`));
}
