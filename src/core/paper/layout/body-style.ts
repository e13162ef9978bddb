import { mode } from './geometry.ts';
import type { Row } from './rows.ts';

/** How the running text of a paper looks. Lengths in points. */
export interface BodyStyle {
  readonly size: number;
  /** Fonts that carry a good part of the running text. */
  readonly fonts: ReadonlySet<string>;
  /** Distance from one baseline to the next inside a paragraph. */
  readonly leading: number;
}

const bodyFontShare = 0.15;
const longLine = 30;

/** Font size of the running text. */
export function bodySize(rows: readonly Row[]): number {
  return mode(
    linesOf(rows).map((row) => [row.size, row.text.length] as const),
    0.25,
  );
}

function linesOf(rows: readonly Row[]): readonly Row[] {
  const long = rows.filter(({ text, segments }) => text.length >= longLine && segments.length === 1);
  return long.length > 0 ? long : rows;
}

export function bodyStyle(rows: readonly Row[]): BodyStyle {
  const lines = linesOf(rows);
  const size = bodySize(lines);
  const body = lines.filter((row) => Math.abs(row.size - size) <= 0.3);
  const weights = new Map<string, number>();
  let total = 0;
  for (const { font, text } of body) {
    weights.set(font, (weights.get(font) ?? 0) + text.length);
    total += text.length;
  }
  const fonts = new Set(
    [...weights].filter(([, weight]) => weight >= total * bodyFontShare).map(([font]) => font),
  );
  const steps: (readonly [number, number])[] = [];
  body.forEach((row, at) => {
    const before = body[at - 1];
    if (before === undefined || before.frame !== row.frame) return;
    const step = row.y - before.y;
    if (step > size * 0.8 && step < size * 2.2) steps.push([step, 1]);
  });
  return { size, fonts, leading: steps.length > 0 ? mode(steps, 0.25) : size * 1.2 };
}

export function isBodySize(row: Pick<Row, 'size'>, body: BodyStyle): boolean {
  return Math.abs(row.size - body.size) <= body.size * 0.05;
}
