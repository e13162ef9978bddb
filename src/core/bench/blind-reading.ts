import { Random } from './random.ts';
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
  return new Random(seed).shuffled(taxonomyLeaves().map(({ path }) => path)).slice(0, n);
}

/** What a reader gets: the families with their descriptions and the pairs in an order that tells nothing. */
export function blindSheet(pairs: readonly BlindPair[], seed: number): string {
  const families = taxonomy.children.flatMap((type) =>
    type.children.map((family) => `- ${type.slug}/${family.slug}: ${told(family)}`),
  );
  const examples = new Random(seed)
    .shuffled(pairs)
    .map(({ correct, wrong }, i) => `${i + 1}. Paper: ${correct}\n   Review: ${wrong}`);
  return `${families.join('\n')}\n\n${examples.join('\n')}\n`;
}

/** The right families in the order of the sheet. */
export function blindKey(pairs: readonly BlindPair[], seed: number): string[] {
  return new Random(seed).shuffled(pairs).map(({ leaf }) => familyOf(leaf));
}

/** Compares answers (a family each, in the order of the sheet) with the key. */
export function readBlind(
  pairs: readonly BlindPair[],
  seed: number,
  answers: readonly string[],
): BlindReading[] {
  return new Random(seed).shuffled(pairs).map(({ leaf }, i) => ({
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
