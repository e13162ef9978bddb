import type { Word } from '../aligned/words.ts';

/** One side of a relation: what it is said of. */
export interface Side {
  /** Terms of its content words, each once. */
  readonly terms: ReadonlySet<string>;
  /** UTF-16 range in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * What a sentence says of two things: order (`first` comes before `second`), trend (`second` goes up or down with
 * `first`), sensitivity (`first` is shaken by `second` or is not).
 */
export interface Relation {
  readonly kind: 'order' | 'trend' | 'sensitivity';
  readonly first: Side;
  readonly second: Side;
  /** 1: more of the first, more of the second; sensitive; -1: the opposite. Always 1 in an order. */
  readonly sign: 1 | -1;
  /** Whether ups and downs are told as amounts ("increases") or as worth ("improves"); both where they mean the same. */
  readonly scale: 'amount' | 'worth' | 'either';
  /** UTF-16 range of the words that tell the relation. */
  readonly start: number;
  readonly end: number;
}

/** The words of a text within [from, to) as a side; null where none carries meaning or there are too many to be one thing. */
export function sideIn(words: readonly Word[], from: number, to: number): Side | null {
  const inside = words.filter(({ start, end }) => start >= from && end <= to);
  const terms = new Set(inside.map(({ term }) => term));
  if (terms.size === 0 || terms.size > mostTerms) return null;
  return { terms, start: inside[0]!.start, end: Math.max(...inside.map(({ end }) => end)) };
}

/** Hyphenated words come whole and in parts, so that this is some eight words. */
const mostTerms = 10;

/** [from, to) of the clause around [start, end) of a folded lower-case text. */
export function clauseAround(lower: string, start: number, end: number): [number, number] {
  let from = 0;
  let to = lower.length;
  for (const hit of lower.matchAll(border)) {
    const behind = hit.index + hit[0].length;
    if (behind <= start) from = behind;
    else if (hit.index >= end) {
      to = hit.index;
      break;
    }
  }
  return [from, to];
}

const border =
  /[;:.?!](?: |$)|, |\((?=\p{L}{3})|\)|\b(?:but|while|whereas|although|though|because|since|which|that|so that|if|where|suggesting|indicating|showing|demonstrating)\b|(?: and| or)(?= (?:it|they|we|this|these|is|are|was|were|has|have|can|also|then|thus|therefore)\b)/gu;
