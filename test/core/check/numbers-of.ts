import { readFileSync } from 'node:fs';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { shownFrom } from '../../../src/core/check/fusion.ts';
import { numbers } from '../../../src/core/check/numbers.ts';
import { buildPaperIndex, type PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** A contradiction as it would be shown. */
export interface Marked {
  /** The marked words of the review. */
  readonly said: string;
  readonly opinion: Opinion;
  /** The paper's quoted words. */
  readonly quoted: string;
}

export interface Read {
  /** Numbers of a review text (one paragraph of a weakness) that are shown at the default setting. */
  marked(text: string): Marked[];
  /** Number of opinions on a sentence of this text, which is not parsed: for texts that are costly to read. */
  opinions(text: string): number;
  /** The marked words alone. */
  said(text: string): string[];
}

/** Reads a markdown paper once and checks review texts against it. */
export function against(source: string): Read {
  const paper = paperFromMarkdown(source, { path: 'p.md', sha256: '', format: 'markdown', pages: null });
  return read(buildPaperIndex(paper));
}

export function read(index: PaperIndex): Read {
  const { paper } = index;
  const marked = (text: string): Marked[] => {
    const review = parseReview(`## Weaknesses\n\n${text}\n`, { path: 'r.md', sha256: '' })[0]!;
    return review.sentences.flatMap((sentence) =>
      sentence.quoted || sentence.kind === 'other'
        ? []
        : numbers
            .check(sentence, { paper, index, review })
            .filter(({ verdict, score }) => verdict === 'contradicted' && score >= shownFrom.balanced)
            .map((opinion) => {
              const quote = opinion.quotes[0]!;
              return {
                said: sentence.text.slice(opinion.start, opinion.end),
                opinion,
                quoted: paper.passages[quote.passage]!.text.slice(quote.start, quote.end),
              };
            }),
    );
  };
  const plain = parseReview('## Weaknesses\n\nPeat is wet.\n', { path: 'r.md', sha256: '' })[0]!;
  const opinions = (text: string): number =>
    numbers.check({ ...plain.sentences.at(-1)!, text, kind: 'fact' }, { paper, index, review: plain }).length;
  return { marked, opinions, said: (text) => marked(text).map(({ said }) => said) };
}

/** The invented paper on Ferry, which the reader's tests use too. */
export const ferry: Read = against(readFileSync('test/fixtures/markdown/paper.md', 'utf8'));
