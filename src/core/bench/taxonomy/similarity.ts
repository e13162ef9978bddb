import { terms } from '../../text/tokens.ts';

export interface Pair {
  readonly a: string;
  readonly b: string;
  /** Cosine of the two TF-IDF vectors, 0..1. */
  readonly similarity: number;
}

/** All pairs of texts, most similar first; idf = ln(1 + n / df), term frequency as counted. */
export function similarPairs(texts: ReadonlyMap<string, string>): Pair[] {
  const counts = [...texts].map(([key, text]) => ({ key, count: countOf(terms(text)) }));
  const inTexts = countOf(counts.flatMap(({ count }) => [...count.keys()]));
  const vectors = counts.map(({ key, count }) => ({
    key,
    vector: unit(
      new Map([...count].map(([term, n]) => [term, n * Math.log(1 + texts.size / inTexts.get(term)!)])),
    ),
  }));
  return vectors
    .flatMap(({ key: a, vector }, i) =>
      vectors.slice(i + 1).map((other) => ({ a, b: other.key, similarity: dot(vector, other.vector) })),
    )
    .sort((one, two) => two.similarity - one.similarity);
}

function countOf(words: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}

function unit(vector: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const length = Math.hypot(...vector.values());
  return new Map([...vector].map(([term, weight]) => [term, weight / length]));
}

function dot(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}
