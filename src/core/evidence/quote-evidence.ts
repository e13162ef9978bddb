import type { Evidence } from '../findings/finding.ts';
import type { Paper, Passage } from '../paper/model.ts';
import { slicePieces } from '../paper/pieces.ts';
import type { Quote } from '../check/checker.ts';
import { linesBeside } from './line-places.ts';

/** A checker's quotation as evidence with its page, section and rectangles. */
export function quoteEvidence(paper: Paper, quote: Quote): Evidence | null {
  const passage = paper.passages[quote.passage];
  if (!passage) return null;
  const pieces = slicePieces(passage.pieces, passage.text, quote.start, quote.end);
  const first = pieces[0];
  const onPage = pieces.filter((piece) => piece.page === first?.page);
  // The numbers are those of the paper itself.
  const lines = passage.document === 0 ? linesBeside(paper, onPage) : null;
  return {
    document: passage.document,
    page: first?.page ?? passage.page,
    section: passage.section === null ? null : (paper.sections[passage.section]?.label ?? null),
    text: passage.text.slice(quote.start, quote.end),
    // Rectangles speak of one page; a quotation over a page break is shown where it begins.
    rects: onPage.map(({ rect }) => rect),
    ...(lines && { lines }),
    score: quote.score,
  };
}

/** The sentence-sized part of a passage around [start, end): grown to sentence borders, at most `limit` characters. */
export function quoteAround(passage: Passage, start: number, end: number, score: number, limit = 320): Quote {
  const text = passage.text;
  const before = Math.max(
    0,
    ...['. ', '? ', '! ']
      .map((stop) => text.lastIndexOf(stop, Math.max(0, start - 2)) + 2)
      .filter((at) => at > 1),
  );
  const stops = ['. ', '? ', '! ']
    .map((stop) => text.indexOf(stop, Math.max(start, end - 1)))
    .filter((at) => at >= 0);
  const after = stops.length > 0 ? Math.min(...stops) + 1 : text.length;
  let from = before <= start ? before : start;
  let to = Math.max(after, end);
  if (to - from > limit) {
    const room = Math.max(0, limit - (end - start));
    from = wordStart(text, Math.max(from, start - Math.floor(room / 2)), start);
    to = wordEnd(text, Math.min(to, end + Math.ceil(room / 2)), end);
  }
  return { passage: passage.id, start: from, end: to, score };
}

function wordStart(text: string, at: number, limit: number): number {
  if (at === 0 || text[at - 1] === ' ') return at;
  const space = text.indexOf(' ', at);
  return space < 0 || space + 1 > limit ? limit : space + 1;
}

function wordEnd(text: string, at: number, limit: number): number {
  if (at >= text.length || text[at] === ' ') return at;
  const space = text.lastIndexOf(' ', at);
  return space < limit ? limit : space;
}
