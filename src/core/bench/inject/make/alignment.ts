import { stemsOf, type StemAt, type Statement } from '../../../evidence/statements.ts';
import { foldLower } from '../../../text/fold.ts';
import { sharedAround } from './context.ts';

/** A range in a text. */
export interface At {
  readonly start: number;
  readonly end: number;
}

/** Content words that claim and statement must share around the word. */
const leastShared = 3;
/** Of the content words nearest to it in the claim this many must stand near it in the statement. */
const leastNear = 2;

/**
 * Whether a word says in the statement what it says in the claim: enough of what stands around it is the same, its
 * neighbour on one side is (with `object` the one behind), and either both are denied or neither. `place` is a range in
 * the passage's text.
 */
export function isSaidOfSame(
  text: string,
  word: At,
  statement: Statement,
  place: At,
  object = false,
): boolean {
  const { stems, passage } = statement;
  if (sharedAround({ text, ...word }, { stems, ...place }) < leastShared) return false;
  const own = stemsOf(text);
  const left = [before(own, word, 3), before(stems, place, 5)] as const;
  const right = [behind(own, word, 3), behind(stems, place, 5)] as const;
  const paper = new Set([...left[1], ...right[1]]);
  if ([...left[0], ...right[0]].filter((stem) => paper.has(stem)).length < leastNear) return false;
  const neighbours = [left[0].at(-1), right[0][0]] as const;
  const beside =
    (!object && neighbours[0] !== undefined && left[1].slice(-3).includes(neighbours[0])) ||
    (neighbours[1] !== undefined && right[1].slice(0, 3).includes(neighbours[1]));
  return (
    beside &&
    isDenied(text, word.start) ===
      isDenied(passage.text.slice(statement.start), place.start - statement.start)
  );
}

function before(stems: readonly StemAt[], { start }: At, count: number): string[] {
  return stems
    .filter((one) => one.end <= start)
    .slice(-count)
    .map(({ stem }) => stem);
}

function behind(stems: readonly StemAt[], { end }: At, count: number): string[] {
  return stems
    .filter((one) => one.start >= end)
    .slice(0, count)
    .map(({ stem }) => stem);
}

const denials =
  /(?:\b(?:not|no|never|without|cannot|neither|nor|hardly|fails?|failed|lacks?|lacking|unlike|instead of|rather than)\b|n't\b)(?:\s+\S+){0,4}\s*$/;

/** A word of denial stands shortly before. */
export function isDenied(text: string, at: number): boolean {
  return denials.test(foldLower(text.slice(Math.max(0, at - 60), at)));
}
