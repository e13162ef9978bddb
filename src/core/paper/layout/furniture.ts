import { readCaptionLabel } from '../caption-text.ts';
import { adjoiningRows } from './adjoining-rows.ts';
import { imprintRows, isMarked, notice } from './imprint-rows.ts';
import { returningTexts } from './returning-texts.ts';
import type { Row } from './rows.ts';

export interface Furniture {
  readonly page: number;
  readonly kind: 'running-head' | 'page-number' | 'stamp' | 'watermark' | 'imprint';
  readonly text: string;
}

/** Running heads stand in this share of the page at its top and bottom. */
const zone = 0.12;
/** Text that returns on so many pages at the same height is a running head. */
const leastPages = 2;
const sameHeight = 4;
/**
 * Larger print (in sizes of the running text) that stands at one place on at least this share of the pages (and three)
 * is a watermark, wherever it is.
 */
const watermarkShare = 0.5;
const watermarkSize = 1.2;

/** A web address is a head only where it returns on this share of the pages (and three): two footnotes may give the same. */
const addressShare = 0.5;

/**
 * Takes out what belongs to the page and not to the paper: running heads and feet that return from page to page,
 * page numbers, watermarks, the stamp that archives print along the margin, the publisher's block on the first page.
 * @param body font size of the running text
 */
export function takeFurniture(rows: readonly Row[], body: number): { rows: Row[]; furniture: Furniture[] } {
  const pages = new Set(rows.map(({ frame }) => frame.page)).size;
  const returning = returningTexts(rows);
  const outermost = outermostRows(rows);
  const numbers = pageNumbers(rows, outermost, pages);
  const imprint = imprintRows(rows, body);
  const group = adjoiningRows(rows);
  const isFurniture = (row: Row): boolean =>
    numbers.has(row) || imprint.has(row) || returning(row) >= leastPages || notice.test(row.text);
  const apart = new Map<readonly Row[], boolean>();
  // A head stands apart: a line of a paragraph or table may return by chance, a table's head because it must.
  const inText = (row: Row): boolean => {
    const own = group(row);
    const known = apart.get(own) ?? own.every(isFurniture);
    apart.set(own, known);
    return !known || readCaptionLabel(row.text) !== null;
  };
  const kindOf = (row: Row): Furniture['kind'] | null => {
    if (numbers.has(row)) return 'page-number';
    if (row.frame.turn !== 0) return isStamp(row) ? 'stamp' : null;
    if (imprint.has(row)) return 'imprint';
    const times = returning(row);
    if (inZone(row)) {
      const least = /https?:\/\/|www\./u.test(row.text) ? Math.max(3, pages * addressShare) : leastPages;
      const returns = times >= least && !isMarked(row);
      if ((returns || (outermost.has(row) && notice.test(row.text))) && !inText(row)) return 'running-head';
    }
    const isLarge = row.size > watermarkSize * body;
    return isLarge && times >= Math.max(3, pages * watermarkShare) ? 'watermark' : null;
  };
  const furniture: Furniture[] = [];
  const kept = rows.filter((row) => {
    const kind = kindOf(row);
    if (kind !== null) furniture.push({ page: row.frame.page, kind, text: row.text });
    return kind === null;
  });
  return { rows: kept, furniture };
}

/**
 * Page numbers stand outermost and count with the pages: most share one distance to the physical page number. A lone
 * tick of a figure's axis at the top of a page does not.
 */
function pageNumbers(rows: readonly Row[], outermost: ReadonlySet<Row>, pages: number): Set<Row> {
  const candidates = rows.filter((row) => (outermost.has(row) || atEdge(row)) && isPageNumber(row.text));
  const votes = new Map<number, Set<number>>();
  for (const row of candidates) {
    const offset = offsetOf(row);
    if (offset !== null) votes.set(offset, (votes.get(offset) ?? new Set()).add(row.frame.page));
  }
  const [best] = [...votes].sort((a, b) => b[1].size - a[1].size);
  // In a paper without page numbers a lone label of a figure would win.
  const offset = best !== undefined && best[1].size >= Math.min(2, pages) ? best[0] : Number.NaN;
  const counted = candidates.filter((row) => offsetOf(row) === null || offsetOf(row) === offset);
  return new Set(counted.filter((row) => inZone(row) || atEdge(row) || returns(row, counted)));
}

/** A short page has its number well above the edge: it stands there at the same height on other pages too. */
function returns(row: Row, counted: readonly Row[]): boolean {
  if (row.frame.turn !== 0) return false;
  return counted.some(
    (other) => other.frame.page !== row.frame.page && Math.abs(other.y - row.y) <= sameHeight / 2,
  );
}

/** Printed number less physical page number; null for Roman numbers. */
function offsetOf({ text, frame }: Row): number | null {
  const digits = /\d+/u.exec(text)?.[0];
  return digits === undefined ? null : Number(digits) - frame.page;
}

/** Sideways text within the zone along some edge of the page: the number of a page that was turned. */
function atEdge({ frame, x0, x1, y, size }: Row): boolean {
  if (frame.turn === 0) return false;
  const [top, bottom] = [y - size, frame.height - y];
  return Math.min(top / frame.height, bottom / frame.height, x0 / frame.width, 1 - x1 / frame.width) < zone;
}

function isStamp({ text, frame, y }: Row): boolean {
  return (
    /^(?:arXiv:\d{4}\.\d{4,5}|arXiv:[a-z-]+\/\d{7})/iu.test(text) ||
    (/\barXiv:/u.test(text) && y < frame.height * 0.1)
  );
}

const pageNumber =
  /^(?:[-–—]\s*)?(?:[Pp]age\s+|p\.\s*)?(?:[A-Z]?\d{1,5}|[ivxl]{1,6}|[IVXL]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–—])?$/u;

function isPageNumber(text: string): boolean {
  return text.length <= 20 && pageNumber.test(text.trim());
}

function inZone({ frame, y, size }: Row): boolean {
  return frame.turn === 0 && (y < frame.height * zone || y - size > frame.height * (1 - zone));
}

/** The first and last rows of each page, by height: a page number has nothing between itself and the edge. */
function outermostRows(rows: readonly Row[]): Set<Row> {
  const byPage = new Map<number, Row[]>();
  for (const row of rows) {
    if (row.frame.turn !== 0) continue;
    const page = byPage.get(row.frame.page) ?? [];
    page.push(row);
    byPage.set(row.frame.page, page);
  }
  const outermost = new Set<Row>();
  for (const page of byPage.values()) {
    const top = Math.min(...page.map(({ y }) => y));
    const bottom = Math.max(...page.map(({ y }) => y));
    for (const row of page)
      if (row.y - top < row.size * 2.5 || bottom - row.y < row.size * 2.5) outermost.add(row);
  }
  return outermost;
}
