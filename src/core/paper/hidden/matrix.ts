import type { Rect } from '../model.ts';

/** [a, b, c, d, e, f] as in PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first; elements of `inner` that are no numbers are taken as in the identity. */
export function combined(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const a = finite(inner[0], 1);
  const b = finite(inner[1], 0);
  const c = finite(inner[2], 0);
  const d = finite(inner[3], 1);
  const e = finite(inner[4], 0);
  const f = finite(inner[5], 0);
  return [
    outer[0] * a + outer[2] * b,
    outer[1] * a + outer[3] * b,
    outer[0] * c + outer[2] * d,
    outer[1] * c + outer[3] * d,
    outer[0] * e + outer[2] * f + outer[4],
    outer[1] * e + outer[3] * f + outer[5],
  ];
}

function finite(value: number | undefined, otherwise: number): number {
  return Number.isFinite(value) ? value! : otherwise;
}

export function mapped([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The point that `matrix` maps to (x, y); null where the matrix flattens the plane. */
export function unmapped([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] | null {
  const det = a * d - b * c;
  if (Math.abs(det) < 1e-12) return null;
  return [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det];
}

/** Bounding box of a mapped rectangle. */
export function mappedBox(matrix: Matrix, [x0, y0, x1, y1]: Rect): Rect {
  const corners = [
    mapped(matrix, x0, y0),
    mapped(matrix, x1, y0),
    mapped(matrix, x0, y1),
    mapped(matrix, x1, y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Keeps rectangles with sides along the axes as such. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  const small = 1e-3 * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  return (Math.abs(b) <= small && Math.abs(c) <= small) || (Math.abs(a) <= small && Math.abs(d) <= small);
}

/** How much the map enlarges lengths, on average. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The common part, possibly empty (x1 < x0). */
export function common(a: Rect, b: Rect): Rect {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function touches(a: Rect, b: Rect): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function holds([x0, y0, x1, y1]: Rect, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}
