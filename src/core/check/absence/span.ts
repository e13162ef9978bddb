import type { AbsenceClaim, AbsenceClaims } from './claims.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * What a denial covers in the clean sentence: the thing, and the clause of cue and thing where no other denied thing
 * stands between them. UTF-16 offsets within [0, length].
 */
export function claimSpan(
  { words, shift, claims }: AbsenceClaims,
  claim: AbsenceClaim,
  length: number,
): { thing: Range; clause: Range } {
  const { cue, thing } = claim;
  const range = (from: number, to: number): Range => ({
    start: Math.max(0, words[from]!.start - shift),
    end: Math.min(length, words[to - 1]!.end - shift),
  });
  // The words before the complement belong to the thing unless another thing stands between ("comparison with A and B").
  const from = thing.head && thing.head.to === thing.range.from ? thing.head.from : thing.range.from;
  const own = range(from, thing.range.to);
  const separated = claims.some(
    (other) => other.cue === cue && isBetween(other.thing.range.from, thing.range.from, cue.from),
  );
  // A cue that stands in the lead-in of a list is outside of the sentence.
  if (separated || thing.example || words[cue.to - 1]!.end <= shift) return { thing: own, clause: own };
  const cued = range(cue.from, cue.to);
  return { thing: own, clause: { start: Math.min(own.start, cued.start), end: Math.max(own.end, cued.end) } };
}

/** Whether `other` lies between the thing and its cue. */
function isBetween(other: number, thing: number, cue: number): boolean {
  return cue < thing ? cue < other && other < thing : thing < other && other < cue;
}
