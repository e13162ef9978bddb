import { sourceEnd, sourceStart } from './mapped-text.ts';
import type { Sentence } from './model.ts';

export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Maps a UTF-16 range of `Sentence.text` to the range of `Review.source` that it was read from. Markup inside the
 * range is part of the result, markup around it is not; an empty range gives an empty one.
 */
export function sourceRange(sentence: Sentence, start: number, end: number): SourceRange {
  const from = Math.min(Math.max(0, start), sentence.text.length);
  const to = Math.min(Math.max(from, end), sentence.text.length);
  const left = sourceStart(sentence, from);
  return { start: left, end: to === from ? left : sourceEnd(sentence, to) };
}
