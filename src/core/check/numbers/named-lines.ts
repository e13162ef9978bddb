import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { NumberClaim } from './claims.ts';
import type { PaperNumber } from './paper-numbers.ts';

/** A row or column of a table that a sentence names. */
export interface Line {
  readonly key: number;
  /** 0..1: share of its own words, weighted by rarity, that the sentence has. */
  readonly match: number;
  /** The same, weighted by their distance to the number, as a sum. */
  readonly near: number;
}

/** Least share of a row's or column's own words that the sentence must name. */
export const leastMatch = 0.75;
/** Least weight of a name by its distance to the number. */
const leastNear = 0.5;
/** How much better the best row or column must be than the next one. */
const margin = 0.25;

/** The one of the lines that a claim's words name, or null if none or several are named. */
export function bestLine([first, second]: readonly Line[]): Line | null {
  return first === undefined || (second !== undefined && second.near > first.near * (1 - margin))
    ? null
    : first;
}

/** The rows (or columns) that the claim's words name, the one named best first. */
export function namedLines(
  claim: NumberClaim,
  cells: readonly PaperNumber[],
  by: 'row' | 'column',
  index: PaperIndex,
): Line[] {
  const names = new Map<number, readonly string[]>();
  for (const { cell } of cells) {
    const key = cell![by];
    if (!names.has(key)) names.set(key, by === 'row' ? cell!.rowName : cell!.columnName);
  }
  const frequency = new Map<string, number>();
  for (const name of names.values())
    for (const stem of new Set(name)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const tells = (stem: string): boolean => names.size === 1 || (frequency.get(stem) ?? 0) <= names.size / 2;
  const telling = matches(claim, names, tells, index);
  if (telling.length > 0) return telling;
  // "Reader" above "Reader + cache" and "Reader + index": named where none of the others is.
  return matches(claim, new Map([...names].filter(([, name]) => !name.some(tells))), () => true, index);
}

function matches(
  claim: NumberClaim,
  names: ReadonlyMap<number, readonly string[]>,
  counts: (stem: string) => boolean,
  index: PaperIndex,
): Line[] {
  const lines: Line[] = [];
  for (const [key, name] of names) {
    // A row that is only numbered is named by nothing that a sentence says.
    if (!name.some((stem) => /\p{L}/u.test(stem))) continue;
    let all = 0;
    let met = 0;
    let near = 0;
    for (const stem of name) {
      if (!counts(stem)) continue;
      // "Temperature \u03C4" is named without its symbol.
      if (/^\p{L}$/u.test(stem) && name.some((other) => other.length > 2)) continue;
      const worth = index.idf(`_${stem}`);
      all += worth;
      const weight = namedIn(claim, stem);
      if (weight > 0) met += worth;
      near += worth * weight;
    }
    if (all > 0 && met / all >= leastMatch && near / all >= leastNear)
      lines.push({ key, match: met / all, near });
  }
  return lines.sort((a, b) => b.near - a.near);
}

/** Weight with which the sentence names a header word: itself, an abbreviation of it or by its initials. */
function namedIn(claim: NumberClaim, stem: string): number {
  const own = claim.scope.get(stem);
  if (own !== undefined) return own;
  let best = 0;
  for (const [word, weight] of claim.scope) {
    if (stem === 'avg' && /^(?:averag|mean)/u.test(word) && weight > best) best = weight;
    if (stem.length >= 3 && word.length >= 6 && word.startsWith(stem) && weight > best) best = weight;
  }
  return best;
}
