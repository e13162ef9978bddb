import type { Cue, WordRange } from '../absence/denial.ts';
import { cueBefore, passiveCue } from '../absence/cue-builders.ts';
import { formsOfBe, formsOfDo, formsOfHave, modals, reportingVerb } from '../absence/lexicon.ts';
import { at, phraseFrom, skipAdverbs } from '../absence/reading.ts';
import type { Word } from '../absence/words.ts';

/**
 * What a request asks for, in the form in which a denial says what is missing: "could the authors report the cost?"
 * asks for what "the authors do not report the cost" denies, and one search settles both.
 */
export function requestCues(words: readonly Word[]): Cue[] {
  const cues: Cue[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const cue = asked(words, i) ?? questioned(words, i) ?? wished(words, i);
    if (!cue || cue.thing.to <= cue.thing.from) continue;
    cues.push(cue);
    i = Math.max(i, cue.thing.to - 1);
  }
  return cues;
}

const urging = /^(?:please|suggest|recommend|recommended|encourage|urge|like|love|appreciate|to|if|kindly)$/;
const authors = /^(?:you|authors?|paper|they|we|it|manuscript|work|one|i)$/;

/** "could the authors provide X", "please report X", "it would help to discuss X", "I suggest adding X". */
function asked(words: readonly Word[], i: number): Cue | null {
  const verb = reportingVerb(at(words, i));
  const adds = /^(?:add|adding|expand|expanding|see|share|sharing)$/.test(at(words, i));
  if (!(verb?.bare || verb?.gerund || adds)) return null;
  if (!urged(words, i)) return null;
  const particle = /^(?:on|about|into|upon|for|with|to)$/.test(at(words, i + 1)) ? 1 : 0;
  const start = i + 1 + particle;
  if (/^(?:how|why)$/.test(at(words, start))) return howItIs(words, i, start + 1);
  const object = phraseFrom(words, start, false);
  return cueBefore({ from: i, to: start }, { value: object.value, graded: false }, 'verb', {
    action: verb?.action ?? 'report',
    owner: 'paper',
  });
}

/** "explain how the marks are joined": what stands before the verb. */
function howItIs(words: readonly Word[], from: number, start: number): Cue | null {
  for (let end = start + 1; end < Math.min(words.length, start + 10); end += 1) {
    const word = at(words, end);
    if (/^[,;:?.]$/.test(word)) return null;
    if (!formsOfBe.has(word) && !modals.has(word)) continue;
    const value: WordRange = { from: start, to: end };
    return cueBefore({ from, to: start }, { value, graded: false }, 'idiom', {
      action: 'explain',
      owner: 'paper',
    });
  }
  return null;
}

const between =
  /^(?:you|the|authors?|paper|they|we|it|manuscript|work|please|also|kindly|further|perhaps|to|i|one)$/;

/** Something before a verb turns it into a wish that the authors do it: "could existing methods support X" is none. */
function urged(words: readonly Word[], verb: number): boolean {
  if (verb === 0) return true;
  let told = false;
  for (let i = verb - 1; i >= Math.max(0, verb - 7); i -= 1) {
    const word = at(words, i);
    if (urging.test(word)) return true;
    if (modals.has(word)) return word !== "can't" && word !== 'cannot' && (told || ofAuthors(words, i));
    if (!between.test(word) && !word.endsWith('ly')) return false;
    told ||= authors.test(word);
  }
  return false;
}

/** "the authors should", "you may want to". */
function ofAuthors(words: readonly Word[], modal: number): boolean {
  return modal === 0 || authors.test(at(words, modal - 1));
}

/** "What is X?", "is there X?", "have the authors tested X?", "how is X computed?", "how does X compare with Y?". */
function questioned(words: readonly Word[], i: number): Cue | null {
  if (at(words, words.length - 1) !== '?') return null;
  const word = at(words, i);
  if (word === 'what' && /^(?:is|are|was|were)$/.test(at(words, i + 1)))
    return named(words, i, i + 2, 'report');
  if (/^(?:is|are|was|were)$/.test(word) && at(words, i + 1) === 'there') return named(words, i, i + 2, null);
  if (word === 'how' && /^(?:is|are|was|were)$/.test(at(words, i + 1))) return howDone(words, i);
  if (formsOfHave.has(word) || formsOfDo.has(word)) return whetherDone(words, i);
  return null;
}

function named(words: readonly Word[], from: number, to: number, action: Cue['action']): Cue {
  const object = phraseFrom(words, to, false);
  return cueBefore({ from, to }, { value: object.value, graded: false }, 'no', { action, owner: 'paper' });
}

/** "How are the negatives chosen?": the thing stands before the participle that ends the question. */
function howDone(words: readonly Word[], i: number): Cue | null {
  for (let end = i + 3; end < Math.min(words.length, i + 14); end += 1) {
    const word = at(words, end);
    if (/^[,;:?]$/.test(word)) return null;
    if (!(reportingVerb(word)?.participle || /(?:ed|en|osen|uilt)$/.test(word))) continue;
    const thing: WordRange = { from: i + 2, to: end };
    return cueBefore({ from: i, to: i + 2 }, { value: thing, graded: false }, 'idiom', {
      action: 'explain',
      owner: 'paper',
    });
  }
  return null;
}

/** "Have the authors tried X?", "did you compare with X?". */
function whetherDone(words: readonly Word[], i: number): Cue | null {
  let subject = i + 1;
  while (subject < i + 4 && !authors.test(at(words, subject))) subject += 1;
  if (!authors.test(at(words, subject))) return null;
  const { value } = skipAdverbs(words, subject + 1);
  const verb = reportingVerb(at(words, value));
  if (!verb) return null;
  const particle = /^(?:on|about|into|upon|with|to)$/.test(at(words, value + 1)) ? 1 : 0;
  const object = phraseFrom(words, value + 1 + particle, false);
  return cueBefore({ from: i, to: value + 1 + particle }, { value: object.value, graded: false }, 'verb', {
    action: verb.action,
    owner: 'paper',
  });
}

/** "X would be helpful", "X is needed", "X should be discussed". */
function wished(words: readonly Word[], i: number): Cue | null {
  if (!modals.has(at(words, i)) || at(words, i + 1) !== 'be') return null;
  const { value } = skipAdverbs(words, i + 2);
  const verb = reportingVerb(at(words, value));
  const good =
    /^(?:helpful|beneficial|useful|valuable|good|great|nice|interesting|appreciated|needed|included|added|necessary|welcome|insightful)$/;
  if (!verb?.participle && !good.test(at(words, value)) && !good.test(at(words, value - 1))) return null;
  const cue = passiveCue(words, { from: i, to: value + 1 }, false, 'passive', verb?.action ?? null);
  const first = at(words, cue.thing.from);
  return formsOfBe.has(first) || authors.test(first) ? null : cue;
}
