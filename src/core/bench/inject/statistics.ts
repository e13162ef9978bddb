import type { Review } from '../../review/model.ts';
import { taxonomyLeaves } from '../../taxonomy/taxonomy.ts';
import { isAltered, type Chosen } from './candidates.ts';
import type { Operator } from './operator.ts';
import type { PairRow } from './row.ts';
import { templatesOf } from './templates.ts';

/** Counts that add up over papers. */
export interface Counts {
  readonly reviews: number;
  readonly sentences: number;
  /** Facts and opinions: what rules may alter. */
  readonly stating: number;
  /** Templates (sentence, aspect, leaf) that pass the coarse screen. */
  readonly templates: number;
  /** Pairs of sentence and operator that pass the coarse screen, and swaps that passed all checks, by operator. */
  readonly screened: Readonly<Record<string, number>>;
  readonly swaps: Readonly<Record<string, number>>;
}

export const noCounts: Counts = {
  reviews: 0,
  sentences: 0,
  stating: 0,
  templates: 0,
  screened: {},
  swaps: {},
};

export function countTemplates(
  reviews: readonly Review[],
  operators: readonly Operator[],
  swaps: readonly Chosen[],
): Counts {
  const screened: Record<string, number> = {};
  let [stating, templates] = [0, 0];
  for (const { fields, sentences } of reviews)
    for (const sentence of sentences) {
      templates += templatesOf(sentence, fields[sentence.field]?.role ?? 'other').length;
      if (!isAltered(sentence)) continue;
      stating += 1;
      for (const { id, fits } of operators) if (fits(sentence.text)) screened[id] = (screened[id] ?? 0) + 1;
    }
  const made: Record<string, number> = {};
  for (const { operator, swap } of swaps)
    if (swap.effect === 'changes') made[operator.id] = (made[operator.id] ?? 0) + 1;
  const sentences = reviews.reduce((sum, review) => sum + review.sentences.length, 0);
  return { reviews: reviews.length, sentences, stating, templates, screened, swaps: made };
}

export function addCounts(a: Counts, b: Counts): Counts {
  const sum = (
    x: Readonly<Record<string, number>>,
    y: Readonly<Record<string, number>>,
  ): Record<string, number> => {
    const all = { ...x };
    for (const [key, value] of Object.entries(y)) all[key] = (all[key] ?? 0) + value;
    return all;
  };
  return {
    reviews: a.reviews + b.reviews,
    sentences: a.sentences + b.sentences,
    stating: a.stating + b.stating,
    templates: a.templates + b.templates,
    screened: sum(a.screened, b.screened),
    swaps: sum(a.swaps, b.swaps),
  };
}

/** What was written, counted row by row. */
export class RowCounts {
  readonly byType = new Map<string, number>();
  readonly byVariant = new Map<string, number>();
  readonly byOperator = new Map<string, number>();
  readonly leaves = new Set<string>();
  positives = 0;
  negatives = 0;

  add({ label, type, variant, operator, node }: PairRow): void {
    const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
    count(this.byVariant, `${variant} ${label}`);
    if (label === 0) {
      this.negatives += 1;
      return;
    }
    this.positives += 1;
    if (type) count(this.byType, type);
    count(this.byOperator, operator);
    this.leaves.add(node);
  }

  /** Share of the taxonomy's leaves that a positive row has. */
  get leafShare(): number {
    return this.leaves.size / taxonomyLeaves().length;
  }
}
