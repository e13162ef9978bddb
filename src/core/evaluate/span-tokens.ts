import type { TextRange } from '../text/sentences.ts';

/** A number whole ("86.4", "1,000"), a run of letters and digits, or one sign. */
const tokenPattern = /\p{N}+(?:[.,]\p{N}+)*(?![\p{L}\p{M}])|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Cuts a text into the units that Task 3 counts. */
export type Tokenizer = (text: string) => readonly TextRange[];

/** Tokens between white space, signs apart, with their UTF-16 ranges, in order and without overlap. */
export const spanTokens: Tokenizer = (text) =>
  [...text.matchAll(tokenPattern)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
