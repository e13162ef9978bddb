import type { CoarseType } from '../findings/finding.ts';
import type { Span } from './span-scores.ts';

/**
 * The evaluation sets in memory. All offsets are UTF-16 units; the files count code points, and `read-rows.ts`
 * converts.
 */

/** A paper as text, with the reviews of it that carry labels (or all of them, where asked for). */
export interface BenchPaper {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly format: 'markdown' | 'text';
  readonly reviews: readonly BenchReview[];
}

export interface BenchReview {
  readonly id: string;
  readonly text: string;
  /** The data set's own sentences: ranges in `text`, without surrounding white space. */
  readonly sentences: readonly Span[];
  readonly labels: readonly Label[];
  readonly injections: readonly Injection[];
}

/** What was written down about a wrong claim. */
export interface WrongClaim {
  readonly type: CoarseType;
  /** The review says that the paper lacks something. */
  readonly absence: boolean;
  /** Why the claim is wrong, and the paper's words that settle it. */
  readonly why: string;
  readonly evidence: string;
}

/** One labelled sentence of an untouched review. */
export interface Label {
  /** Index into `BenchReview.sentences`. */
  readonly index: number;
  readonly kind: 'fact' | 'opinion' | 'request' | 'other';
  /** clean: supported, or no claim; wrong; uncertain: wrong with low confidence, counted on neither side. */
  readonly gold: 'clean' | 'wrong' | 'uncertain';
  /** Set where the sentence is wrong, whatever the confidence; `span` is a range in the review's text. */
  readonly claim: (WrongClaim & { readonly span: Span }) | null;
  /** Requests of the train sets: whether the paper already has what is asked for. */
  readonly answered: 'yes' | 'partly' | 'no' | null;
  /** The paper's words that settle it, where they were written down; else empty. */
  readonly evidence: string;
}

/** A wrong claim written into a sentence: `edited` stands in its place. */
export interface Injection extends WrongClaim {
  readonly index: number;
  readonly edited: string;
  /** Range in `edited`. */
  readonly span: Span;
  readonly leaf: string;
}
