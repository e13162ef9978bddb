import type { EvaluationRow } from '../../evaluate/evaluation-row.ts';
import { reviewKey } from '../../evaluate/review-level.ts';
import { setsOfSentences } from './labelled-case.ts';
import type { ScoredCase } from './scored-case.ts';

/** One set of a data set, as it is reported: a block of tables. */
export interface Population {
  /** "neurips_dev, natural". */
  readonly name: string;
  readonly set: string;
  /** Which papers, in words. */
  readonly split: string;
  readonly reported: readonly ScoredCase[];
  /** What thresholds are chosen on. */
  readonly fitting: readonly ScoredCase[];
}

/** A row with what made it. */
export type OriginRow = EvaluationRow & Pick<ScoredCase, 'operator' | 'maker'>;

/** The rows of one detector; sentences without an answer are left out. */
export function rowsOf(
  cases: readonly ScoredCase[],
  set: string,
  column: string,
  shownFrom = Number.POSITIVE_INFINITY,
): OriginRow[] {
  return cases.flatMap((one, at) => {
    const output = one.outputs[column];
    if (!output) return [];
    const { paper, text, wrong, type, gold, operator, maker } = one;
    return [
      {
        paper,
        // Sentences that stand alone are no review together.
        review: setsOfSentences.has(set) ? `${at}` : one.review,
        text,
        wrong,
        type,
        gold,
        score: output.score,
        predictedType: output.type,
        predicted: output.spans,
        shown: output.shown ?? output.score >= shownFrom,
        operator,
        maker,
      },
    ];
  });
}

/** A detector's own scores of reviews, by `reviewKey`; none where sentences stand alone. */
export function reviewScoresOf(
  cases: readonly ScoredCase[],
  set: string,
  column: string,
): ReadonlyMap<string, number> {
  if (setsOfSentences.has(set)) return new Map();
  return new Map(
    cases.flatMap((one) => {
      const score = one.outputs[column]?.reviewScore;
      return score === undefined ? [] : [[reviewKey(one), score] as const];
    }),
  );
}
