import type { CaptionKind } from '../model.ts';
import { readCaptionLabel } from '../caption-text.ts';
import type { BodyStyle } from './body-style.ts';
import type { LaidRow } from './laid-row.ts';
import { sameSize, step, width } from './laid-row.ts';

export interface CaptionRows {
  readonly start: number;
  readonly count: number;
  readonly kind: CaptionKind;
  /** As printed ("3", "A.2"), null if unnumbered. */
  readonly number: string | null;
}

/** The title of an algorithm stands above its lines: only a full line goes on below. */
const filled = 0.85;

/**
 * Captions among rows of text. A line that begins with "Table 3" inside a paragraph is none: a caption's first line is
 * set apart by a gap, a column's start, another size, or a label in a font of its own.
 */
export function findCaptions(
  rows: readonly LaidRow[],
  body: BodyStyle,
  taken: ReadonlySet<number>,
): CaptionRows[] {
  const found: CaptionRows[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const label = taken.has(at) ? null : readCaptionLabel(withNext(rows, at));
    if (label === null || !startsApart(rows, at, body, row.text.slice(0, label.length))) continue;
    const listing = label.kind === 'algorithm' || label.kind === 'listing';
    const count = listing ? titleExtent(rows, at) : extent(rows, at, body, taken);
    found.push({ start: at, count, kind: label.kind, number: label.number });
    at += count - 1;
  }
  return found;
}

/** Lines of an algorithm's title: two where the first is full and the next is no step. */
function titleExtent(rows: readonly LaidRow[], at: number): number {
  const row = rows[at]!;
  const next = rows[at + 1];
  if (next === undefined || width(row) < filled * width(row.lane) || next.frame !== row.frame) return 1;
  const isStep =
    /^(?:\d+\s?[:.]?\s|Require|Ensure|Input|Output|Data\b|Result|Param|Initiali|Given|for\b|while\b|repeat|if\b|return)/iu;
  return isStep.test(next.text) || Math.abs(next.x0 - row.x0) > 1 || step(row, next) > 1.4 ? 1 : 2;
}

/** A label may fill its line alone ("Table 3" above the caption's words). */
function withNext(rows: readonly LaidRow[], at: number): string {
  const row = rows[at]!;
  const next = rows[at + 1];
  return row.text.length < 14 && next !== undefined ? `${row.text} ${next.text}` : row.text;
}

function startsApart(rows: readonly LaidRow[], at: number, body: BodyStyle, label: string): boolean {
  const row = rows[at]!;
  const before = rows[at - 1];
  if (before === undefined || before.frame !== row.frame || before.laneAt !== row.laneAt) return true;
  if (/[:|]\s*$/u.test(label) || !sameSize(before, row)) return true;
  const own = row.segments[0]!.runs[0]!.font;
  if (own !== row.font && own !== before.font && !body.fonts.has(own)) return true;
  const gap = step(before, row);
  return gap < 0 || gap > (1.35 * body.leading) / body.size || before.segments.length > 1;
}

function extent(rows: readonly LaidRow[], at: number, body: BodyStyle, taken: ReadonlySet<number>): number {
  const first = rows[at]!;
  let right = first.x1;
  let count = 1;
  for (;;) {
    const above = rows[at + count - 1]!;
    const next = rows[at + count];
    if (next === undefined || taken.has(at + count) || next.frame !== first.frame) return count;
    const gap = step(above, next);
    if (gap < 0.7 || gap > (1.3 * body.leading) / body.size || !sameSize(next, first)) return count;
    if (next.x0 >= right || next.x1 <= first.x0 || next.segments.length > 2) return count;
    if (next.segments.length === 2 && width(next) < 0.6 * width(first)) return count;
    if (readCaptionLabel(next.text) !== null && /^\S+ \S+:/u.test(next.text)) return count;
    const ended = /[.!?)]$/u.test(above.text) && above.x1 < right - 0.12 * (right - first.x0) && count > 0;
    if (ended && gap > (1.02 * body.leading) / body.size + 0.03) return count;
    right = Math.max(right, next.x1);
    count += 1;
  }
}
