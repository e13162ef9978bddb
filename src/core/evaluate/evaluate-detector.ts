import { aurocOf, averagePrecisionOf } from './areas.ts';
import { authenticFigures } from './authentic.ts';
import { drawBalanced } from './balanced.ts';
import type { BootstrapOptions } from './bootstrap.ts';
import { paperBootstrap } from './bootstrap.ts';
import { brierScore, calibrationError, reliabilityBins } from './calibration.ts';
import { binaryScores, confusionOf } from './confusion.ts';
import type { DetectionFigures, DetectorEvaluation, SpanFigures } from './evaluation.ts';
import type { EvaluationRow, Thresholds } from './evaluation-row.ts';
import { askedRates, thresholdForRate } from './false-positive-rate.ts';
import { scoresOfCounts, spanCounts, type Located } from './localization.ts';
import type { ScoredSentence } from './review-level.ts';
import { reviewsOf } from './review-level.ts';
import { thresholdSteps } from './threshold-steps.ts';
import { reviewTypesEndToEnd, reviewTypesGiven, typesEndToEnd, typesGiven } from './type-figures.ts';
import type { Value } from './value.ts';

export interface EvaluateOptions {
  readonly seed: number;
  readonly resamples?: number;
  /** The detector's own scores of reviews, by `reviewKey`; else the highest of their sentences. */
  readonly reviewScores?: ReadonlyMap<string, number>;
}

interface OfPaper {
  readonly paper: string;
}

/**
 * All figures of one detector on one data set.
 * @param thresholds chosen on other papers (`fitThresholds`); one above every score for a detector that never flags
 */
export function evaluateDetector(
  name: string,
  rows: readonly EvaluationRow[],
  thresholds: Thresholds,
  { seed, resamples = 1000, reviewScores }: EvaluateOptions,
): DetectorEvaluation {
  const options = { seed, resamples, paperOf: ({ paper }: OfPaper) => paper };
  const reviews = reviewsOf(rows, reviewScores);
  const balanced = drawBalanced(rows, seed);
  const { f1, mcc } = detectionFigures(balanced, thresholds.sentence, options).scores;
  return {
    name,
    sentences: detectionFigures(rows, thresholds.sentence, options),
    reviews: detectionFigures(reviews, thresholds.review, options),
    balanced: { f1, mcc },
    ...paperBootstrap(rows, areas, options),
    reviewAuroc: paperBootstrap(reviews, areas, options).auroc,
    rates: askedRates.map((rate) => thresholdForRate(rows, rate)),
    typesGiven: typesGiven(rows, options),
    typesEndToEnd: typesEndToEnd(rows, thresholds.sentence, options),
    reviewTypesGiven: reviewTypesGiven(rows, options),
    reviewTypesEndToEnd: reviewTypesEndToEnd(rows, thresholds.sentence, options),
    spansGiven: spanFigures(
      rows.filter(({ gold }) => gold.length > 0),
      options,
    ),
    spansEndToEnd: spanFigures(
      rows.map((row) => (row.score >= thresholds.sentence ? row : { ...row, predicted: [] })),
      options,
    ),
    calibration: calibration(rows, options),
    shown: authenticFigures(rows.map((row) => ({ ...row, flagged: row.shown }))),
  };
}

function areas(drawn: readonly ScoredSentence[]): { auroc: Value; auprc: Value } {
  const steps = thresholdSteps(drawn);
  return { auroc: aurocOf(steps), auprc: averagePrecisionOf(steps) };
}

function detectionFigures(
  items: readonly ScoredSentence[],
  threshold: number,
  options: BootstrapOptions<OfPaper>,
): DetectionFigures {
  const decided = items.map(({ paper, wrong, score }) => ({ paper, wrong, flagged: score >= threshold }));
  return {
    threshold,
    confusion: confusionOf(decided),
    scores: paperBootstrap(decided, (drawn) => ({ ...binaryScores(confusionOf(drawn)) }), options),
  };
}

function spanFigures(rows: readonly (Located & OfPaper)[], options: BootstrapOptions<OfPaper>): SpanFigures {
  // Texts are cut into tokens once; a draw only adds counts up.
  const counted = rows.map((row) => ({ paper: row.paper, counts: spanCounts(row) }));
  const countsOf = (drawn: typeof counted) => scoresOfCounts(drawn.map(({ counts }) => counts));
  return {
    counts: countsOf(counted).counts,
    ...paperBootstrap(
      counted,
      (drawn) => {
        const { token, tag, exact, overlap } = countsOf([...drawn]);
        return { token: token.f1, tag: tag.f1, exact: exact.f1, overlap: overlap.f1 };
      },
      options,
    ),
  };
}

function calibration(
  rows: readonly ScoredSentence[],
  options: BootstrapOptions<OfPaper>,
): DetectorEvaluation['calibration'] {
  if (rows.some(({ score }) => score < 0 || score > 1)) return null;
  return {
    ...paperBootstrap(
      rows,
      (drawn) => ({ error: calibrationError(drawn), brier: brierScore(drawn) }),
      options,
    ),
    bins: reliabilityBins(rows),
  };
}
