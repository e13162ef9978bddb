import type { WordRange } from './denial.ts';
import { neutralWords } from './lexicon.ts';
import { isLeadingDegree } from './reading.ts';
import type { Word } from './words.ts';

const opening =
  /^(?:and|or|nor|that|is|are|was|were|about|on|of|why|there|some|any|certain|also|potential|however|additionally|moreover|furthermore|overall)$/;
const closing = /^(?:is|are|was|were|and|or|in|of|the|to)$/;

/** A phrase without list markers, articles, words of degree and closing marks. */
export function trimPhrase(words: readonly Word[], range: WordRange): WordRange {
  let { from, to } = range;
  while (from < to && isOpening(words, from, to)) from += 1;
  while (to > from && isClosing(words, from, to)) to -= 1;
  return { from, to };
}

function isOpening(words: readonly Word[], from: number, to: number): boolean {
  const { text, mark } = words[from]!;
  if (mark || neutralWords.has(text) || opening.test(text)) return true;
  if (/^\d{1,2}$/.test(text) && words[from + 1]?.mark === true) return true;
  return from + 1 < to && isLeadingDegree(words, from);
}

/** A closing mark or word; a bracket only where it was not opened within the phrase. */
function isClosing(words: readonly Word[], from: number, to: number): boolean {
  const { text, mark } = words[to - 1]!;
  if (text === ')') return !words.slice(from, to).some((word) => word.text === '(');
  return mark || closing.test(text);
}
