import type { Unit } from '../model/units.ts';
import { foldLower } from '../text/fold.ts';

/** Ids of the units that hold a quotation or a good part of it; [] where none does. */
export type UnitFinder = (quotation: string) => number[];

/** Share of the runs of three words of the shorter one that a unit and the quotation have in common. */
const leastShare = 0.5;
/** A unit that is met by fewer runs than this share of the best one, and not whole, holds a stray end of the quotation. */
const leastOfBest = 0.4;

const wordsOf = (text: string): string[] =>
  foldLower(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

function runsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(2).map((word, at) => `${words[at]!} ${words[at + 1]!} ${word}`));
}

/** @param units those of one paper */
export function unitFinder(units: readonly Unit[]): UnitFinder {
  const runs = units.map(({ text }) => runsOf(wordsOf(text)));
  return (quotation) => {
    const wanted = runsOf(wordsOf(quotation));
    const met = runs.map((run) => {
      const count = [...wanted].filter((one) => run.has(one)).length;
      return count >= leastShare * Math.min(run.size, wanted.size) ? count : 0;
    });
    const best = Math.max(0, ...met);
    if (best < 2 && best < wanted.size) return [];
    if (best === 0) return [];
    return met.flatMap((count, id) =>
      count >= leastOfBest * best || (count > 1 && count === runs[id]!.size) ? [id] : [],
    );
  };
}
