import type { Rect } from '../model.ts';

/**
 * A path as a flat list of steps: 0 x y = move, 1 x y = line, 2 x1 y1 x2 y2 x y = cubic curve, 3 x1 y1 x y = quadratic
 * curve, 4 = close.
 */
export type Outline = ArrayLike<number>;

/** Straight pieces, four numbers each: x0 y0 x1 y1. */
export type Pieces = readonly number[];

/** Straight pieces that stand for one curve: enough to tell inside from outside. */
const curveSteps = 6;

/** The path as straight pieces; open parts are closed where `closed` says so, as filling does. */
export function piecesOf(path: Outline, closed: boolean): Pieces {
  const pieces: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let at = 0;
  while (at < path.length) {
    const step = path[at];
    if (step === 0) {
      if (closed && (x !== startX || y !== startY)) pieces.push(x, y, startX, startY);
      x = startX = path[at + 1]!;
      y = startY = path[at + 2]!;
      at += 3;
    } else if (step === 1) {
      pieces.push(x, y, path[at + 1]!, path[at + 2]!);
      x = path[at + 1]!;
      y = path[at + 2]!;
      at += 3;
    } else if (step === 2 || step === 3) {
      const count = step === 2 ? 6 : 4;
      const points = [x, y, ...Array.from({ length: count }, (_, n) => path[at + 1 + n]!)];
      for (let n = 1; n <= curveSteps; n += 1) {
        const [nextX, nextY] = curvePoint(points, n / curveSteps);
        pieces.push(x, y, nextX, nextY);
        [x, y] = [nextX, nextY];
      }
      at += count + 1;
    } else if (step === 4) {
      if (x !== startX || y !== startY) pieces.push(x, y, startX, startY);
      [x, y] = [startX, startY];
      at += 1;
    } else break;
  }
  if (closed && (x !== startX || y !== startY)) pieces.push(x, y, startX, startY);
  return pieces;
}

/** De Casteljau's point of a Bézier curve of any degree. */
function curvePoint(points: readonly number[], t: number): [number, number] {
  let now = points;
  while (now.length > 2) {
    const next: number[] = [];
    for (let n = 0; n + 2 < now.length; n += 1) next.push(now[n]! * (1 - t) + now[n + 2]! * t);
    now = next;
  }
  return [now[0]!, now[1]!];
}

/** Whether filling the path paints the point. */
export function isInside(pieces: Pieces, x: number, y: number, evenOdd: boolean): boolean {
  let winding = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const y0 = pieces[at + 1]!;
    const y1 = pieces[at + 3]!;
    if (y0 <= y === y1 <= y) continue;
    const x0 = pieces[at]!;
    if (x0 + ((y - y0) / (y1 - y0)) * (pieces[at + 2]! - x0) <= x) continue;
    winding += y1 > y0 ? 1 : -1;
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

/** Whether a stroke of the given width along the path paints the point. */
export function isNear(pieces: Pieces, x: number, y: number, width: number): boolean {
  for (let at = 0; at < pieces.length; at += 4) if (distance(pieces, at, x, y) <= width / 2) return true;
  return false;
}

function distance(pieces: Pieces, at: number, x: number, y: number): number {
  const x0 = pieces[at]!;
  const y0 = pieces[at + 1]!;
  const dx = pieces[at + 2]! - x0;
  const dy = pieces[at + 3]! - y0;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

/** Bounding box of the path's points, control points included; null for a path without any. */
export function outlineBox(path: Outline): Rect | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  let at = 0;
  while (at < path.length) {
    const count = [2, 2, 6, 4, 0][path[at]!];
    if (count === undefined) return null;
    for (let n = 0; n < count; n += 2) {
      const [x, y] = [path[at + 1 + n]!, path[at + 2 + n]!];
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
    at += count + 1;
  }
  return [x0, y0, x1, y1].every(Number.isFinite) ? [x0, y0, x1, y1] : null;
}

/** One rectangle with sides along the axes and nothing else. */
export function isRectangle(path: Outline): boolean {
  const points: [number, number][] = [];
  let at = 0;
  while (at < path.length) {
    const step = path[at];
    if (step === 4) at += 1;
    else if (step === 1 || (step === 0 && at === 0)) {
      points.push([path[at + 1]!, path[at + 2]!]);
      at += 3;
    } else return false;
  }
  const [first, , , , fifth] = points;
  const returns = fifth !== undefined && fifth[0] === first![0] && fifth[1] === first![1];
  if (points.length !== 4 && !(points.length === 5 && returns)) return false;
  const corners = points.slice(0, 4);
  return corners.every(([x, y], n) => {
    const [nx, ny] = corners[(n + 1) % 4]!;
    return (x === nx) !== (y === ny);
  });
}
