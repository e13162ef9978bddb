import type { BodyStyle } from './body-style.ts';
import { median, quantile } from './geometry.ts';
import type { Row } from './rows.ts';

/** Left and right end of a column of running text. */
export interface Lane {
  readonly x0: number;
  readonly x1: number;
}

const smallestShare = 0.1;

export interface FrameLanes {
  readonly lanes: readonly Lane[];
  /** Lines that the columns were taken from. */
  readonly lines: number;
}

/** Columns of one page (frame), taken from rows of running text: one, or two with a gutter between. */
export function lanesOf(
  rows: readonly Row[],
  body: BodyStyle,
  frame: { readonly width: number },
): FrameLanes {
  // References, captions and appendices in smaller print stand in the same columns; labels in figures do not.
  const lines = rows.filter((row) => Math.abs(row.size - body.size) <= body.size * 0.25 && isWords(row.text));
  if (lines.length === 0) return { lanes: [{ x0: frame.width * 0.12, x1: frame.width * 0.88 }], lines: 0 };
  const middle = middleOf(lines, frame.width);
  const left = lines.filter((row) => row.x1 <= middle + 2);
  const right = lines.filter((row) => row.x0 >= middle - 2);
  const enough = Math.max(3, lines.length * smallestShare);
  const across = lines.length - left.length - right.length;
  const two = left.length >= enough && right.length >= enough && across < lines.length * 0.5;
  return { lanes: two ? [lane(left), lane(right)] : [lane(lines)], lines: lines.length };
}

function isWords(text: string): boolean {
  return text.length >= 20 && /\p{Ll}{2}|\p{Lo}{4}/u.test(text);
}

/** The gutter lies where the fewest lines cross, near the middle of the text. */
function middleOf(lines: readonly Row[], width: number): number {
  const x0 = quantile(
    lines.map((row) => row.x0).sort((a, b) => a - b),
    0.05,
  );
  const x1 = quantile(
    lines.map((row) => row.x1).sort((a, b) => a - b),
    0.95,
  );
  let best = width / 2;
  let least = Infinity;
  for (let share = 0.3; share <= 0.7; share += 0.02) {
    const x = x0 + (x1 - x0) * share;
    const crossing = lines.filter((row) => row.x0 < x - 2 && row.x1 > x + 2).length + Math.abs(share - 0.5);
    if (crossing < least) [least, best] = [crossing, x];
  }
  return best;
}

function lane(rows: readonly Row[]): Lane {
  const x1 = rows.map((row) => row.x1).sort((a, b) => a - b);
  return {
    // Indented lines stand to the right of the column's edge, hardly any to its left.
    x0: quantile(
      rows.map((row) => row.x0).sort((a, b) => a - b),
      0.1,
    ),
    x1: Math.max(quantile(x1, 0.8), median(x1)),
  };
}

/** The lane of a row: its index, or -1 where it reaches over more than one. */
export function laneIndex(row: Pick<Row, 'x0' | 'x1'>, lanes: readonly Lane[]): number {
  if (lanes.length === 1) return 0;
  const [left, right] = lanes as [Lane, Lane];
  const gutter = (left.x1 + right.x0) / 2;
  if (row.x1 <= Math.max(gutter, left.x1 + 3)) return 0;
  if (row.x0 >= Math.min(gutter, right.x0 - 3)) return 1;
  return -1;
}
