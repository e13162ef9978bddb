import { evaluateDetector } from '../../evaluate/evaluate-detector.ts';
import type { DetectorEvaluation, Evaluation } from '../../evaluate/evaluation.ts';
import { fitThresholds, type Thresholds } from '../../evaluate/evaluation-row.ts';
import { recallAt } from '../../evaluate/recall-at-k.ts';
import { reviewKey } from '../../evaluate/review-level.ts';
import { setsOfSentences } from './labelled-case.ts';
import { reviewScoresOf, rowsOf, type Population } from './population.ts';

/** A column of scores, and the threshold that its detector has by definition. */
export interface Column {
  readonly name: string;
  readonly threshold?: number;
}

export interface EvaluateSettings {
  readonly seed: number;
  readonly resamples: number;
}

export interface PopulationEvaluation {
  readonly evaluation: Evaluation;
  /** Sentences without an answer, by detector. */
  readonly unanswered: Readonly<Record<string, number>>;
  /** Detectors that flag nothing because there was nothing to choose a threshold on. */
  readonly unfitted: readonly string[];
}

/** Above every score: nothing is flagged. */
const never: Thresholds = { sentence: 2, review: 2 };
const depths = [1, 3, 5, 10];
/** Rows times draws that an interval may cost: a minute of CPU time a detector. */
const mostDrawn = 3_000_000;
const leastResamples = 200;

/** Draws for so many rows: as many as asked for where there are few rows, fewer where there are many. */
export function resamplesFor(rows: number, asked: number): number {
  return Math.min(asked, Math.max(leastResamples, Math.floor(mostDrawn / Math.max(1, rows))));
}

/** All figures of all detectors on one population; detectors without any answer are left out. */
export function evaluatePopulation(
  population: Population,
  columns: readonly Column[],
  { seed, resamples: asked }: EvaluateSettings,
): PopulationEvaluation {
  const { name, set, split, reported } = population;
  const resamples = resamplesFor(reported.length, asked);
  const unanswered: Record<string, number> = {};
  const unfitted: string[] = [];
  const detectors = columns.flatMap((column): DetectorEvaluation[] => {
    const thresholds = thresholdsOf(population, column);
    if (!thresholds) unfitted.push(column.name);
    const { sentence, review } = thresholds ?? never;
    const rows = rowsOf(reported, set, column.name, sentence);
    unanswered[column.name] = reported.length - rows.length;
    if (rows.length === 0) return [];
    const reviewScores = reviewScoresOf(reported, set, column.name);
    return [evaluateDetector(column.name, rows, { sentence, review }, { seed, resamples, reviewScores })];
  });
  return {
    evaluation: {
      schema: 1,
      dataset: name,
      split,
      seed,
      resamples,
      papers: new Set(reported.map(({ paper }) => paper)).size,
      reviews: setsOfSentences.has(set) ? reported.length : new Set(reported.map(reviewKey)).size,
      sentences: reported.length,
      wrong: reported.filter(({ wrong }) => wrong).length,
      detectors,
      retrieval: retrievalFigures(population),
      malformed: [],
    },
    unanswered,
    unfitted: unfitted.filter((column) => detectors.some((one) => one.name === column)),
  };
}

/** By definition, or with the best F1 on the fitting papers; null where those hold no wrong sentence. */
function thresholdsOf({ set, fitting }: Population, { name, threshold }: Column): Thresholds | null {
  if (threshold !== undefined) return { sentence: threshold, review: threshold };
  return fitThresholds(rowsOf(fitting, set, name), reviewScoresOf(fitting, set, name));
}

function retrievalFigures({ reported }: Population): Evaluation['retrieval'] {
  const asked = reported.flatMap(({ retrieval }) => retrieval ?? []);
  const ways = [...new Set(asked.flatMap(({ found }) => Object.keys(found)))];
  return ways.map((name) => ({
    name,
    recall: recallAt(
      asked.map(({ gold, found }) => ({ gold, found: found[name] ?? [] })),
      depths,
    ),
  }));
}
