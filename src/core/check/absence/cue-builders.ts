import { phraseEnd, subjectOfClauseBefore } from './clause.ts';
import type { Cue, WordRange } from './denial.ts';
import type { Graded } from './reading.ts';
import { antecedent, at, auxiliaryStart, ownerOf, subjectBefore, trimDegree } from './reading.ts';
import type { Word } from './words.ts';

/** A cue with its thing behind it and no subject that matters. */
export function cueBefore(
  range: WordRange,
  phrase: Graded<WordRange>,
  form: Cue['form'],
  more: Partial<Cue> = {},
): Cue {
  return {
    ...range,
    degree: phrase.graded ? 'graded' : 'flat',
    action: null,
    thing: phrase.value,
    complement: null,
    subject: null,
    owner: 'none',
    form,
    ...more,
  };
}

/** An active denial: "The paper does not discuss X". */
export function activeCue(
  words: readonly Word[],
  range: WordRange,
  phrase: Graded<WordRange>,
  form: Cue['form'],
  more: Partial<Cue> = {},
): Cue {
  const subject = subjectBefore(words, range.from);
  return cueBefore(range, phrase, form, { subject, owner: ownerOf(words, subject), ...more });
}

/** A denial with its thing before it; a complement behind it narrows the thing. */
export function passiveCue(
  words: readonly Word[],
  range: WordRange,
  graded: boolean,
  form: Cue['form'],
  action: Cue['action'] = null,
): Cue {
  const from = auxiliaryStart(words, range.from);
  const end = /^(?:and|or)$/.test(at(words, range.to)) ? range.to : phraseEnd(words, range.to, false);
  const rest = trimDegree(words, { from: range.to, to: end });
  return {
    from,
    to: rest.graded ? end : range.to,
    degree: graded || rest.graded ? 'graded' : 'flat',
    action,
    thing: subjectOf(words, from),
    complement: rest.value.to > rest.value.from ? rest.value : null,
    subject: null,
    owner: 'none',
    form,
  };
}

/** The subject of the verb group at `from`; of "X is mentioned but not explored" that of the clause before. */
function subjectOf(words: readonly Word[], from: number): WordRange {
  const own = subjectBefore(words, from);
  if (own.from < own.to || !/^(?:but|yet|and|though)$/.test(at(words, from - 1)))
    return antecedent(words, own);
  return subjectOfClauseBefore(words, from - 1);
}
