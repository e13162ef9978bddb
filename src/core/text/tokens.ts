import stem from 'wink-porter2-stemmer';
import { foldLower } from './fold.ts';

export interface Token {
  readonly start: number;
  readonly end: number;
  /** Folded, lower case, as written: "bert-base", "86.4", "3.2%". */
  readonly text: string;
}

/** Numbers keep sign-free digits, thousands commas, decimals and a percent sign; words keep inner hyphens and versions ("gpt-3.5"). */
const tokenPattern =
  /\d+(?:,\d{3})+(?:\.\d+)?%?|\d+(?:\.\d+)*%?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[-'][\p{L}\p{M}\p{N}]+|(?<=\d)\.\d+)*/gu;

/** Words and numbers of a text with their UTF-16 ranges. */
export function tokenize(text: string): Token[] {
  return [...foldLower(text).matchAll(tokenPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

const stopWords = new Set(
  (
    'a an and are as at be been being but by can could did do does doing for from had has have having he her his how i if in ' +
    'into is it its itself me my of on or our ours she should so some such than that the their theirs them then there ' +
    'these they this those to too very was we were what when where which while who whom why will with would you your'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/**
 * Terms for retrieval: stop words out, letters stemmed (Porter 2), numbers whole with commas removed ("1,000" ->
 * "1000", "3.2%" -> "3.2%" and "3.2"), hyphenated words whole and in parts. Every term is prefixed with "_": the BM25
 * library keys plain objects by term, and "constructor" or "__proto__" would break it.
 */
export function terms(text: string): string[] {
  const out: string[] = [];
  for (const { text: token } of tokenize(text)) {
    if (/^\d/.test(token)) {
      const number = token.replaceAll(',', '');
      out.push(`_${number}`);
      if (number.endsWith('%')) out.push(`_${number.slice(0, -1)}`);
      continue;
    }
    const word = token.replace(/'s$/, '');
    if (isStopWord(word)) continue;
    out.push(`_${stemWord(word)}`);
    if (word.includes('-')) {
      for (const part of word.split('-')) if (part && !isStopWord(part)) out.push(`_${stemWord(part)}`);
    }
  }
  return out;
}

const stems = new Map<string, string>();

/** Porter 2 stem of a lower-case word, remembered: the same few thousand words come again and again. */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // The stemmer's time grows with the cube of the length: what is so long is no word of a language.
  const stemmed = word.length <= 64 && /^[a-z'-]+$/.test(word) ? stem(word) : word;
  if (stems.size > 50_000) stems.clear();
  stems.set(word, stemmed);
  return stemmed;
}
