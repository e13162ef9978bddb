import type { Rect } from '../model.ts';
import { touches } from './matrix.ts';
import type { PaintedArea, PaintedPage } from './paint.ts';

/** Height of a strip, in points. */
const strip = 16;

/** Finds the surfaces around a box, in the order of painting, without looking at all of them. */
export class AreaStrips {
  readonly #strips: PaintedArea[][];
  /** What covers many strips. */
  readonly #tall: PaintedArea[] = [];

  constructor({ areas, height }: PaintedPage) {
    const count = Math.max(1, Math.min(2000, Math.ceil(height / strip)));
    this.#strips = Array.from({ length: count }, () => []);
    for (const area of areas) {
      const [first, last] = this.#span(area.box);
      if (last - first > 12) this.#tall.push(area);
      else for (let at = first; at <= last; at += 1) this.#strips[at]!.push(area);
    }
  }

  around(box: Rect): readonly PaintedArea[] {
    const [first, last] = this.#span(box);
    const found: PaintedArea[] = [];
    for (const area of this.#tall) if (touches(area.box, box)) found.push(area);
    for (let at = first; at <= last; at += 1) {
      for (const area of this.#strips[at]!) if (touches(area.box, box)) found.push(area);
    }
    if (found.length < 2) return found;
    return [...new Set(found)].sort((a, b) => a.order - b.order);
  }

  #span([, y0, , y1]: Rect): [number, number] {
    const clamp = (y: number): number =>
      Math.max(0, Math.min(this.#strips.length - 1, Number.isFinite(y) ? Math.floor(y / strip) : 0));
    return [clamp(y0), clamp(y1)];
  }
}
