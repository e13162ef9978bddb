import type { Paper } from '../paper/model.ts';
import type { Review, Sentence } from '../review/model.ts';
import type { CoarseType, Severity } from '../findings/finding.ts';
import type { PaperIndex } from '../evidence/paper-index.ts';

/** A quotation from a passage: UTF-16 range in `Passage.text`. */
export interface Quote {
  /** Index into `Paper.passages`. */
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** 0..1. */
  readonly score: number;
}

/** What a checker says of one claim. Offsets are UTF-16 units into the clean `Sentence.text`. */
export interface Opinion {
  readonly start: number;
  readonly end: number;
  /**
   * contradicted: the paper says otherwise (`quotes` proves it) or a whole-paper search proves it;
   * supported: the paper says so; not-found: searched and not met (never shown by itself).
   */
  readonly verdict: 'contradicted' | 'supported' | 'not-found';
  readonly type: CoarseType;
  /** Path in the taxonomy: "number/metric-value". */
  readonly node: string;
  /** 0..1, the checker's own confidence that the claim is wrong; fusion calibrates it. */
  readonly score: number;
  /** The most that may be shown for this opinion, whatever the score. */
  readonly severity: Severity;
  readonly absence: boolean;
  /** One sentence, in the reviewer's language of terms, without markup. */
  readonly reason: string;
  readonly quotes: readonly Quote[];
  /** Replacement for the range that would make the claim right, from the paper's own words; null if there is none. */
  readonly repair?: string | null;
}

/** What a checker may read. Everything here is immutable and shared by all checkers. */
export interface CheckContext {
  readonly paper: Paper;
  readonly index: PaperIndex;
  readonly review: Review;
}

/** One verifier for one family of claims. Pure and synchronous; called once a sentence. */
export interface Checker {
  /** kebab-case; shown as `detector` of a finding. */
  readonly name: string;
  check(sentence: Sentence, context: CheckContext): readonly Opinion[];
}
