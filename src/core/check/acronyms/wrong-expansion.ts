import { acronymsIn } from '../../evidence/lexicon/acronyms.ts';
import { nameKey, singularKey } from '../../evidence/lexicon/name-key.ts';
import { paperWords } from '../../evidence/lexicon/paper-words.ts';
import { placesOf } from '../../evidence/lexicon/places.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { paperAcronyms, shortKey, type Definition } from './paper-acronyms.ts';
import { isSameWord, wordsMissing, wordsOf } from './same-words.ts';

/** An expansion in a review that is not the paper's; UTF-16 range of the expansion in the sentence. */
export interface WrongExpansion {
  readonly start: number;
  readonly end: number;
  readonly said: string;
  readonly definition: Definition;
  /** Some words are the paper's: it is meant, and told wrong. */
  readonly partly: boolean;
}

/** From so many places on, a short form is the paper's word for one thing. */
const oftenUsed = 8;

/** Short forms that the sentence spells out in other words than the paper, where the paper has one expansion alone. */
export function wrongExpansions(text: string, index: PaperIndex): WrongExpansion[] {
  return acronymsIn(text).flatMap(({ short, long, shortAt, longAt }) => {
    if (!spellsOut(short, long) || isListed(text, shortAt)) return [];
    const definition = theOnly(paperAcronyms(index).byShort.get(shortKey(short)) ?? []);
    if (!definition || shortKey(short).length < 2) return [];
    if (isTold(long, index)) return [];
    const wrong = wordsMissing(long, definition.long);
    const left = wordsMissing(definition.long, long);
    if (wrong.length === 0 || left.length === 0 || wrong.some((word) => standsBefore(word, definition)))
      return [];
    const partly = wrong.length < wordsOf(long).length;
    if (!partly && !isOwnWord(definition, index)) return [];
    return [{ start: longAt[0], end: longAt[1], said: long, definition, partly }];
  });
}

/**
 * The expansion that the paper spells out, where it has one alone: its forms in singular and plural are one, and what
 * does not give the letters one by one is no expansion but a clause that ends in the bracket.
 */
function theOnly(definitions: readonly Definition[]): Definition | null {
  const [first, ...others] = definitions.filter(({ short, long }) => spellsOut(short, long));
  if (!first) return null;
  const alike = others.every(
    ({ long }) => wordsMissing(long, first.long).length === 0 && wordsMissing(first.long, long).length === 0,
  );
  return alike ? first : null;
}

/**
 * Each word gives its first letter, small words at will: what only holds the letters somewhere is as often a clause that
 * runs up to the bracket.
 */
function spellsOut(short: string, long: string): boolean {
  if (/[^\p{L}\p{M}\p{N}\s'’‐‑/-]/u.test(long)) return false;
  const letters = nameKey(short.replace(/(?<=\p{Lu})s$/u, ''));
  const initials = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');
  const every = (long.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => nameKey(word));
  return initials(wordsOf(long)) === letters || initials(every) === letters;
}

/** "(CNNs, GNNs)": examples, not the short form of what stands before. */
function isListed(text: string, [start, end]: readonly [number, number]): boolean {
  return /^\s*[,;/&]/u.test(text.slice(end)) || /[,;/&]\s*$/u.test(text.slice(0, start));
}

/** The paper says the same words somewhere, in running text or its bibliography. */
function isTold(long: string, index: PaperIndex): boolean {
  return paperWords(index).keys.includes(singularKey(nameKey(long)));
}

/** "capacity-constrained routing (CR)" begins earlier than its letters need: the word is the paper's as well. */
function standsBefore(word: string, { passage, longAt }: Definition): boolean {
  const before =
    /[\p{L}\p{N}]*[-\s]?[\p{L}\p{N}]+[-\s]$/u.exec(
      passage.text.slice(Math.max(0, longAt[0] - 60), longAt[0]),
    )?.[0] ?? '';
  return wordsOf(before).some((one) => isSameWord(one, word));
}

function isOwnWord({ short }: Definition, index: PaperIndex): boolean {
  if (short.length < 3) return false;
  if (nameKey(index.paper.title ?? '').includes(nameKey(short))) return true;
  return placesOf(short, index).filter(({ voice }) => voice === 'own').length >= oftenUsed;
}
