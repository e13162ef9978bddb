import { activeCue, cueBefore } from './cue-builders.ts';
import type { Cue } from './denial.ts';
import { isGradable } from './gradable.ts';
import { formsOfBe } from './lexicon.ts';
import { at, isLink, ownerOf, phraseFrom, subjectBefore } from './reading.ts';
import type { Word } from './words.ts';

/** "lacks X", "lack of X", "absence of X", "omits X", "leaves out X", "missing X", "devoid of X". */
export function lack(words: readonly Word[], i: number): Cue | null {
  const word = at(words, i);
  const next = at(words, i + 1);
  if (/^(?:lack|absence|omission|dearth|scarcity|shortage|paucity)$/.test(word) && next === 'of') {
    // "This lack of comparison" takes up what was said before.
    if (/^(?:this|such|that)$/.test(at(words, i - 1))) return null;
    const phrase = phraseFrom(words, i + 2, true);
    const few = /^(?:dearth|scarcity|shortage|paucity)$/.test(word);
    return cueBefore({ from: i, to: i + 2 }, { value: phrase.value, graded: phrase.graded || few }, 'lack');
  }
  if (word === 'missing') {
    if (!isAttributive(words, i)) return null;
    const phrase = phraseFrom(words, i + 1, true);
    // "many of the missing baselines": those that were named before.
    if (/^(?:the|of|many|some|several)$/.test(at(words, i - 1))) return null;
    return isGradable(words, phrase.value) ? cueBefore({ from: i, to: i + 1 }, phrase, 'lack') : null;
  }
  const to = verbEnd(words, i, word, next);
  return to === null ? null : activeCue(words, { from: i, to }, phraseFrom(words, to, false), 'lack');
}

/** End of a verb of lacking at `i`, or null. */
function verbEnd(words: readonly Word[], i: number, word: string, next: string): number | null {
  const before = at(words, i - 1);
  if (/^lack(?:s|ed|ing)?$/.test(word)) {
    if (word === 'lack' && /^(?:the|a|this|of|might|may|could|would)$/.test(before)) return null;
    if (word === 'lacking' && isLink(before) && !/^(?:a|an|any|in)$/.test(next)) return null;
    return /^(?:of|in)$/.test(next) ? i + 2 : i + 1;
  }
  if (/^(?:omit|neglect|ignore|overlook)(?:s|ing)?$|^omitt(?:ed|ing)$/.test(word)) {
    if (formsOfBe.has(before) || ownerOf(words, subjectBefore(words, i)) === 'method') return null;
    return next === 'to' ? null : i + 1;
  }
  if (/^(?:leaves?|left|leaving)$/.test(word) && next === 'out' && !formsOfBe.has(before)) {
    // "X left out of the paper" is said of X.
    return word === 'left' && /^(?:|of|from|in|[.,;:?!)])$/.test(at(words, i + 2)) ? null : i + 2;
  }
  if (/^(?:skip|disregard)(?:s|ping|ing)?$/.test(word) && !formsOfBe.has(before)) {
    return ownerOf(words, subjectBefore(words, i)) === 'paper' ? i + 1 : null;
  }
  if (/^(?:pass|passes|passing)$/.test(word) && next === 'over' && !formsOfBe.has(before)) return i + 2;
  return word === 'devoid' && next === 'of' ? i + 2 : null;
}

const domainNouns =
  /^(?:in|from|for|as|and|or|at|on|here|there|which|such|data|values?|modality|modalities|entries|features?|labels?|patterns?|mechanism|at-random|e\.g)$/;

/** "missing ablation study" opens its phrase; "X is missing (in Y)" closes one; "missing data" is neither. */
function isAttributive(words: readonly Word[], i: number): boolean {
  const before = at(words, i - 1);
  const next = at(words, i + 1);
  if (isLink(before)) return /^(?:a|an|any|some|the)$/.test(next);
  if (next === '' || /^[.,;:()!?-]$/.test(next) || domainNouns.test(next)) return false;
  return (
    before === '' ||
    /^[.,;:()*-]$|^(?:the|of|and|or|are|some|several|with|but|for|many|few|also)$/.test(before)
  );
}
