import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Random, seedOf } from '../../../core/bench/random.ts';
import { madePaper, paperMarkdown } from './made-paper.ts';
import { paperPdf } from './made-pdf.ts';
import { madeReview } from './made-review.ts';

/** Words of a page of `paperPdf`. */
const wordsOfPage = 820;

/** Writes a folder of papers, three of four as PDF and the others as Markdown, of 8 to 30 pages, each with its reviews. */
export function makeFolder(folder: string, papers: number, reviews: number, seed: number): void {
  for (let number = 1; number <= papers; number += 1) {
    const random = new Random(seedOf('size', seed, number));
    // Most papers are short: the square of an even share.
    const pages = 8 + 22 * random.next() ** 2;
    const paper = madePaper(seed, number, pages * wordsOfPage);
    const own = path.join(folder, String(number).padStart(4, '0'));
    mkdirSync(own, { recursive: true });
    const file = number % 4 === 0 ? 'paper.md' : 'paper.pdf';
    writeFileSync(path.join(own, file), file === 'paper.md' ? paperMarkdown(paper) : paperPdf(paper));
    for (let at = 1; at <= reviews; at += 1)
      writeFileSync(path.join(own, `review-${at}.md`), madeReview(paper, file, seed, at));
  }
}
