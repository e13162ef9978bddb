import { cueBefore, passiveCue } from './cue-builders.ts';
import type { Cue } from './denial.ts';
import { isGradable } from './gradable.ts';
import {
  denyingAdverbs,
  formsOfHave,
  gradingAdjectives,
  missingAdjectives,
  reportingVerb,
  thinAdjectives,
} from './lexicon.ts';
import { at, auxiliaryStart, phraseFrom } from './reading.ts';
import type { Word } from './words.ts';

const closesPhrase =
  /^(?:|[.,;:()!?-]|in|from|for|as|and|or|at|on|to|with|but|by|because|due|here|there|which|given|since|such|so|e\.g|regarding|throughout|anywhere|entirely|completely|altogether|how|why|what|whether|when|making|raising)$/;
const habitual =
  /^(?:often|frequently|commonly|typically|usually|previously|traditionally|long|generally|hitherto|otherwise|mostly)$/;

/** "X is missing", "X is left out", "X remains unclear", "X missing (e.g. Y)", "X is inadequately addressed", "X is sparse". */
export function predicate(words: readonly Word[], i: number): Cue | null {
  const word = at(words, i);
  const next = at(words, i + 1);
  if (denyingAdverbs.has(word)) {
    const verb = reportingVerb(next);
    return verb?.participle ? passiveCue(words, { from: i, to: i + 2 }, true, 'passive', verb.action) : null;
  }
  if (/^(?:left|leave)$/.test(word) && next === 'out')
    return passiveCue(words, { from: i, to: i + 2 }, false, 'predicate');
  const adverb = at(words, i - 1).endsWith('ly') ? 1 : 0;
  const linked = auxiliaryStart(words, i) < i || auxiliaryStart(words, i - adverb) < i - adverb;
  if (missingAdjectives.has(word)) return missing(words, i, linked);
  if (!thinAdjectives.has(word) || !linked || !closesPhrase.test(next)) return null;
  if (word === 'limited' && /^(?:to|by)$/.test(next)) return null;
  const from = auxiliaryStart(words, i);
  if (/^(?:unclear|ambiguous)$/.test(word) && at(words, from - 1) === 'it') {
    const phrase = phraseFrom(words, i + 1, false);
    return cueBefore({ from, to: i + 1 }, { value: phrase.value, graded: true }, 'unclear', {
      action: 'explain',
    });
  }
  return passiveCue(words, { from: i, to: i + 1 }, true, 'predicate');
}

function missing(words: readonly Word[], i: number, linked: boolean): Cue | null {
  const word = at(words, i);
  const next = at(words, i + 1);
  const has = formsOfHave.has(at(words, i - 1)) && word === 'missing';
  if ((!linked || has) && (i === 0 || word === 'ignored' || !closesPhrase.test(next))) return null;
  // "has missing words", "are missing indices": it is not said of the subject.
  if (linked && word === 'missing' && !closesPhrase.test(next) && !/ly$/.test(next)) return null;
  if ((word === 'lacking' && next === 'in' && !linked) || next === 'by') return null;
  // "a problem that is often overlooked" praises the paper that does not.
  if (words.slice(Math.max(0, i - 2), i).some(({ text }) => habitual.test(text))) return null;
  // "The derivation is lacking" judges it.
  return passiveCue(words, { from: i, to: i + 1 }, word === 'lacking', 'predicate');
}

const opensPhrase =
  /^(?:|[.,;:()*-]|the|a|an|and|or|with|is|are|has|have|provides?|offers?|presents?|includes?|contains?|there|of|to|due|only|very|relatively|rather|somewhat|quite|by|gives?|from|but|suffers|while|shows?|remains?|some)$/;

/** "limited comparison with X", "insufficient detail on X". */
export function grading(words: readonly Word[], i: number): Cue | null {
  if (at(words, i) === 'few' && at(words, i - 1) === 'a') return null;
  if (!gradingAdjectives.has(at(words, i)) || !opensPhrase.test(at(words, i - 1))) return null;
  if (/^(?:|[.,;:()!?]|to|by|in|number|set|scope)$/.test(at(words, i + 1))) return null;
  const phrase = phraseFrom(words, i + 1, true);
  if (!isGradable(words, phrase.value)) return null;
  return cueBefore({ from: i, to: i + 1 }, { value: phrase.value, graded: true }, 'grading');
}
