import type { Rect } from '../model.ts';
import type { PaintedGlyph, PaintedText } from './paint.ts';

/** Points of a letter, from its foot to its head: half a letter can be read. The middle one comes first. */
export function samples(
  { x, y, dx, dy }: PaintedGlyph,
  [ux, uy]: readonly [number, number],
): [number, number][] {
  return [0.3, 0.08, 0.6].flatMap((up) =>
    [0.5, 0.2, 0.8].map((t): [number, number] => [x + t * dx + up * ux, y + t * dy + up * uy]),
  );
}

/** Box of a glyph, descender and ascender included, in points from the crop box's top left. */
export function glyphBox({ x, y, dx, dy }: PaintedGlyph, [ux, uy]: readonly [number, number]): Rect {
  const xs = [x - 0.2 * ux, x + 0.75 * ux, x + dx - 0.2 * ux, x + dx + 0.75 * ux];
  const ys = [y - 0.2 * uy, y + 0.75 * uy, y + dy - 0.2 * uy, y + dy + 0.75 * uy];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Box of all glyphs of an operator, as `glyphBox`. */
export function textBox({ glyphs, up: [ux, uy] }: PaintedText): Rect {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const { x, y, dx, dy } of glyphs) {
    x0 = Math.min(x0, x, x + dx);
    x1 = Math.max(x1, x, x + dx);
    y0 = Math.min(y0, y, y + dy);
    y1 = Math.max(y1, y, y + dy);
  }
  return [
    x0 + Math.min(-0.2 * ux, 0.75 * ux),
    y0 + Math.min(-0.2 * uy, 0.75 * uy),
    x1 + Math.max(-0.2 * ux, 0.75 * ux),
    y1 + Math.max(-0.2 * uy, 0.75 * uy),
  ];
}
