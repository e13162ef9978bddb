import { clauseStart, phraseEnd } from './clause.ts';
import type { Owner, WordRange } from './denial.ts';
import {
  copulas,
  degreeWords,
  formsOfBe,
  formsOfHave,
  methodWords,
  neutralWords,
  paperWords,
  reportingVerb,
} from './lexicon.ts';
import type { Word } from './words.ts';

/** Small steps over the words of a sentence that the cue readers share. */

/** Text of word `i`, "" outside the sentence. */
export function at(words: readonly Word[], i: number): string {
  return words[i]?.text ?? '';
}

/** A phrase, and whether a word in it denies its degree alone. */
export interface Graded<T> {
  readonly value: T;
  readonly graded: boolean;
}

/** Index of the first word from `from` on that is no adverb. */
export function skipAdverbs(words: readonly Word[], from: number): Graded<number> {
  let graded = false;
  let i = from;
  for (; i < words.length; i += 1) {
    const word = at(words, i);
    const next = at(words, i + 1);
    if (reportingVerb(word) && !degreeWords.has(word)) {
      if (word.startsWith('well-')) graded = true;
      break;
    }
    if (degreeWords.has(word)) {
      graded = true;
    } else if (word === 'in' && /^(?:depth|detail)$/.test(next)) {
      graded = true;
      i += 1;
    } else if (word === 'and' || word === 'to') {
      const opens = word === 'to' && /^(?:seem|seems|appear|appears)$/.test(at(words, i - 1));
      if (!opens && !degreeWords.has(next) && !isAdverb(next)) break;
    } else if (!neutralWords.has(word) && !isAdverb(word)) {
      break;
    }
  }
  return { value: i, graded };
}

function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith('ly');
}

const closingDegree =
  /(?:in (?:(?:sufficient|enough|great|greater|more|full|much|adequate|considerable|any|appropriate) )?(?:depth|details?)|thoroughly|enough|sufficiently|adequately|comprehensively|extensively|clearly|fully|properly|well|convincingly|rigorously|systematically|in-depth|deeply|completely|at length)(?: (?:in|within) (?:the|this|their) (?:paper|work|manuscript|submission|article))?$/;

/** The phrase without a closing adverbial of degree ("the limitations [in depth]"). */
export function trimDegree(words: readonly Word[], range: WordRange): Graded<WordRange> {
  const joined = words
    .slice(range.from, range.to)
    .map(({ text }) => text)
    .join(' ');
  const match = closingDegree.exec(joined);
  if (!match) return { value: range, graded: false };
  return { value: { from: range.from, to: range.to - match[0].split(' ').length }, graded: true };
}

/** Phrase from `from` on: leading words of degree are read, closing ones taken off. */
export function phraseFrom(words: readonly Word[], from: number, isSubject: boolean): Graded<WordRange> {
  let start = from;
  let graded = false;
  while (start < words.length && (neutralWords.has(at(words, start)) || isLeadingDegree(words, start))) {
    if (isLeadingDegree(words, start)) graded = true;
    start += 1;
  }
  const trimmed = trimDegree(words, { from: start, to: phraseEnd(words, start, isSubject) });
  return { value: trimmed.value, graded: graded || trimmed.graded };
}

/** A word of degree before another word of its phrase: "detail" alone is what is denied, "deep learning" a name. */
export function isLeadingDegree(words: readonly Word[], i: number): boolean {
  const word = at(words, i);
  if (/^(?:and|,|or)$/.test(word))
    return i > 0 && degreeWords.has(at(words, i - 1)) && degreeWords.has(at(words, i + 1));
  return (
    degreeWords.has(word) &&
    !/^(?:detail|depth|rigou?r|clarity|robustness)$/.test(word) &&
    !/^(?:learning|neural|networks?|models?|reinforcement|generative)$/.test(at(words, i + 1))
  );
}

/** Index of the first auxiliary or adverb of the verb group that ends before `from`. */
export function auxiliaryStart(words: readonly Word[], from: number): number {
  let i = from;
  while (i > 0 && (isLink(at(words, i - 1)) || linkAdverb.test(at(words, i - 1)))) i -= 1;
  return i;
}

const linkAdverb =
  /^(?:also|still|largely|mostly|completely|entirely|often|sometimes|currently|rather|relatively|somewhat|to|all|simply)$/;

/** A form of be or have, or "remains", "seems". */
export function isLink(word: string): boolean {
  return formsOfBe.has(word) || formsOfHave.has(word) || copulas.has(word);
}

/** Words of the clause before `to`: the subject of the verb there. */
export function subjectBefore(words: readonly Word[], to: number): WordRange {
  return { from: clauseStart(words, to), to };
}

/** "X, which is not discussed": what a lone relative pronoun stands for; any other subject as it is. */
export function antecedent(words: readonly Word[], subject: WordRange): WordRange {
  const only = subject.to - subject.from === 1 ? at(words, subject.from) : '';
  if (only !== 'which' && only !== 'that') return subject;
  const to = at(words, subject.from - 1) === ',' ? subject.from - 1 : subject.from;
  return { from: clauseStart(words, to), to };
}

export function ownerOf(words: readonly Word[], subject: WordRange): Owner {
  const phrase = words.slice(subject.from, subject.to).map(({ text }) => text);
  if (phrase.length === 0) return 'none';
  const head = headOf(phrase);
  if (methodWords.has(head)) return 'method';
  const named = phrase.some((word) => /^(?:paper|authors?|manuscript|submission)$/.test(word));
  return named || paperWords.has(head) ? 'paper' : 'part';
}

/** Last word before the first preposition. */
export function headOf(phrase: readonly string[]): string {
  const preposition = phrase.findIndex(
    (word, i) => i > 0 && /^(?:of|in|for|on|to|with|by|from|at|that|which|and|,|regarding|about)$/.test(word),
  );
  return phrase[(preposition < 0 ? phrase.length : preposition) - 1] ?? '';
}
