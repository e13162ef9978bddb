import type { Paper } from '../model.ts';

/** A page with fewer letters is empty, or a picture with a stamp or a page number on it. */
const fewLetters = 100;

interface Text {
  readonly page: number | null;
  readonly text: string;
}

/** 1-based pages of a PDF of `pages` pages that may be pictures of text. */
export function pagesToScan(pages: number, blocks: readonly Text[]): number[] {
  const letters = new Map<number, number>();
  for (const { page, text } of blocks) {
    if (page !== null) letters.set(page, (letters.get(page) ?? 0) + (text.match(/\p{L}/gu)?.length ?? 0));
  }
  const numbers = Array.from({ length: pages }, (_, n) => n + 1);
  return numbers.filter((page) => (letters.get(page) ?? 0) < fewLetters);
}

/** Whether some of the paper's text was recognised in pictures. */
export function holdsRecognised({ documents }: Paper): boolean {
  return documents.some(({ recognisedPages = [] }) => recognisedPages.length > 0);
}

/** Whether a paper may have pages that are pictures, none of which was read as one. */
export function mayHoldMore(paper: Paper): boolean {
  if (holdsRecognised(paper)) return false;
  return paper.documents.some(
    ({ format, pages }, at) =>
      format === 'pdf' &&
      pagesToScan(
        pages ?? 0,
        paper.blocks.filter(({ document }) => document === at),
      ).length > 0,
  );
}
