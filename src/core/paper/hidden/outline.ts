import type { Rect } from '../model.ts';

/**
 * A path as a flat list of steps: 0 x y = move, 1 x y = line, 2 x1 y1 x2 y2 x y = cubic curve, 3 x1 y1 x y = quadratic
 * curve, 4 = close.
 */
export type Outline = ArrayLike<number>;

type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

/** Straight pieces that stand for one curve: enough to tell inside from outside. */
const curveSteps = 6;

/** The path's pieces as straight lines; open parts are closed where `closed` says so, as filling does. */
function* segments(path: Outline, closed: boolean): Generator<Segment> {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let at = 0;
  while (at < path.length) {
    const step = path[at];
    if (step === 0) {
      if (closed && (x !== startX || y !== startY)) yield [x, y, startX, startY];
      [x, y] = [path[at + 1]!, path[at + 2]!];
      [startX, startY] = [x, y];
      at += 3;
    } else if (step === 1) {
      const [nx, ny] = [path[at + 1]!, path[at + 2]!];
      yield [x, y, nx, ny];
      [x, y] = [nx, ny];
      at += 3;
    } else if (step === 2 || step === 3) {
      const count = step === 2 ? 6 : 4;
      const points = Array.from({ length: count }, (_, n) => path[at + 1 + n]!);
      let [px, py] = [x, y];
      for (let n = 1; n <= curveSteps; n += 1) {
        const [nx, ny] = curvePoint([x, y, ...points], n / curveSteps);
        yield [px, py, nx, ny];
        [px, py] = [nx, ny];
      }
      [x, y] = [px, py];
      at += count + 1;
    } else if (step === 4) {
      if (x !== startX || y !== startY) yield [x, y, startX, startY];
      [x, y] = [startX, startY];
      at += 1;
    } else return;
  }
  if (closed && (x !== startX || y !== startY)) yield [x, y, startX, startY];
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
export function isInside(path: Outline, x: number, y: number, evenOdd: boolean): boolean {
  let winding = 0;
  for (const [x0, y0, x1, y1] of segments(path, true)) {
    if (y0 <= y === y1 <= y) continue;
    if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) <= x) continue;
    winding += y1 > y0 ? 1 : -1;
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

/** Whether a stroke of the given width along the path paints the point. */
export function isNear(path: Outline, x: number, y: number, width: number): boolean {
  for (const segment of segments(path, false)) if (distance(segment, x, y) <= width / 2) return true;
  return false;
}

function distance([x0, y0, x1, y1]: Segment, x: number, y: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
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
