import type { CoarseType } from '../findings/finding.ts';
import type { FieldRole, Review, Sentence } from '../review/model.ts';
import type { BenchPaper, BenchReview } from './dataset.ts';
import { cleanSpan, sentenceAt } from './likelihood-examples.ts';
import { isLeaked } from './sample.ts';
import type { Span } from './span-scores.ts';

/** A labelled sentence as the encoder learns from it. */
export interface ModelExample {
  /** Review and number of the sentence; of an injection with its number among those of the review. */
  readonly id: string;
  readonly source: 'natural' | 'injected';
  readonly review: Review;
  readonly sentence: Sentence;
  readonly role: FieldRole;
  /** 1: surely wrong, 0: surely not, 0.5: labelled wrong with low confidence. */
  readonly wrong: 0 | 0.5 | 1;
  readonly type: CoarseType | null;
  readonly absence: boolean;
  /** Holds the phrase that one model leaked into its reviews. */
  readonly leaked: boolean;
  /** As labelled; null for injections. */
  readonly kind: 'fact' | 'opinion' | 'request' | 'other' | null;
  readonly answered: 'yes' | 'partly' | 'no' | null;
  /** The wrong claim in the clean text. */
  readonly span: Span | null;
  /** The paper's words that settle it, or "". */
  readonly quotation: string;
}

/** The labelled sentences of a paper's reviews, and each injection in its own copy of the review. */
export function modelExamples(paper: BenchPaper): ModelExample[] {
  return paper.reviews.flatMap((review) => [...naturalExamples(review), ...injectedExamples(review)]);
}

const certainty = { clean: 0, uncertain: 0.5, wrong: 1 } as const;

function naturalExamples(review: BenchReview): ModelExample[] {
  return review.labels.flatMap(({ index, gold, claim, kind, answered, evidence }) => {
    const placed = sentenceAt(review.id, review.text, review.sentences[index]!);
    if (!placed) return [];
    return [
      {
        id: `${review.id}:${index}`,
        source: 'natural',
        ...placed,
        wrong: certainty[gold],
        type: claim?.type ?? null,
        absence: claim?.absence ?? false,
        leaked: isLeaked(placed.sentence.text),
        kind,
        answered,
        span: claim && cleanSpan(placed.sentence, claim.span),
        quotation: claim?.evidence ?? evidence,
      } as const,
    ];
  });
}

function injectedExamples(review: BenchReview): ModelExample[] {
  return review.injections.flatMap(({ index, edited, span, type, absence, evidence }, at) => {
    const { start, end } = review.sentences[index]!;
    const source = review.text.slice(0, start) + edited + review.text.slice(end);
    const placed = sentenceAt(review.id, source, { start, end: start + edited.length });
    if (!placed) return [];
    const range = { start: start + span.start, end: start + span.end };
    return [
      {
        id: `${review.id}:${index}:${at}`,
        source: 'injected',
        ...placed,
        wrong: 1,
        type,
        absence,
        leaked: false,
        kind: null,
        answered: null,
        span: cleanSpan(placed.sentence, range),
        quotation: evidence,
      } as const,
    ];
  });
}
