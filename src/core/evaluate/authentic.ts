import { upperBound } from './exact-interval.ts';
import type { Share } from './interval.ts';
import { shareOf } from './interval.ts';
import { byReview } from './review-level.ts';
import type { Value } from './value.ts';
import { ratio } from './value.ts';

/** A sentence that nobody edited, what a careful reader found, and whether the detector flags it. */
export interface AuthenticRow {
  readonly paper: string;
  readonly review: string;
  readonly wrong: boolean;
  readonly flagged: boolean;
}

/**
 * What a detector does on reviews as people wrote them, where errors are rare: rates alone would flatter, so the
 * flags and what of them is right stand beside them.
 */
export interface AuthenticFigures {
  readonly sentences: number;
  readonly reviews: number;
  readonly papers: number;
  readonly truePositives: Share;
  readonly falsePositives: Share;
  /** The true rate of false positives is, with 95 % confidence, at most this. */
  readonly falsePositivesAtMost: number;
  /** Of the flags, those on wrong sentences. */
  readonly precision: Share;
  readonly flaggedPerReview: Value;
  readonly falseAlarmsPerReview: Value;
  readonly reviewsFlagged: Share;
  readonly reviewsWithFalseAlarm: Share;
}

export function authenticFigures(rows: readonly AuthenticRow[]): AuthenticFigures {
  const reviews = byReview(rows);
  const flags = rows.filter(({ flagged }) => flagged);
  const isFalse = ({ wrong, flagged }: AuthenticRow): boolean => flagged && !wrong;
  const falsePositives = shareOf(
    rows.filter(({ wrong }) => !wrong),
    isFalse,
  );
  return {
    sentences: rows.length,
    reviews: reviews.length,
    papers: new Set(rows.map(({ paper }) => paper)).size,
    truePositives: shareOf(
      rows.filter(({ wrong }) => wrong),
      ({ flagged }) => flagged,
    ),
    falsePositives,
    falsePositivesAtMost: upperBound(falsePositives),
    precision: shareOf(flags, ({ wrong }) => wrong),
    flaggedPerReview: ratio(flags.length, reviews.length),
    falseAlarmsPerReview: ratio(falsePositives.hits, reviews.length),
    reviewsFlagged: shareOf(reviews, (own) => own.some(({ flagged }) => flagged)),
    reviewsWithFalseAlarm: shareOf(reviews, (own) => own.some(isFalse)),
  };
}
