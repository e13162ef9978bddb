import { readCaptionLabel } from '../caption-text.ts';
import { isTopLevelName, readHeading } from '../heading-text.ts';
import { follows, isCapitals } from '../text-headings.ts';
import type { BodyStyle } from './body-style.ts';
import type { LaidRow } from './laid-row.ts';
import { margin, step, width } from './laid-row.ts';
import type { OutlineEntry } from './page-items.ts';

/** Index of the first row of a heading, and how many rows it has. */
export interface HeadingRows {
  readonly start: number;
  readonly count: number;
  /** Level of a heading without number (1 = top), where numbered headings of the same looks tell it. */
  readonly level?: number;
}

const longest = 130;
const mostRows = 3;

/**
 * Finds headings among rows of text by number, words and looks: numbered in sequence and set apart from the running
 * text, one of the usual names, or named in the file's bookmarks; then unnumbered ones that look like those found.
 */
export function findHeadings(
  rows: readonly LaidRow[],
  body: BodyStyle,
  outline: readonly OutlineEntry[],
): HeadingRows[] {
  const bookmarks = new Set(outline.map(({ title }) => bare(title)));
  const found = new Map<number, HeadingRows>();
  const styles = new Styles();
  const firstProse = rows.findIndex(({ prose }) => prose);
  let last: string | null = null;
  rows.forEach((row, at) => {
    const apart = looksApart(row, body);
    // What looks like running text is a heading in capitals alone.
    if ((!apart && !isCapitals(row.text)) || !mayBeHeading(row, rows[at - 1])) return;
    const count = extent(rows, at, body, bookmarks);
    const text = textOf(rows, at, count);
    const heading = readHeading(text);
    const marked =
      bookmarks.has(bare(text)) || (heading.number !== null && bookmarks.has(bare(heading.title)));
    const caps = isCapitals(heading.title) && heading.title.length > 3;
    const sequence = heading.number !== null && inSequence(last, heading.number, row.uniform >= 0.95);
    const accepted =
      heading.number !== null
        ? (apart || caps) &&
          (sequence || marked || (row.size > body.size * 1.08 && isPlainNumber(heading.number)))
        : (marked && (apart || caps)) || (isTopLevelName(text) && (apart || caps));
    // Above the first line of running text stand authors and their numbered affiliations.
    const early =
      heading.number !== null &&
      at < firstProse &&
      row.size <= body.size * 1.06 &&
      !isTopLevelName(heading.title);
    if (!accepted || early || !readsAsHeading(heading.title)) return;
    found.set(at, { start: at, count });
    if (heading.number !== null) last = heading.number;
    if (apart) styles.add(row, heading.number);
  });
  addAlike(rows, body, styles, found);
  return [...found.values()]
    .sort((a, b) => a.start - b.start)
    .map((each) => {
      const unnumbered = readHeading(textOf(rows, each.start, each.count)).number === null;
      const level = unnumbered ? styles.levelOf(rows[each.start]!) : null;
      return level === null ? each : { ...each, level };
    });
}

/** Looks of the headings that are sure, and the depth of the numbers set so. */
class Styles {
  private readonly looks = new Map<string, Set<number>>();
  private readonly fonts = new Set<string>();

  add(row: LaidRow, number: string | null): void {
    const depths = this.looks.get(look(row)) ?? new Set();
    if (number !== null && /^\d/u.test(number)) depths.add(number.split('.').filter(Boolean).length);
    this.looks.set(look(row), depths);
    this.fonts.add(row.font);
  }

  has(row: LaidRow): boolean {
    return this.looks.has(look(row));
  }

  hasFont({ font }: LaidRow): boolean {
    return this.fonts.has(font);
  }

  /** Null where the looks are those of several depths, or of none. */
  levelOf(row: LaidRow): number | null {
    const [depth, ...others] = this.looks.get(look(row)) ?? [];
    return depth === undefined || others.length > 0 ? null : depth;
  }
}

/** The next number, or, where the looks are sure, the one after it: a heading may have been missed. */
function inSequence(last: string | null, number: string, sure: boolean): boolean {
  if (follows(last, number)) return true;
  const top = Number.parseInt(number, 10);
  const before = last === null ? 0 : Number.parseInt(last, 10);
  return sure && !number.includes('.') && top > before && top <= before + 2;
}

/**
 * Unnumbered headings share font and size with headings already found, and stand on lines of their own; or they share
 * the font alone and stand on lines set apart from the text above and below.
 */
