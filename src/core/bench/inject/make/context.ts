import { stemsOf, type StemAt } from '../../../evidence/statements.ts';

/** Content words to either side that say what a word is said of. */
const reach = 7;

/** Stems of the content words around a range of a text, at most `far` to either side, without those in it. */
export function around(
  stems: readonly StemAt[],
  start: number,
  end: number,
  far = reach,
): ReadonlySet<string> {
  const before = stems.filter((one) => one.end <= start).slice(-far);
  const behind = stems.filter((one) => one.start >= end).slice(0, far);
  return new Set([...before, ...behind].map(({ stem }) => stem));
}

/** How many content words the surroundings of two ranges share, of `far` to either side. */
export function sharedAround(
  a: { readonly text: string; readonly start: number; readonly end: number },
  b: { readonly stems: readonly StemAt[]; readonly start: number; readonly end: number },
  far = reach,
): number {
  const left = around(stemsOf(a.text), a.start, a.end, far);
  const right = around(b.stems, b.start, b.end, far);
  return [...left].filter((stem) => right.has(stem)).length;
}

/** Whether the content word before or behind a range is the same in both texts: it is said of just the same thing. */
export function sameNeighbour(
  a: { readonly text: string; readonly start: number; readonly end: number },
  b: { readonly stems: readonly StemAt[]; readonly start: number; readonly end: number },
): boolean {
  const [left, right] = [neighbours(stemsOf(a.text), a), neighbours(b.stems, b)];
  return left.some((stem, side) => stem !== undefined && stem === right[side]);
}

function neighbours(
  stems: readonly StemAt[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly [string | undefined, string | undefined] {
  return [stems.filter((one) => one.end <= start).at(-1)?.stem, stems.find((one) => one.start >= end)?.stem];
}
