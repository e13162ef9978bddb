import type { Rect } from '../model.ts';

/** [a, b, c, d, e, f] as in PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first. */
export function combined(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, jf] = numbers(inner);
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * jf + e,
    b * ie + d * jf + f,
  ];
}

/** Six elements, those that are missing or no numbers as in the identity. */
function numbers(values: ArrayLike<number>): Matrix {
  const at = (n: number): number => (Number.isFinite(values[n]) ? values[n]! : identity[n]!);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
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