function addAlike(
  rows: readonly LaidRow[],
  body: BodyStyle,
  styles: Styles,
  found: Map<number, HeadingRows>,
): void {
  const covered = new Set(
    [...found.values()].flatMap(({ start, count }) => Array.from({ length: count }, (_, n) => start + n)),
  );
  rows.forEach((row, at) => {
    if (covered.has(at) || row.uniform < 0.98 || !styles.hasFont(row)) return;
    if (!mayBeHeading(row, rows[at - 1]) || !looksApart(row, body) || !isSpaced(rows[at - 1], row, body))
      return;
    if (readHeading(row.text).number !== null || !/^[\p{Lu}\d“"‘(]/u.test(row.text) || row.text.length < 4)
      return;
    if (styles.has(row)) {
      // Text behind it that begins in the same font goes on with it: a run-in heading over two lines.
      const after = rows[at + 1];
      const followed = after !== undefined && (after.frame !== row.frame || !opensAlike(after, row));
      if (followed && !/[.,;:]$/u.test(row.text)) found.set(at, { start: at, count: 1 });
      return;
    }
    const count = linesAlike(rows, at);
    const text = textOf(rows, at, count);
    const last = rows[at + count - 1]!;
    const after = rows[at + count];
    const flush = row.x0 < row.lane.x0 + 0.5 * row.size && row.laneAt !== margin;
    const set = after?.frame === row.frame && after.laneAt === row.laneAt && isSpaced(last, after, body);
    if (!flush || !set || !after.prose || after.x0 > row.x0 + 0.5 * row.size || /[.,;:]$/u.test(text)) return;
    if (text.split(' ').length < 3 || !readsAsHeading(text)) return;
    for (let n = 0; n < count; n += 1) covered.add(at + n);
    found.set(at, { start: at, count });
  });
}

/** More than the distance of two lines of text lies between the rows, or a column's or page's end. */
function isSpaced(before: LaidRow | undefined, row: LaidRow, body: BodyStyle): boolean {
  if (before === undefined || before.frame !== row.frame) return true;
  return step(before, row) > (1.25 * body.leading) / body.size || step(before, row) < 0;
}

/** Rows from `at` on that are set alike, close below each other. */
function linesAlike(rows: readonly LaidRow[], at: number): number {
  let count = 1;
  while (count < mostRows) {
    const above = rows[at + count - 1]!;
    const next = rows[at + count];
    if (next === undefined || next.frame !== above.frame || next.laneAt !== above.laneAt) break;
    if (look(next) !== look(above) || next.uniform < 0.98) break;
    if (step(above, next) > 1.4 || step(above, next) < 0.8) break;
    count += 1;
  }
  return count;
}

function mayBeHeading(row: LaidRow, before: LaidRow | undefined): boolean {
  if (readCaptionLabel(row.text)?.kind !== undefined && row.text.length > 20) return false;
  if (row.text.length > longest || !/\p{L}{2}/u.test(row.text) || row.frame.turn !== 0) return false;
  if (/[=≤≥∑∈∀|{}]|\.{4,}|(?:\. ){4,}/u.test(row.text)) return false;
  // The gap behind a heading's number is no column gap; any other wide gap is.
  if (
    row.segments.length > 2 ||
    (row.segments.length === 2 && !/^[\dA-Z.IVX]+$/u.test(row.text.split(' ')[0] ?? ''))
  )
    return false;
  const joined =
    before !== undefined &&
    before.frame === row.frame &&
    Math.abs(before.y - row.y) < 2 &&
    before.laneAt === row.laneAt;
  return !joined;
}

/** A title, not a list item, an address, a line of code or a formula. */
function readsAsHeading(title: string): boolean {
  if (!/^["“'‘(]?(?:[\p{Lu}\p{N}]|\p{Ll}-|[^\x20-\x7E])/u.test(title) || /;$|[+^~\\]|\(\)/u.test(title))
    return false;
  const words = title.split(' ').length;
  return !(words > 7 && title.endsWith('.')) && (title.match(/,/gu)?.length ?? 0) < 4;
}

function looksApart(row: LaidRow, body: BodyStyle): boolean {
  if (row.size > body.size * 1.06) return true;
  if (row.size < body.size * 0.88) return false;
  return !body.fonts.has(row.font) && row.uniform >= 0.6;
}

function opensAlike(row: LaidRow, above: LaidRow): boolean {
  const first = row.segments[0]!.runs[0]!;
  return first.font === above.font && Math.abs(row.size - above.size) < 0.3;
}

function look(row: LaidRow): string {
  return `${row.font} ${row.size.toFixed(1)}`;
}

function isPlainNumber(number: string): boolean {
  return /^(?:\d{1,2}|[A-Z]|[IVX]+)(?:\.\d{1,2})*$/u.test(number);
}

/** Rows of one heading: the next row has the same look, stands close below, and the first is long or is completed by it. */
function extent(
  rows: readonly LaidRow[],
  at: number,
  body: BodyStyle,
  bookmarks: ReadonlySet<string>,
): number {
  const first = rows[at]!;
  let count = 1;
  while (count < mostRows) {
    const above = rows[at + count - 1]!;
    const next = rows[at + count];
    if (next === undefined || next.frame !== first.frame || next.laneAt !== first.laneAt) break;
    if (
      look(next) !== look(first) ||
      step(above, next) > 1.6 ||
      step(above, next) < 0.8 ||
      next.segments.length > 1
    )
      break;
    if (/^(?:\d{1,2}|[A-Z])(?:\.\d{1,2})*\.?\s+\p{Lu}/u.test(next.text)) break;
    if (body.fonts.has(next.font) && first.size <= body.size * 1.06 && !isCapitals(next.text)) break;
    const whole =
      bookmarks.has(bare(textOf(rows, at, count))) ||
      bookmarks.has(bare(readHeading(textOf(rows, at, count)).title));
    const filled =
      width(above) > 0.6 * width(above.lane) ||
      /[-,:]$|\b(?:and|of|the|for|in|with|to|on|a|by|from|or)$/iu.test(above.text);
    if (whole || !filled) break;
    count += 1;
  }
  return count;
}

function textOf(rows: readonly LaidRow[], at: number, count: number): string {
  return rows
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');
}

/** Letters and digits in lower case: bookmarks lose accents, math and small capitals. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
