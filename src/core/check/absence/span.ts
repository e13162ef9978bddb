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
  const own = range(thing.range.from, thing.range.to);
  const between = claims.some(
    (other) =>
      other.cue === cue &&
      other !== claim &&
      !refuted(other, claim) &&
      stands(other.thing.range.from, thing.range.from, cue.from),
  );
  if (between || thing.example || cue.to <= 0) return { thing: own, clause: own };
  const cued = words[cue.to - 1]!.end <= shift ? own : range(cue.from, cue.to);
  return { thing: own, clause: { start: Math.min(own.start, cued.start), end: Math.max(own.end, cued.end) } };
}

/** Nothing is between two things that both go. */
function refuted(other: AbsenceClaim, claim: AbsenceClaim): boolean {
  return other.thing === claim.thing;
}

/** Whether `other` lies between the thing and its cue. */
function stands(other: number, thing: number, cue: number): boolean {
  return cue < thing ? cue < other && other < thing : thing < other && other < cue;
}
