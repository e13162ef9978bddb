import type { Component } from '../../evidence/inventory/component.ts';
import { stemWord } from '../../text/tokens.ts';
import type { WordRange } from './denial.ts';
import { degreeWords, neutralWords, reportingVerb } from './lexicon.ts';
import { isEmptyWord, phraseOf } from './phrase-text.ts';
import type { Word } from './words.ts';

/** A content word of a denied thing as a retrieval term. */
export interface TargetTerm {
  readonly term: string;
  /** A name: it has a capital that no sentence start explains. */
  readonly name: boolean;
  /** The word names this component, whose other names will do as well. */
  readonly component: Component | null;
  /** Belongs to the thing itself and not to what narrows it. */
  readonly own: boolean;
}

/** Retrieval term of a word; a noun of action as its verb, under which the parts of a paper hold it as well. */
export function termOf(word: string): string {
  return /^\d/.test(word) ? `_${word}` : `_${stemWord(word)}`.replace(/(?<=\p{L}{5}[st])ion$/u, '');
}

/** Terms that are part of a name of the component as the phrases have it. */
export function termsNaming(component: Component, phrases: readonly string[]): Set<string> {
  const terms = new Set<string>();
  const pattern = new RegExp(component.asked, 'g');
  for (const phrase of phrases) {
    for (const [match] of phrase.matchAll(pattern)) {
      for (const word of match.split(/[^\p{L}\p{N}-]+/u)) {
        terms.add(termOf(word));
        for (const part of word.split('-')) terms.add(termOf(part));
      }
    }
  }
  return terms;
}

const label = /^(?:table|figure|fig|section|sec|eq|equation|appendix|algorithm|line|theorem|lemma)$/;

/** Content words of a phrase; `others` are components that narrow the thing by any of their names. */
export function termsIn(
  sentence: string,
  words: readonly Word[],
  range: WordRange,
  others: readonly Component[],
  own: boolean,
): TargetTerm[] {
  const text = phraseOf(words, range);
  const naming = others.map((component) => ({ component, terms: termsNaming(component, [text]) }));
  return words.slice(range.from, range.to).flatMap((word, i) => {
    const bare = word.text.replace(/'s$/, '').replace(/[$\\_{}]/g, '');
    if (word.mark || bare === '' || isEmptyWord(word.text) || isEmptyWord(bare)) return [];
    const verb = reportingVerb(word.text);
    if (verb && !verb.bare && i > 0) return [];
    const written = sentence.slice(word.start, word.end);
    const capital = /\p{Lu}/u.test(written) && (word.start > 0 || /\p{Lu}/u.test(written.slice(1)));
    const term = termOf(bare);
    const component = naming.find(({ terms }) => terms.has(term))?.component ?? null;
    return [{ term, name: capital && !label.test(word.text), own, component }];
  });
}

const joints =
  /^(?:of|on|for|in|to|with|and|or|by|from|how|why|what|whether|that|which|as|at|between|about|not|is|are|was|were)$/;

/** The longest run of content words in a phrase, endings left open: "proof sketches" finds "proof sketch". */
export function exactPattern(words: readonly Word[], range: WordRange): RegExp | null {
  let best: string[] = [];
  let run: string[] = [];
  for (const { text } of words.slice(range.from, range.to)) {
    const plain =
      /^[\p{L}\p{N}-]+$/u.test(text) &&
      !neutralWords.has(text) &&
      !degreeWords.has(text) &&
      !joints.test(text);
    run = plain ? [...run, text] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < 2 || best.every(isEmptyWord)) return null;
  return new RegExp(`(?<![\\p{L}])${best.slice(-3).map(openEnded).join('[\\s-]')}(?![\\p{L}])`, 'u');
}

function openEnded(word: string): string {
  if (word.length > 5) return `${word.slice(0, Math.max(5, word.length - 3))}[\\p{L}]*`;
  return word.length > 3 ? `${word.replace(/s$/, '')}s?` : word;
}
