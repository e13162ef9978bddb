import type { CheckResult } from '../findings/finding.ts';
import type { Paper } from '../paper/model.ts';
import type { Review } from '../review/model.ts';

/** What every report of a check is written from. */
export interface CheckedReview {
  readonly paper: Paper;
  readonly review: Review;
  readonly result: CheckResult;
}

export interface Tool {
  readonly name: 'peerlint';
  readonly version: string;
}
