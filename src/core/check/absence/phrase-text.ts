import type { WordRange } from './denial.ts';
import {
  carrierNouns,
  degreeWords,
  emptyWords,
  gradingAdjectives,
  missingAdjectives,
  neutralWords,
} from './lexicon.ts';
import type { Word } from './words.ts';

/** The words of a phrase as running text, folded and in lower case. */
export function phraseOf(words: readonly Word[], range: WordRange): string {
  return words
    .slice(range.from, range.to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([,.;)])/g, '$1')
    .replace(/\( /g, '(');
}

/** Whether any word of a phrase says what it is about. */
export function hasContent(phrase: string): boolean {
  return phrase.split(/[\s,.()]+/).some((word) => word !== '' && !isEmptyWord(word));
}

const auxiliaries =
  /^(?:not|no|never|is|are|was|were|be|been|being|has|have|had|does|do|did|can|cannot|will|[.,;:()'"]|\d)$/;

/** A word that tells nothing of what a phrase is about: "details", "the", "thorough", "proposed". */
export function isEmptyWord(word: string): boolean {
  return (
    emptyWords.has(word) ||
    carrierNouns.has(word) ||
    degreeWords.has(word) ||
    neutralWords.has(word) ||
    gradingAdjectives.has(word) ||
    missingAdjectives.has(word) ||
    auxiliaries.test(word)
  );
}
