import type { Word } from './words.ts';

/** The words around a place. */
export interface Window {
  /** Stems of up to four content words before it, nearest first. */
  readonly left: readonly string[];
  /** Stems of up to four content words behind it, nearest first. */
  readonly right: readonly string[];
  /** The words right before and behind it, whatever they are; "" at an end. */
  readonly before: string;
  readonly behind: string;
}

const reach = 4;

/** The window around the words [first, last] of a sentence. */
export function windowOf(
  words: readonly Word[],
  { first, last }: { readonly first: number; readonly last: number },
): Window {
  const left: string[] = [];
  for (let i = first - 1; i >= 0 && left.length < reach; i -= 1) {
    const word = words[i]!;
    if (word.content) left.push(word.stem);
  }
  const right: string[] = [];
  for (let i = last + 1; i < words.length && right.length < reach; i += 1) {
    const word = words[i]!;
    if (word.content) right.push(word.stem);
  }
  return { left, right, before: words[first - 1]?.text ?? '', behind: words[last + 1]?.text ?? '' };
}
