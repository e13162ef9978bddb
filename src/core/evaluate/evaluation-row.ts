import type { CoarseType } from '../findings/finding.ts';
import type { TextRange } from '../text/sentences.ts';
import { bestF1Threshold } from './best-threshold.ts';
import type { ScoredSentence } from './review-level.ts';
import { reviewsOf } from './review-level.ts';

/** One labelled sentence with all that a detector says of it: the unit that an evaluation counts in. */
export interface EvaluationRow extends ScoredSentence {
  readonly text: string;
  /** What is wrong in it; null where nothing is, or where the label does not say. */
  readonly type: CoarseType | null;
  /** Where: UTF-16 ranges in `text`; none where it is right. */
  readonly gold: readonly TextRange[];
  /** The detector's best guesses, whether it flags the sentence or not. */
  readonly predictedType: CoarseType | null;
  readonly predicted: readonly TextRange[];
  /** The detector would show something on this sentence at its default setting. */
  readonly shown: boolean;
}

/** Flagged: score at or above it. Of sentences and of reviews, whose scores are on scales of their own. */
export interface Thresholds {
  readonly sentence: number;
  readonly review: number;
}

/**
 * The thresholds with the best F1 on a fitting set, to be used on other papers. null where it holds no wrong sentence.
 * @param reviewScores the detector's own scores of reviews, by `reviewKey`
 */
export function fitThresholds(
  fitting: readonly ScoredSentence[],
  reviewScores?: ReadonlyMap<string, number>,
): Thresholds | null {
  const sentence = bestF1Threshold(fitting);
  const review = bestF1Threshold(reviewsOf(fitting, reviewScores));
  return sentence && review ? { sentence: sentence.threshold, review: review.threshold } : null;
}
