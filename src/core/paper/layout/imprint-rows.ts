import type { Row } from './rows.ts';

/** How the lines of a venue or publisher begin, wherever on a page they stand. */
export const notice =
  /^(?:preprint\b|preliminary work\b|(?:currently )?under review|submitted to|work in progress|published (?:as|in|at)|to appear|accepted (?:at|by|for)|proceedings of|copyright\b|©|\(c\) \d{4}|permission to make|isbn\b|issn\b|doi:|https?:\/\/(?:dx\.)?doi|confidential\b|draft\b|\d+(?:st|nd|rd|th) conference on)/iu;

/** Those that open a block at the foot of the first page, in smaller print than the text. */
const opening =
  /^(?:permission to (?:make|copy|reproduce)|personal use of this|copyright\b|©|\(c\) \d{4}|this (?:work|article|paper) (?:is|was) (?:licensed|published|distributed)|licensed under|proceedings of|preliminary work\b|under review\b|\d{4}-\d{3}[\dX]\/|97[89]-[\d-]{10,}|acm isbn|isbn\b|issn\b|doi:|https?:\/\/(?:dx\.)?doi\.org|presented at\b|\d+(?:st|nd|rd|th) (?:conference|workshop|international)\b)/iu;

/** Print of the block, as a share of the running text's. */
const smaller = 0.95;
/** A block stands below this share of the page's height. */
const lowerPart = 0.6;
/** Distance of its lines in font sizes. */
const closest = 2;
const inNote = 1.35;
const mostLines = 14;

/**
 * The block in which a publisher says where the paper appeared and who may copy it: it stands at the foot of the first
 * page's column, in small print, and opens with one of the usual wordings. Footnotes above it stay.
 * @param body font size of the running text
 */
export function imprintRows(rows: readonly Row[], body: number): Set<Row> {
  const first = Math.min(...rows.map(({ frame }) => frame.page));
  const own = rows.filter(({ frame }) => frame.page === first && frame.turn === 0);
  const found = new Set<Row>();
  for (let at = 0; at < own.length; at += 1) {
    const block = blockFrom(own, at, body);
    if (block.length === 0) continue;
    for (const row of block) found.add(row);
    at += block.length - 1;
  }
  // What stands above something else is no foot: a sentence in small print may open like a notice.
  const isFoot = (row: Row): boolean =>
    !own.some(
      (other) =>
        other.y > row.y + 1 &&
        other.x0 < row.x1 &&
        other.x1 > row.x0 &&
        !found.has(other) &&
        /\p{L}/u.test(other.text),
    );
  return [...found].every(isFoot) ? found : new Set([...found].filter(isFoot));
}

function blockFrom(rows: readonly Row[], at: number, body: number): readonly Row[] {
  const first = rows[at]!;
  const { y, size, frame, text } = first;
  if (size > smaller * body || y < lowerPart * frame.height || !opening.test(text)) return [];
  const before = rows[at - 1];
  // In the middle of a note or of an entry of a bibliography.
  if (
    before !== undefined &&
    Math.abs(before.size - size) < 0.3 &&
    y > before.y &&
    y - before.y < inNote * size
  )
    return [];
  const block = [first];
  for (const row of rows.slice(at + 1, at + mostLines)) {
    const above = block.at(-1)!;
    const gap = row.y - above.y;
    const close = gap > -0.3 * size && gap < closest * size;
    const beside = row.x0 < Math.max(...block.map(({ x1 }) => x1)) + 2 * size;
    if (!close || !beside || Math.abs(row.size - size) > 0.1 * size || isMarked(row)) break;
    block.push(row);
  }
  return block;
}

/** Opens with a raised mark: a footnote. */
export function isMarked({ segments, y, size, text }: Row): boolean {
  const [first] = segments[0]!.runs;
  return first!.y < y - 0.1 * size && first!.size < 0.9 * size && /^[\d∗*†‡§¶]/u.test(text);
}
