import { activeCue, cueBefore, passiveCue } from './cue-builders.ts';
import type { Cue } from './denial.ts';
import { isGradable } from './gradable.ts';
import { carrierNouns, copulas, formsOfBe, formsOfHave, reportingVerb } from './lexicon.ts';
import type { Graded } from './reading.ts';
import { at, auxiliaryStart, phraseFrom, skipAdverbs } from './reading.ts';
import type { Word } from './words.ts';

const notReally = /^(?:only|necessarily|just|merely|least|surprising|surprisingly|limited|yet|so|that|as)$/;

/** "does not discuss X", "X is not (well) discussed", "X not discussed", "X is not clear". */
export function negatedVerb(words: readonly Word[], i: number): Cue | null {
  const word = at(words, i);
  const contracted = word.endsWith("n't");
  if (!contracted && !/^(?:not|never|cannot|neither|nor)$/.test(word)) return null;
  if (notReally.test(at(words, i + 1))) return null;
  const auxiliary = contracted ? word : at(words, i - 1);
  const wished = /^(?:should|would|might|may|to)$/.test(auxiliary);
  const helps =
    !contracted &&
    (formsOfBe.has(auxiliary) ||
      formsOfHave.has(auxiliary) ||
      copulas.has(auxiliary) ||
      /^(?:does|do|did|can|could)$/.test(auxiliary));
  const from = helps ? i - 1 : i;
  const skipped = skipAdverbs(words, i + 1);
  const isBe =
    formsOfBe.has(auxiliary) ||
    copulas.has(auxiliary) ||
    words.slice(i + 1, skipped.value).some(({ text }) => text === 'been' || text === 'be');
  const verb = reportingVerb(at(words, skipped.value));
  if (!verb) return notAdjective(words, i, from, skipped, isBe);
  if (wished) return null;
  const to = verbGroupEnd(words, skipped.value);
  if (!isBe && isActive(words, word, auxiliary, skipped.value, to)) {
    const object = phraseFrom(words, behindParticle(words, to), false);
    const phrase = { value: object.value, graded: object.graded || skipped.graded };
    return activeCue(words, { from, to }, phrase, 'verb', { action: verb.action });
  }
  return verb.participle ? passiveCue(words, { from, to }, skipped.graded, 'passive', verb.action) : null;
}

function isActive(
  words: readonly Word[],
  negation: string,
  auxiliary: string,
  verb: number,
  to: number,
): boolean {
  const form = reportingVerb(at(words, verb))!;
  if (negation.endsWith("n't") || negation === 'cannot' || /^(?:does|do|did|can|could)$/.test(auxiliary))
    return form.bare;
  if (formsOfHave.has(auxiliary)) return form.participle;
  if (negation === 'not') return false;
  const next = at(words, to);
  const hasObject =
    next !== '' && !/^(?:[.,;:)!?]|in|by|at|and|or|for|with|to|on|as|from|against|nor)$/.test(next);
  return (form.finite || form.bare) && hasObject;
}

const sameForms = /^(?:experiments?|results?|tests?|studies|study|review|benchmark|measure|document|name)$/;

/** End of "discuss, analyze or evaluate" that starts with the verb at `from`; its verbs agree in form. */
function verbGroupEnd(words: readonly Word[], from: number): number {
  const first = reportingVerb(at(words, from))!;
  let end = from + 1;
  for (;;) {
    let next = end;
    while (/^(?:,|and|or|nor|\/)$/.test(at(words, next))) next += 1;
    if (next === end) return end;
    const { value } = skipAdverbs(words, next);
    const verb = reportingVerb(at(words, value));
    if (!verb || (verb.bare !== first.bare && verb.participle !== first.participle)) return end;
    if (sameForms.test(at(words, value)) && !first.participle) return end;
    end = value + 1;
  }
}

function behindParticle(words: readonly Word[], i: number): number {
  return /^(?:on|about|into|upon|with|to|for|of|up|at|out)$/.test(at(words, i)) ? i + 1 : i;
}

const notGood =
  /^(?:clear|sufficient|enough|comprehensive|detailed|thorough|adequate|extensive|rigorous|convincing|systematic|in-depth|exhaustive|complete|precise)$/;

/** "not clear", "not available", "not detailed enough", "not among the baselines". */
function notAdjective(
  words: readonly Word[],
  i: number,
  from: number,
  { value, graded }: Graded<number>,
  isBe: boolean,
): Cue | null {
  if (!isBe) return null;
  if (at(words, value) === 'available')
    return passiveCue(words, { from, to: value + 1 }, false, 'predicate', 'release');
  if (/^(?:among|part|included|found)$/.test(at(words, value)))
    return passiveCue(words, { from, to: value }, false, 'predicate');
  // The adverb reader stops behind a word of degree.
  const adjective = at(words, value - 1);
  if (value - 1 <= i || !graded || !notGood.test(adjective)) return null;
  const subject = at(words, auxiliaryStart(words, from) - 1);
  if (adjective === 'clear' && (subject === 'it' || i === 0)) {
    const object = phraseFrom(words, value, false);
    return cueBefore({ from, to: value }, { value: object.value, graded: true }, 'unclear', {
      action: 'explain',
    });
  }
  return passiveCue(words, { from, to: value }, true, 'predicate');
}

/** "fails to discuss X". */
export function failure(words: readonly Word[], i: number): Cue | null {
  if (
    !/^(?:fail|neglect|omit|forget)(?:s|ed|ing|ted)?$|^forgot$/.test(at(words, i)) ||
    at(words, i + 1) !== 'to'
  )
    return null;
  const skipped = skipAdverbs(words, i + 2);
  const verb = reportingVerb(at(words, skipped.value));
  if (!verb?.bare) return null;
  const to = verbGroupEnd(words, skipped.value);
  const object = phraseFrom(words, behindParticle(words, to), false);
  const phrase = { value: object.value, graded: object.graded || skipped.graded };
  return activeCue(words, { from: i, to }, phrase, 'verb', { action: verb.action });
}

/** "without discussing X", "without any ablation". */
export function without(words: readonly Word[], i: number): Cue | null {
  // "with and without X" denies nothing.
  if (at(words, i) !== 'without' || (/^(?:and|or)$/.test(at(words, i - 1)) && at(words, i - 2) === 'with'))
    return null;
  const skipped = skipAdverbs(words, i + 1);
  const next = at(words, skipped.value);
  const verb = reportingVerb(next);
  if (verb?.gerund) {
    const to = verbGroupEnd(words, skipped.value);
    const object = phraseFrom(words, behindParticle(words, to), false);
    const phrase = { value: object.value, graded: object.graded || skipped.graded };
    return cueBefore({ from: i, to }, phrase, 'without', { action: verb.action });
  }
  // "Does it work without hyperparameters?" asks about the method.
  if ((next.endsWith('ing') && !carrierNouns.has(next)) || at(words, words.length - 1) === '?') return null;
  const phrase = phraseFrom(words, i + 1, true);
  const comma = words.findIndex(({ text }, at) => at > i && text === ',');
  // "Without the list, the choice looks arbitrary": what opens the sentence ends at the comma.
  const value =
    i <= 2 && comma > 0 ? { from: phrase.value.from, to: Math.min(comma, phrase.value.to) } : phrase.value;
  return isGradable(words, value)
    ? cueBefore({ from: i, to: i + 1 }, { value, graded: phrase.graded }, 'without')
    : null;
}
