import type { Occurrence, PaperWords } from './paper-words.ts';
import type { Window } from './window.ts';
import type { Word } from './words.ts';

/** How much of a review sentence each sentence of the paper shares. */
export interface Alignment {
  /** Share (0..1) of the weighted content words outside the place that the paper's sentence holds. */
  share(sentence: number): number;
  /** How many of these words it holds. */
  count(sentence: number): number;
  /** The largest share of any sentence. */
  readonly most: number;
  /** Numbers of the sentences with the largest shares, best first; at most five. */
  readonly top: readonly number[];
}

/** Words that are in half of the sentences tell nothing; rare ones must not decide alone. */
const cap = 5;

/** Aligns the words of a review sentence, those of the place left out, with all sentences of a paper. */
export function align(
  words: readonly Word[],
  { first, last }: { readonly first: number; readonly last: number },
  paper: PaperWords,
): Alignment {
  const stems = new Set<string>();
  words.forEach(({ stem, content }, i) => {
    if (content && (i < first || i > last)) stems.add(stem);
  });
  const shares = new Float64Array(paper.sentences.length);
  const counts = new Uint8Array(paper.sentences.length);
  let total = 0;
  for (const stem of stems) {
    const holding = paper.holding.get(stem);
    if (!holding) continue;
    const weight = Math.min(paper.idf(stem), cap);
    total += weight;
    for (const sentence of holding) {
      shares[sentence]! += weight;
      counts[sentence]! += 1;
    }
  }
  const top = largest(shares);
  const scale = total === 0 ? 0 : 1 / total;
  return {
    share: (sentence) => (shares[sentence] ?? 0) * scale,
    count: (sentence) => counts[sentence] ?? 0,
    most: (shares[top[0] ?? -1] ?? 0) * scale,
    top,
  };
}

const kept = 5;

/** Numbers of the largest values above 0, largest first. */
function largest(values: Float64Array): number[] {
  const top: number[] = [];
  let least = 0;
  for (const [i, value] of values.entries()) {
    if (value <= least) continue;
    const at = top.findIndex((other) => values[other]! < value);
    top.splice(at < 0 ? top.length : at, 0, i);
    if (top.length > kept) top.pop();
    if (top.length === kept) least = values[top[kept - 1]!]!;
  }
  return top;
}

/** How alike the surroundings of two places are. */
export interface Nearness {
  /** Share (0..1) of the weighted words around the review's place that stand around the paper's, half for the other side. */
  readonly near: number;
  readonly sameRight: boolean;
  readonly sameLeft: boolean;
  /** The very next words are the same, function words included. */
  readonly sameBehind: boolean;
  readonly sameBefore: boolean;
  /** Content words in a row, from the place outwards on both sides, that are the same; 0..8. */
  readonly run: number;
}

/** Compares the window of the review's place with that of the paper's. */
export function nearness(own: Window, other: Occurrence, paper: PaperWords): Nearness {
  let all = 0;
  let shared = 0;
  const side = (stems: readonly string[], same: readonly string[], opposite: readonly string[]): void => {
    for (const stem of stems) {
      const weight = Math.min(paper.idf(stem), cap);
      all += weight;
      if (same.includes(stem)) shared += weight;
      else if (opposite.includes(stem)) shared += weight / 2;
    }
  };
  side(own.left, other.left, other.right);
  side(own.right, other.right, other.left);
  return {
    near: all === 0 ? 0 : shared / all,
    sameRight: own.right.length > 0 && own.right[0] === other.right[0],
    sameLeft: own.left.length > 0 && own.left[0] === other.left[0],
    sameBehind: own.behind !== '' && own.behind === other.behind,
    sameBefore: own.before !== '' && own.before === other.before,
    run: runOf(own.left, other.left) + runOf(own.right, other.right),
  };
}

function runOf(own: readonly string[], other: readonly string[]): number {
  let n = 0;
  while (n < own.length && own[n] === other[n]) n += 1;
  return n;
}
