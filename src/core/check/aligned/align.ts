import { strongWords, type StrongKind, type StrongWord } from './strong-words.ts';
import type { Statement, Statements } from './statements.ts';
import { weakKinds, weakWords, type WeakKind, type WeakWord } from './weak-words.ts';
import { own, type Word } from './words.ts';

/** A strong word of a review sentence with the words around it that say what it is said of. */
export interface StrongClaim {
  readonly strong: StrongWord;
  /** Weight of each term that the claim is about, larger for telling words near the strong word. */
  readonly about: ReadonlyMap<string, number>;
}

/** A sentence of the paper that speaks of what a claim speaks of. */
export interface Aligned {
  readonly statement: Statement;
  /** Share (0..1) of the claim's weight that the statement holds. */
  readonly cover: number;
  /** The same, counting only the statement's words near its weak words. */
  readonly nearCover: number;
  /** Number of different terms shared, and the idf of the most telling one. */
  readonly shared: number;
  readonly telling: number;
  readonly sharesOwn: boolean;
  readonly weak: readonly WeakKind[];
  /** The weak words of the statement, by place. */
  readonly weakWords: readonly WeakWord[];
  /** It uses a strong word of the claim's kind near the shared words. */
  readonly strongToo: boolean;
}

const reach = 10;

/** What each strong word of a sentence is said of. `lower` and `words` are of the same text. */
export function strongClaims(lower: string, words: readonly Word[], statements: Statements): StrongClaim[] {
  return strongWords(lower).map((strong) => {
    const [from, to] = clauseAround(lower, strong.start, strong.end);
    const inside = words.filter(({ start, end }) => start >= from && end <= to);
    const place = placeOf(words, strong, lower);
    const about = new Map<string, number>();
    for (const word of inside) {
      if (word.start < strong.end && strong.start < word.end) continue;
      const distance = Math.abs(word.at - place);
      if (distance > reach) continue;
      const weight = statements.idf(word.term) / (1 + distance / 5);
      about.set(word.term, Math.max(weight, about.get(word.term) ?? 0));
    }
    return { strong, about };
  });
}

function placeOf(words: readonly Word[], { start }: { start: number }, lower: string): number {
  const before = words.filter((word) => word.start <= start).at(-1);
  if (!before) return 0;
  return before.at + (lower.slice(before.start, start).match(/\s/gu)?.length ?? 0);
}

function clauseAround(lower: string, start: number, end: number): [number, number] {
  let from = 0;
  for (const hit of lower
    .slice(0, start)
    .matchAll(/[;:] |[.?!] |\b(?:but|while|whereas|although|though)\b/gu))
    from = hit.index + hit[0].length;
  const stop = /[;:] |[.?!] |\b(?:but|while|whereas|although|though)\b/u.exec(lower.slice(end));
  return [from, stop ? end + stop.index : lower.length];
}

interface Read {
  readonly weak: readonly WeakWord[];
  readonly strong: readonly StrongWord[];
}
const reads = new WeakMap<Statement, Read>();

function readOf(statement: Statement): Read {
  let read = reads.get(statement);
  if (!read)
    reads.set(statement, (read = { weak: weakWords(statement.lower), strong: strongWords(statement.lower) }));
  return read;
}

/** Characters between a shared word and a weak or strong word that still belong together. */
const near = 60;

/** The paper's sentences that share most of a claim's weight, best first. */
export function alignedStatements(
  { strong, about }: StrongClaim,
  statements: Statements,
  limit: number,
): Aligned[] {
  const total = [...about.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const scores = new Map<number, number>();
  for (const [term, weight] of about)
    for (const at of statements.holding(term)) scores.set(at, (scores.get(at) ?? 0) + weight);
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([at, score]) => {
      const statement = statements.all[at]!;
      const read = readOf(statement);
      const shared = new Map<string, Word[]>();
      for (const word of statement.words)
        if (about.has(word.term)) shared.set(word.term, [...(shared.get(word.term) ?? []), word]);
      let nearWeight = 0;
      for (const [term, places] of shared)
        if (places.some((word) => read.weak.some((weak) => gap(word, weak) <= near)))
          nearWeight += about.get(term)!;
      const places = [...shared.values()].flat();
      const close = (one: { start: number; end: number }): boolean =>
        places.some((word) => gap(word, one) <= near);
      const kinds = new Set(read.weak.filter(close).map(({ kind }) => kind));
      return {
        statement,
        cover: score / total,
        nearCover: nearWeight / total,
        shared: shared.size,
        telling: Math.max(
          0,
          ...[...shared.keys()].filter((term) => term !== own).map((term) => statements.idf(term)),
        ),
        sharesOwn: shared.has(own),
        weak: weakKinds.filter((kind) => kinds.has(kind)),
        weakWords: read.weak,
        strongToo: read.strong.some((one) => one.kind === strong.kind && close(one)),
      };
    });
}

function gap(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return Math.max(0, a.start - b.end, b.start - a.end);
}

export type { StrongKind };
