import { isTopLevelName } from '../heading-text.ts';
import { isCapitals } from '../text-headings.ts';
import type { BodyStyle } from './body-style.ts';
import type { LaidRow } from './laid-row.ts';
import { step } from './laid-row.ts';

/** A title is at least this much larger than the running text. */
const larger = 1.15;
const longest = 300;

/** Rows of the title: the largest print in the upper part of the first page. [] if nothing there is larger than the text. */
export function titleRows(rows: readonly LaidRow[], body: BodyStyle): number[] {
  const first = rows[0]?.frame.page;
  const head = rows.flatMap((row, at) =>
    row.frame.page === first &&
    row.frame.turn === 0 &&
    row.y < 0.5 * row.frame.height &&
    /\p{L}{2}/u.test(row.text)
      ? [at]
      : [],
  );
  const size = Math.max(0, ...head.map((at) => rows[at]!.size));
  if (size < larger * body.size) return [];
  const found: number[] = [];
  for (const at of head) {
    const row = rows[at]!;
    const last = found.at(-1);
    const below = last !== undefined && at === last + 1 && step(rows[last]!, row) <= 2;
    // The last line of a title in small capitals may hold no large one.
    const small = below && row.size > 0.75 * size && isCapitals(row.text) && isCapitals(rows[last]!.text);
    const large = row.size >= 0.94 * size || small;
    if (last !== undefined && (!below || !large)) break;
    if (!large) continue;
    found.push(at);
  }
  // A page that begins with "1 Introduction" or "References" is no title page.
  const words = found[0] === undefined ? '' : rows[found[0]]!.text;
  if (/^(?:1|I)\.?\s/u.test(words) || isTopLevelName(words)) return [];
  const length = found.reduce((sum, at) => sum + rows[at]!.text.length, 0);
  return length <= longest && length >= 8 ? found : [];
}
