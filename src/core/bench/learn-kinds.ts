import { kindFeatures } from '../review/kind-features.ts';
import { sentenceKinds } from '../review/kind.ts';
import { isNoStatement, plainText } from '../review/kind-rules.ts';
import type { FieldRole, SentenceKind } from '../review/model.ts';

/** A labelled sentence as the product reads it. */
export interface KindExample {
  readonly set: string;
  readonly review: string;
  readonly text: string;
  readonly role: FieldRole;
  readonly leadIn: string;
  readonly kind: SentenceKind;
}

/** What `kind-weights.json` holds: a column a kind. */
export interface KindTable {
  readonly bias: readonly number[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** A word counts where this many reviews of every set use it together: reviewing prose, not the topic of a paper. */
const fewestReviews = 40;
const fewestSets = 3;
const [penalty, steps, least] = [6, 250, 0.1];

/**
 * Weights of a log-linear model of the kinds (softmax, L2 penalty, Adam over all examples from zero: the outcome is
 * the same each time). Each set counts as much as the others by the square root of its size.
 */
export function learnKinds(all: readonly KindExample[]): KindTable {
  const examples = all.filter(({ text }) => !isNoStatement(plainText(text)));
  const features = examples.map(({ text, role, leadIn }) => kindFeatures(plainText(text), role, leadIn));
  const names = commonFeatures(examples, features);
  const ids = new Map(names.map((name, id) => [name, id]));
  const rows = features.map((its) => [...[...its].flatMap((name) => ids.get(name) ?? []), names.length]);
  const gold = examples.map(({ kind }) => sentenceKinds.indexOf(kind));
  const weights = fit(rows, gold, setWeights(examples), names.length + 1);
  const row = (id: number): number[] =>
    [...weights.slice(4 * id, 4 * id + 4)].map((weight) => Number(weight.toFixed(2)));
  const kept = names
    .map((name, id) => [name, row(id)] as const)
    .filter(([, its]) => its.some((weight) => Math.abs(weight) >= least));
  return {
    bias: row(names.length),
    weights: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function commonFeatures(
  examples: readonly KindExample[],
  features: readonly ReadonlySet<string>[],
): string[] {
  const seen = new Map<string, { reviews: Set<string>; sets: Set<string> }>();
  examples.forEach(({ review, set }, at) => {
    for (const name of features[at]!) {
      let its = seen.get(name);
      if (!its) seen.set(name, (its = { reviews: new Set(), sets: new Set() }));
      its.reviews.add(review);
      its.sets.add(set);
    }
  });
  const words = /^(?:word|pair|first|opening):/;
  return [...seen]
    .filter(
      ([name, { reviews, sets }]) =>
        !words.test(name) || (reviews.size >= fewestReviews && sets.size >= fewestSets),
    )
    .map(([name]) => name);
}

function setWeights(examples: readonly KindExample[]): number[] {
  const sizes = new Map<string, number>();
  for (const { set } of examples) sizes.set(set, (sizes.get(set) ?? 0) + 1);
  const most = Math.max(...sizes.values());
  return examples.map(({ set }) => Math.sqrt(most / sizes.get(set)!));
}

function fit(
  rows: readonly number[][],
  gold: readonly number[],
  counts: readonly number[],
  size: number,
): Float64Array {
  const weights = new Float64Array(4 * size);
  const mean = new Float64Array(4 * size);
  const spread = new Float64Array(4 * size);
  for (let step = 1; step <= steps; step += 1) {
    // The last row is the bias, which is free.
    const gradient = weights.map((weight, at) => (at < 4 * size - 4 ? penalty * weight : 0));
    rows.forEach((row, at) => addGradient(row, gold[at]!, counts[at]!, weights, gradient));
    const rate = 0.1 * (1 - step / (steps + 1));
    for (let at = 0; at < weights.length; at += 1) {
      const slope = gradient[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * slope;
      spread[at] = 0.999 * spread[at]! + 0.001 * slope * slope;
      const unbiased = Math.sqrt(spread[at]! / (1 - 0.999 ** step)) + 1e-9;
      weights[at] = weights[at]! - (rate * mean[at]!) / (1 - 0.9 ** step) / unbiased;
    }
  }
  return weights;
}

function addGradient(
  row: readonly number[],
  gold: number,
  count: number,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const scores = [0, 1, 2, 3].map((kind) => row.reduce((sum, id) => sum + weights[4 * id + kind]!, 0));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  shares.forEach((share, kind) => {
    const slope = count * (share / total - (kind === gold ? 1 : 0));
    for (const id of row) gradient[4 * id + kind] = gradient[4 * id + kind]! + slope;
  });
}
