import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';
import { lightStem } from './light-stem.ts';

/** One word of a sentence; hyphenated words are taken apart. */
export interface Word {
  /** UTF-16 range in the sentence. */
  readonly start: number;
  readonly end: number;
  /** Folded, lower case. */
  readonly text: string;
  /** For comparing surroundings. */
  readonly stem: string;
  /** For finding members: without inflection alone. */
  readonly light: string;
  /** False for function words, which say nothing of what a place is about. */
  readonly content: boolean;
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const token of tokenize(text)) {
    let at = token.start;
    for (const part of token.text.split('-')) {
      if (part) {
        const plain = part.replace(/'s$/, '');
        words.push({
          start: at,
          end: at + part.length,
          text: plain,
          stem: stemWord(plain),
          light: lightStem(plain),
          content: !isStopWord(plain) && plain.length > 1,
        });
      }
      at += part.length + 1;
    }
  }
  return words;
}
