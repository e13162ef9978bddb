import type { CoarseType } from '../findings/finding.ts';
import { coarseTypes } from '../findings/finding.ts';
import type { BootstrapOptions, Estimate } from './bootstrap.ts';
import { paperBootstrap } from './bootstrap.ts';
import type { TypeFigures } from './evaluation.ts';
import type { EvaluationRow } from './evaluation-row.ts';
import type { Classified } from './multi-class.ts';
import { multiClassScores } from './multi-class.ts';
import { byReview, reviewTypes } from './review-level.ts';
import type { Value } from './value.ts';

type TypedItem = Classified<CoarseType> & { readonly paper: string };
type Options = Omit<BootstrapOptions<TypedItem>, 'paperOf'>;

/** Task 2 on the wrong sentences alone, with the detector's guess whether it flags them or not. */
export function typesGiven(rows: readonly EvaluationRow[], options: Options): TypeFigures {
  return typeFigures(given(rows), options);
}

/** Task 2 end to end: a false alarm costs the precision of its type, a missed sentence the recall. */
export function typesEndToEnd(
  rows: readonly EvaluationRow[],
  threshold: number,
  options: Options,
): TypeFigures {
  return typeFigures(endToEnd(rows, threshold), options);
}

/** Task 2 of reviews that hold a wrong sentence, by the guesses for these, as several labels an item. */
export function reviewTypesGiven(rows: readonly EvaluationRow[], options: Options): TypeFigures {
  return typeFigures(ofReviews(rows, given), options);
}

/** The same end to end: all reviews, by the guesses for the sentences that are flagged. */
export function reviewTypesEndToEnd(
  rows: readonly EvaluationRow[],
  threshold: number,
  options: Options,
): TypeFigures {
  return typeFigures(
    ofReviews(rows, (own) => endToEnd(own, threshold)),
    options,
  );
}

function ofReviews(
  rows: readonly EvaluationRow[],
  itemsOf: (own: readonly EvaluationRow[]) => readonly TypedItem[],
): TypedItem[] {
  return byReview(rows).flatMap((own) =>
    reviewTypes(itemsOf(own)).map((item) => ({ ...item, paper: own[0]!.paper })),
  );
}

function given(rows: readonly EvaluationRow[]): TypedItem[] {
  return rows
    .filter(({ wrong, type }) => wrong && type !== null)
    .map(({ paper, type, predictedType }) => ({ paper, gold: type, predicted: predictedType }));
}

function endToEnd(rows: readonly EvaluationRow[], threshold: number): TypedItem[] {
  return rows
    .filter(({ wrong, type }) => !wrong || type !== null)
    .map(({ paper, wrong, type, predictedType, score }) => ({
      paper,
      gold: wrong ? type : null,
      predicted: score >= threshold ? predictedType : null,
    }));
}

function typeFigures(items: readonly TypedItem[], options: Options): TypeFigures {
  const statistics = (drawn: readonly TypedItem[]): Record<string, Value> => {
    const { macroF1, microF1, byClass } = multiClassScores(drawn, coarseTypes);
    return { macroF1, microF1, ...Object.fromEntries(byClass.map(({ label, f1 }) => [`f1 ${label}`, f1])) };
  };
  const estimates = paperBootstrap(items, statistics, { ...options, paperOf: ({ paper }) => paper });
  const estimate = (name: string): Estimate => estimates[name]!;
  return {
    macroF1: estimate('macroF1'),
    microF1: estimate('microF1'),
    byType: multiClassScores(items, coarseTypes)
      .byClass.filter(({ f1 }) => f1 !== null)
      .map(({ label, hits, gold, predicted }) => ({
        type: label,
        precision: { hits, n: predicted },
        recall: { hits, n: gold },
        f1: { ...estimate(`f1 ${label}`), n: gold },
      })),
  };
}
