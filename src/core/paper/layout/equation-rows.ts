import type { BodyStyle } from './body-style.ts';
import type { LaidRow } from './laid-row.ts';
import { width } from './laid-row.ts';
import { lowerWords } from './lower-words.ts';
import { rowEquationNumber } from './row-equation-number.ts';

/** Parts of a displayed formula stand within so many line distances of its number. */
const tallest = 2.4;
const relation = /[=<>≤≥≈∼∝∈∑∏∫√×·∥]|\S\s?[+−]\s?\S/u;

/** Rows of displayed formulas: numbered ones with all their parts (fractions come in pieces), and plain ones. */
export function equationRows(rows: readonly LaidRow[], body: BodyStyle): Set<LaidRow> {
  const found = new Set<LaidRow>();
  rows.forEach((row, at) => {
    if (isFormula(row, body)) found.add(row);
    if (!isNumbered(row)) return;
    found.add(row);
    for (const direction of [-1, 1]) {
      for (let next = at + direction; next >= 0 && next < rows.length; next += direction) {
        const part = rows[next]!;
        if (part.frame !== row.frame || Math.abs(part.y - row.y) > tallest * body.leading || !mayBePart(part))
          break;
        found.add(part);
      }
    }
  });
  return found;
}

/** Ends in "(5)" at the right edge of its column, behind a formula or nothing. */
function isNumbered(row: LaidRow): boolean {
  return (
    rowEquationNumber(row) !== null &&
    row.x1 > row.lane.x1 - 0.08 * width(row.lane) &&
    words(row) < 5 &&
    !row.prose
  );
}

function mayBePart(row: LaidRow): boolean {
  return (
    !row.prose &&
    row.x0 > row.lane.x0 + 0.7 * row.size &&
    words(row) < 3 &&
    !/^[•\d]+[.)]?\s\p{Lu}/u.test(row.text)
  );
}

/** Away from the column's edge, with hardly a word in the body's font. */
function isFormula(row: LaidRow, body: BodyStyle): boolean {
  if (row.prose || row.x0 < row.lane.x0 + row.size || words(row) > 2) return false;
  const foreign = row.segments.flatMap(({ runs }) => runs).filter(({ font }) => !body.fonts.has(font));
  const letters = Math.max(1, row.text.replace(/\s/gu, '').length);
  const share = foreign.reduce((sum, { text }) => sum + text.length, 0) / letters;
  return share > 0.4 && relation.test(row.text) && Math.abs(row.size - body.size) < 0.25 * body.size;
}

function words({ text }: LaidRow): number {
  return lowerWords(text, 4);
}
