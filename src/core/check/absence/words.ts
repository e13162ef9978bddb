import { foldLower } from '../../text/fold.ts';

/** A word, number or single mark of a review sentence; `text` is folded and in lower case. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly mark: boolean;
}

/** Names keep inner hyphens, dots before a letter or digit, slashes stay apart: "gpt-4", "v1.5", "train/test". */
const pattern = /[\p{L}\p{N}$\\][\p{L}\p{M}\p{N}$\\_]*(?:[-'.^_][\p{L}\p{N}]+)*%?|[^\s\p{L}\p{N}]/gu;

/** Words and marks of a sentence with their UTF-16 ranges; "doesn't" stays one word. */
export function wordsOf(text: string): Word[] {
  // A long dash joins no words, with or without spaces around it.
  return [...foldLower(text.replaceAll('—', ';')).matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    mark: !/[\p{L}\p{N}]/u.test(match[0]),
  }));
}
