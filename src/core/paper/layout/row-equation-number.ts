import { equationNumber } from '../equation-number.ts';
import type { LaidRow } from './laid-row.ts';
import { width } from './laid-row.ts';
import { lowerWords } from './lower-words.ts';

/** A gap of so many font sizes before a number in brackets belongs to a display. */
const leastGap = 3;

/**
 * Number of a displayed equation that ends a row at the right edge of its column; null if there is none. Behind a wide
 * gap the formula need not hold a sign of mathematics: fonts without names for their signs give letters for them.
 */
export function rowEquationNumber(row: LaidRow): string | null {
  if (row.x1 < row.lane.x1 - 0.1 * width(row.lane)) return null;
  return equationNumber(row.text) ?? setApart(row);
}

function setApart({ segments, prose, text, size }: LaidRow): string | null {
  const last = segments.at(-1)!;
  const before = segments.at(-2);
  if (before === undefined || prose || last.x0 - before.x1 < leastGap * size) return null;
  return lowerWords(text, 4) > 0 ? null : equationNumber(last.text);
}
