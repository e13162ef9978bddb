import type { TaxonomyFamily } from '../taxonomy/node-schema.ts';
import { nodeAt, taxonomy, taxonomyLeaves } from '../taxonomy/taxonomy.ts';
import type { Share } from '../evaluate/interval.ts';

/** A fresh example of a leaf: two sentences about an invented paper, none of them from the taxonomy. */
export interface BlindPair {
  /** Path of the leaf that it was written for. */
  readonly leaf: string;
  readonly correct: string;
  readonly wrong: string;
}

/** A pair that was read, and the family (depth 2) it was written for and read as. */
export interface BlindReading {
  readonly leaf: string;
  readonly family: string;
  readonly read: string | null;
}

/** `n` leaves drawn without repetition, the same for the same seed and tree. */
export function drawLeaves(seed: number, n: number): string[] {
  return shuffled(
    taxonomyLeaves().map(({ path }) => path),
    seed,
  ).slice(0, n);
}

/** What a reader gets: the families with their descriptions and the pairs in an order that tells nothing. */
export function blindSheet(pairs: readonly BlindPair[], seed: number): string {
  const families = taxonomy.children.flatMap((type) =>
    type.children.map((family) => `- ${type.slug}/${family.slug}: ${told(family)}`),
  );
  const examples = shuffled(pairs, seed).map(
    ({ correct, wrong }, i) => `${i + 1}. Paper: ${correct}\n   Review: ${wrong}`,
  );
  return `${families.join('\n')}\n\n${examples.join('\n')}\n`;
}

/** The right families in the order of the sheet. */
export function blindKey(pairs: readonly BlindPair[], seed: number): string[] {
  return shuffled(pairs, seed).map(({ leaf }) => familyOf(leaf));
}

/** Compares answers (a family each, in the order of the sheet) with the key. */
export function readBlind(
  pairs: readonly BlindPair[],
  seed: number,
  answers: readonly string[],
): BlindReading[] {
  return shuffled(pairs, seed).map(({ leaf }, i) => ({
    leaf,
    family: familyOf(leaf),
    read: answers[i] ?? null,
  }));
}

/** Share that was read as the family it was written for. */
export function readRight(readings: readonly BlindReading[]): Share {
  return { hits: readings.filter(({ family, read }) => family === read).length, n: readings.length };
}

function told({ name, description }: TaxonomyFamily): string {
  return `${name}. ${description}`;
}

function familyOf(leaf: string): string {
  const family = leaf.split('/').slice(0, 2).join('/');
  if (!nodeAt(leaf)) throw new RangeError(`no node of the taxonomy: ${leaf}`);
  return family;
}

/** Fisher-Yates with a generator that is fixed by the seed (mulberry32). */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const next = random(seed);
  const all = [...items];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** Numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
