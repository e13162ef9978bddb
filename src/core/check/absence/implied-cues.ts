import { activeCue, cueBefore, passiveCue } from './cue-builders.ts';
import type { Cue } from './denial.ts';
import { formsOfBe, reportingVerb } from './lexicon.ts';
import { at, phraseFrom, skipAdverbs } from './reading.ts';
import type { Word } from './words.ts';

/** "should have reported X", "X ought to have been tested": it was not. */
export function shouldHave(words: readonly Word[], i: number): Cue | null {
  const should = at(words, i) === 'should' || (at(words, i) === 'ought' && at(words, i + 1) === 'to');
  const have = at(words, i) === 'should' ? i + 1 : i + 2;
  if (!should || at(words, have) !== 'have') return null;
  const passive = at(words, have + 1) === 'been';
  const { value } = skipAdverbs(words, have + (passive ? 2 : 1));
  const verb = reportingVerb(at(words, value));
  if (!verb?.participle) return null;
  const range = { from: i, to: value + 1 };
  if (passive) return passiveCue(words, range, false, 'passive', verb.action);
  return activeCue(words, range, phraseFrom(words, value + 1, false), 'verb', { action: verb.action });
}

/** "Where is the ablation?": a short question for a part of the paper. */
export function whereIs(words: readonly Word[], i: number): Cue | null {
  if (at(words, i) !== 'where' || !formsOfBe.has(at(words, i + 1)) || words.at(-1)?.text !== '?') return null;
  if (words.length - i > 14) return null;
  const phrase = phraseFrom(words, i + 2, false);
  const last = words[phrase.value.to - 1];
  // "Where is X defined?" asks for the place.
  if (phrase.value.to <= phrase.value.from || (last && reportingVerb(last.text)?.participle)) return null;
  return cueBefore({ from: i, to: i + 2 }, { value: phrase.value, graded: false }, 'no', { owner: 'paper' });
}
