import type { Rect } from '../model.ts';
import type { PageItems, Run } from './page-items.ts';
import type { Turn } from './reading-turn.ts';
import { turnOf } from './reading-turn.ts';

/** Text of one direction on a page, turned so that it reads left to right. */
export interface Frame {
  readonly page: number;
  /** 0, or the direction the text has on a page that is turned the way it reads: -90 upwards, 90 downwards, 180 upside down. */
  readonly turn: number;
  /** The direction the text has on the page as it is shown; `turn`, unless the whole page is shown turned. */
  readonly shown: Turn;
  /** Size of the frame after turning. */
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
}

/** The frames of a page that reads as it is shown. */
export function framesOf(page: PageItems): Frame[] {
  return framesReading(page, 0);
}

/**
 * Splits a page by the direction of its text and turns each part upright: a sideways table must be read like any
 * other. Text at a slant (labels of axes) goes to the frame of the nearest direction. `reads`: the direction in which
 * the page itself reads, other than 0 where it is shown sideways or upside down.
 */
export function framesReading(page: PageItems, reads: Turn): Frame[] {
  const byTurn = new Map<Turn, Run[]>();
  for (const run of page.runs) {
    const turn = turnOf(run.angle);
    const runs = byTurn.get(turn) ?? [];
    runs.push(turn === 0 ? run : turned(run, turn, page));
    byTurn.set(turn, runs);
  }
  return [...byTurn].map(([shown, runs]) => {
    const sideways = Math.abs(shown) === 90;
    const [width, height] = sideways ? [page.height, page.width] : [page.width, page.height];
    return { page: page.page, turn: turnBetween(reads, shown), shown, width, height, runs };
  });
}

function turnBetween(from: Turn, to: Turn): number {
  const turn = to - from;
  return turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn;
}

function turned(run: Run, turn: Turn, { width, height }: PageItems): Run {
  if (turn === -90) return { ...run, x: height - run.y, y: run.x };
  if (turn === 90) return { ...run, x: run.y, y: width - run.x };
  return { ...run, x: width - run.x, y: height - run.y };
}

/** A rectangle of a turned frame as a rectangle of the page. */
export function pageRect([x0, y0, x1, y1]: Rect, { shown, width, height }: Frame): Rect {
  if (shown === -90) return [y0, width - x1, y1, width - x0];
  if (shown === 90) return [height - y1, x0, height - y0, x1];
  if (shown === 180) return [width - x1, height - y1, width - x0, height - y0];
  return [x0, y0, x1, y1];
}

/** Share of the values, ascending, below which `share` of them lie. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** The value around which most weight gathers, within `step`. */
export function mode(values: Iterable<readonly [value: number, weight: number]>, step: number): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) {
    const key = Math.round(value / step);
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  let best = 0;
  let most = -1;
  for (const [key, weight] of weights) {
    if (weight > most) [best, most] = [key, weight];
  }
  return best * step;
}
