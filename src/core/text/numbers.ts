import { digitQuantities } from './digit-quantities.ts';
import { fold } from './fold.ts';
import { joinRanges } from './number-ranges.ts';
import type { Quantity } from './quantity.ts';
import type { TextRange } from './sentences.ts';
import { multiples, wordQuantities } from './word-quantities.ts';

export type { Quantity } from './quantity.ts';

/** All quantities of a text in reading order. Ranges in `except` (places, citations, quotations) are passed over. */
export function findQuantities(text: string, except: readonly TextRange[] = []): Quantity[] {
  const folded = fold(text);
  const digits = digitQuantities(folded);
  const inDigits = overlapOf(digits);
  const words = wordQuantities(folded).filter((quantity) => !inDigits(quantity));
  const passedOver = overlapOf(except);
  const kept = [...digits, ...words, ...multiples(folded)]
    .filter((quantity) => !passedOver(quantity))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return joinRanges(folded, kept);
}

/** A test for overlap with any of the ranges, in logarithmic time: a text may hold tens of thousands of numbers. */
function overlapOf(ranges: readonly TextRange[]): (range: TextRange) => boolean {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (sorted[mid]!.start < end) low = mid + 1;
      else high = mid;
    }
    return low > 0 && ends[low - 1]! > start;
  };
}
