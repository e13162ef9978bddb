import type { Cue } from './denial.ts';
import { isAboutOthers, isQuality } from './gradable.ts';
import { idiomAt } from './idioms.ts';
import { lack } from './lack-cues.ts';
import { no } from './no-cues.ts';
import { grading, predicate } from './predicate-cues.ts';
import { shouldHave, whereIs } from './implied-cues.ts';
import { failure, negatedVerb, without } from './verb-cues.ts';
import { presupposes } from './presupposed.ts';
import type { Word } from './words.ts';

const readers = [idiomAt, shouldHave, whereIs, negatedVerb, failure, without, lack, no, predicate, grading];

/** All denials of a sentence, in the order of their cues. */
export function cuesOf(words: readonly Word[]): Cue[] {
  const cues: Cue[] = [];
  for (let i = 0; i < words.length; i += 1) {
    let cue: Cue | null = null;
    for (const read of readers) if ((cue = read(words, i))) break;
    if (!cue || cue.thing.to <= cue.thing.from || !isDenial(words, cue)) continue;
    cues.push(cue);
    i = Math.max(i, cue.to - 1);
  }
  return cues;
}

function isDenial(words: readonly Word[], cue: Cue): boolean {
  if (isQuality(words, cue)) return false;
  if (cue.subject && isAboutOthers(words, cue.subject.from, cue.subject.to)) return false;
  // "other methods not included in the experiments" in a question is a name for them and no complaint.
  return !(
    cue.form === 'passive' &&
    words.at(-1)?.text === '?' &&
    words[cue.from]?.text === 'not' &&
    !presupposes(words, cue.from)
  );
}
