import { phraseEnd, subjectOfClauseBefore } from './clause.ts';
import type { Cue, WordRange } from './denial.ts';
import type { Graded } from './reading.ts';
import { modals } from './lexicon.ts';
import { antecedent, at, auxiliaryStart, isLink, ownerOf, subjectBefore, trimDegree } from './reading.ts';
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
  const subject = subjectOf(words, from);
  // "It is not tested whether X": what is denied stands behind.
  if (subject.to - subject.from === 1 && at(words, subject.from) === 'it') {
    if (!/^(?:whether|how|why|what|if|which|that)$/.test(at(words, range.to)))
      return cueBefore(range, { value: { from: 0, to: 0 }, graded }, form);
    return cueBefore(
      { from, to: range.to },
      { value: { from: range.to + 1, to: rest.value.to }, graded: graded || rest.graded },
      form,
      { action },
    );
  }
  return {
    from,
    to: rest.graded ? end : range.to,
    degree: graded || rest.graded ? 'graded' : 'flat',
    action,
    thing: subject,
    complement: rest.value.to > rest.value.from ? rest.value : null,
    subject: null,
    owner: 'none',
    form,
  };
}

/** The subject of the verb group at `from`; of "X is mentioned but not explored" that of the clause before. */
function subjectOf(words: readonly Word[], from: number): WordRange {
  const own = withoutInversion(words, subjectBefore(words, from));
  if (own.from < own.to || !/^(?:but|yet|and|though)$/.test(at(words, from - 1)))
    return antecedent(words, own);
  return subjectOfClauseBefore(words, from - 1);
}

/** "why is [the cost] not reported", "why are [baselines] left out": the subject stands behind the auxiliary. */
function withoutInversion(words: readonly Word[], range: WordRange): WordRange {
  let { from } = range;
  // "For the tests on A and B, why was C not run?"
  for (let i = range.to - 1; i > range.from; i -= 1)
    if (at(words, i) === 'why' && at(words, i - 1) === ',') from = Math.max(from, i);
  if (at(words, from - 1) === 'why' || at(words, from) === 'why') {
    if (at(words, from) === 'why') from += 1;
    while (from < range.to && (isLink(at(words, from)) || modals.has(at(words, from)))) from += 1;
  }
  for (
    let opening = openingEnd(words, from, range.to);
    opening > from;
    opening = openingEnd(words, from, range.to)
  )
    from = opening;
  return { from, to: range.to };
}

/** Behind "for instance", "I think that", "it is regrettable that" at word `i`, or `i`. */
function openingEnd(words: readonly Word[], i: number, to: number): number {
  const text = words
    .slice(i, Math.min(to, i + 6))
    .map((word) => word.text)
    .join(' ');
  const match = opening.exec(text);
  return match ? i + match[0].trim().split(' ').length : i;
}

const opening =
  /^(?:for (?:instance|example)|(?:i|we) (?:also )?(?:think|believe|feel|find|note|noticed?|see)(?: that)?|it (?:is|seems|appears)(?: also)?(?: (?:un)?\w+)? that|unfortunately|please note that|note that)(?= )/;
