import type { CoarseType } from '../findings/finding.ts';
import type { FieldRole, Review, Sentence } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';
import type { BenchPaper, BenchReview, WrongClaim } from './dataset.ts';
import { isLeaked, shared } from './sample.ts';
import type { Span } from './span-scores.ts';

/** A labelled sentence as the product reads it; `span` is the wrong claim in its clean text, null where it is right. */
export interface LikelihoodExample {
  /** Of the data set: the review and the number of its sentence. */
  readonly id: string;
  readonly type: CoarseType | null;
  readonly absence: boolean;
  readonly review: Review;
  readonly sentence: Sentence;
  readonly role: FieldRole;
  readonly span: Span | null;
  readonly source: 'natural' | 'injected';
}

/**
 * The sentences of a paper's reviews that are surely right or surely wrong, each injection in its own copy of the
 * review. Those with a leaked phrase would teach that phrase.
 */
export function likelihoodExamples(paper: BenchPaper): LikelihoodExample[] {
  return paper.reviews.flatMap((review) => [
    ...review.labels.flatMap(({ index, gold, claim }) => {
      if (gold === 'uncertain') return [];
      const wrong = gold === 'wrong' ? claim : null;
      const of = {
        review,
        index,
        source: review.text,
        label: review.sentences[index]!,
        from: 'natural',
      } as const;
      return exampleAt({ ...of, wrong });
    }),
    ...review.injections.flatMap(({ index, edited, span, type, absence }) => {
      const { start, end } = review.sentences[index]!;
      const source = review.text.slice(0, start) + edited + review.text.slice(end);
      const label = { start, end: start + edited.length };
      const wrong = { type, absence, span: { start: start + span.start, end: start + span.end } };
      return exampleAt({ review, index, source, label, wrong, from: 'injected' });
    }),
  ]);
}

interface At {
  readonly review: BenchReview;
  readonly index: number;
  /** The review's text, and the range in it that is labelled. */
  readonly source: string;
  readonly label: Span;
  readonly wrong: (Pick<WrongClaim, 'type' | 'absence'> & { readonly span: Span }) | null;
  readonly from: LikelihoodExample['source'];
}

function exampleAt({ review, index, source, label, wrong, from }: At): LikelihoodExample[] {
  const placed = sentenceAt(review.id, source, label);
  if (!placed || isLeaked(placed.sentence.text)) return [];
  return [
    {
      id: `${review.id}:${index}`,
      type: wrong?.type ?? null,
      absence: wrong?.absence ?? false,
      ...placed,
      span: wrong && cleanSpan(placed.sentence, wrong.span),
      source: from,
    },
  ];
}

/** The sentence that the product reads at a labelled range of a review; null where it splits the text otherwise. */
export function sentenceAt(
  id: string,
  source: string,
  label: Span,
): Pick<LikelihoodExample, 'review' | 'sentence' | 'role'> | null {
  const review = parsed(id, source);
  const sentence = review?.sentences.find(
    (one) => 2 * shared(one, label) > Math.max(label.end - label.start, one.end - one.start),
  );
  return review && sentence
    ? { review, sentence, role: review.fields[sentence.field]?.role ?? 'other' }
    : null;
}

let last: { source: string; review: ReturnType<typeof parseReview>[number] | undefined } | null = null;

/** The sentences of one review come one after the other. */
function parsed(id: string, source: string): ReturnType<typeof parseReview>[number] | undefined {
  if (last?.source !== source)
    last = { source, review: parseReview(source, { path: `${id}.md`, sha256: '' })[0] };
  return last.review;
}

/** Where a range of the source lies in the clean text. */
export function cleanSpan({ segments }: Sentence, { start, end }: Span): Span {
  const inside = segments.filter((one) => one.sourceStart < end && start < one.sourceEnd);
  const at = (source: number, one: (typeof segments)[number] | undefined): number =>
    one === undefined
      ? 0
      : one.sourceEnd - one.sourceStart === one.end - one.start
        ? Math.min(one.end, Math.max(one.start, one.start + source - one.sourceStart))
        : one.start;
  return { start: at(start, inside[0]), end: Math.max(at(start, inside[0]), at(end, inside.at(-1))) };
}
