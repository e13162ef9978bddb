import type { Frame } from './geometry.ts';
import type { Run } from './page-items.ts';
import type { TextLine } from './text-lines.ts';
import { isLoneNumber } from './text-lines.ts';

/** A number that stands alone. */
export interface Rung {
  readonly frame: Frame;
  readonly run: Run;
  readonly value: number;
}

/** Numbers below each other on one page that count on. */
export interface Ladder {
  readonly page: number;
  readonly rungs: readonly Rung[];
  /** Index of the strip of paper in which it stands; ladders of other pages may stand in the same. */
  readonly strip: number;
}

/** Numbers of one strip begin, end or are centred within this many points. */
const aligned = 3;
/** Papers number every line or every fifth. */
const steps = [1, 5];
/** So many numbers may be missing between two rungs. */
const longestGap = 3;
const leastChain = 3;
/** No page has so many lines. */
const mostOnPage = 400;
/** Review line numbers have a strip for themselves: hardly any line of text crosses it, page-wide ones in a gutter. */
const mostCrossing = 0.15;

/** Every ladder, of any length, in strips that running text leaves free. */
export function numberLadders(frames: readonly Frame[], lines: readonly TextLine[]): Ladder[] {
  const onPage = linesByPage(lines);
  return strips(frames)
    .filter((strip) => isFree(strip, onPage))
    .flatMap((strip, at) => {
      const step = stepOf(strip);
      return [...byPage(strip)].map(([page, rungs]) => ({ page, rungs: chains(rungs, step), strip: at }));
    });
}

function strips(frames: readonly Frame[]): Rung[][] {
  const found: Rung[][] = [];
  for (const frame of frames) {
    if (frame.turn !== 0) continue;
    for (const run of frame.runs) {
      if (!isLoneNumber(run) || run.x < 0 || run.x > frame.width) continue;
      const rung = { frame, run, value: Number(run.text) };
      const strip = found.find(([first]) => inLine(first!.run, run));
      if (strip) strip.push(rung);
      else found.push([rung]);
    }
  }
  return found.filter(({ length }) => length > 1);
}

function inLine(a: Run, b: Run): boolean {
  const [left, right] = [a.x - b.x, a.x + a.width - b.x - b.width];
  return [left, right, (left + right) / 2].some((shift) => Math.abs(shift) <= aligned);
}

/** A paper full of tables has hundreds of strips, most of them on one page: none of them looks at all lines. */
function linesByPage(lines: readonly TextLine[]): ReadonlyMap<number, readonly TextLine[]> {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const own = pages.get(line.page);
    if (own) own.push(line);
    else pages.set(line.page, [line]);
  }
  return pages;
}

function isFree(strip: readonly Rung[], onPage: ReadonlyMap<number, readonly TextLine[]>): boolean {
  const pages = new Set(strip.map(({ frame }) => frame.page));
  const x0 = Math.min(...strip.map(({ run }) => run.x)) + 1;
  const x1 = Math.max(...strip.map(({ run }) => run.x + run.width)) - 1;
  const beside = [...pages].flatMap((page) => onPage.get(page) ?? []);
  const crossing = beside.filter((line) => line.x0 < x1 && line.x1 > x0);
  return crossing.length <= beside.length * mostCrossing;
}

function byPage(strip: readonly Rung[]): Map<number, Rung[]> {
  const pages = new Map<number, Rung[]>();
  for (const rung of strip) {
    const own = pages.get(rung.frame.page) ?? [];
    own.push(rung);
    pages.set(rung.frame.page, own);
  }
  for (const [page, rungs] of pages) {
    if (rungs.length > mostOnPage) pages.delete(page);
    else rungs.sort((a, b) => a.run.y - b.run.y);
  }
  return pages;
}

/** The commoner distance from one number to the next below it. */
function stepOf(strip: readonly Rung[]): number {
  const counts = steps.map(
    (step) =>
      [...byPage(strip).values()].flatMap((rungs) =>
        rungs.filter(({ value }, at) => value === (rungs[at - 1]?.value ?? Number.NaN) + step),
      ).length,
  );
  return counts[1]! > counts[0]! ? steps[1]! : steps[0]!;
}

/** All long chains of a strip on one page (numbers jump where columns follow a page-wide part), or else the longest. */
function chains(rungs: readonly Rung[], step: number): Rung[] {
  const first = chain(rungs, step);
  const found = [...first];
  let rest = rungs.filter((rung) => !first.includes(rung));
  while (rest.length >= leastChain) {
    const next = chain(rest, step);
    if (next.length < leastChain) break;
    found.push(...next);
    rest = rest.filter((rung) => !next.includes(rung));
  }
  return found.sort((a, b) => a.run.y - b.run.y);
}

/** The longest run of numbers that count on, from top to bottom: a stray number beside it is no part. */
function chain(rungs: readonly Rung[], step: number): Rung[] {
  const length: number[] = [];
  const before: number[] = [];
  rungs.forEach(({ value, run }, at) => {
    [length[at], before[at]] = [1, -1];
    for (let other = at - 1; other >= 0 && other >= at - 2 * longestGap; other -= 1) {
      const gap = (value - rungs[other]!.value) / step;
      const below = run.y - rungs[other]!.run.y > 1;
      if (below && Number.isInteger(gap) && gap > 0 && gap <= longestGap && length[other]! >= length[at]!)
        [length[at], before[at]] = [length[other]! + 1, other];
    }
  });
  const out: Rung[] = [];
  for (let at = length.indexOf(Math.max(...length)); at >= 0; at = before[at]!) out.unshift(rungs[at]!);
  return out;
}
