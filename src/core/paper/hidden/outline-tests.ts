import type { Outline, Pieces } from './outline.ts';
import { isInside, isNear, isRectangle, piecesOf } from './outline.ts';

/** Says whether a point, in the outline's own space, is painted. */
export type PointTest = (x: number, y: number) => boolean;

/** For a filled outline; null where its box is all painted. The outline is cut into pieces at the first question. */
export function filledTest(path: Outline, evenOdd: boolean): PointTest | null {
  if (isRectangle(path)) return null;
  let pieces: Pieces | null = null;
  return (x, y) => isInside((pieces ??= piecesOf(path, true)), x, y, evenOdd);
}

/** For a stroked outline. */
export function strokedTest(path: Outline, lineWidth: number): PointTest {
  let pieces: Pieces | null = null;
  return (x, y) => isNear((pieces ??= piecesOf(path, false)), x, y, lineWidth);
}
