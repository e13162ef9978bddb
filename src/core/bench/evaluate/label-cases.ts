import type { BenchPaper, BenchReview } from '../dataset.ts';
import type { LabelledCase } from './labelled-case.ts';

type Place = Pick<LabelledCase, 'file' | 'line'>;

/**
 * Cases of a labelled paper: its sentences as they were written ("natural"), and each injected error in a copy of its
 * review in which nothing else is edited ("injected"), with the right sentences beside them. Errors that the reader was
 * not sure of count on neither side.
 */
export function labelCases({ reviews }: BenchPaper, place: Place): LabelledCase[] {
  return reviews.flatMap((review) => [
    ...naturalCases(review, place),
    ...review.injections.map((one, at): LabelledCase => {
      const { start, end } = review.sentences[one.index]!;
      const source = review.text.slice(0, start) + one.edited + review.text.slice(end);
      const id = `${review.id} injection ${at + 1}`;
      return {
        ...place,
        sets: ['injected'],
        review: id,
        text: one.edited,
        role: null,
        wrong: true,
        type: one.type,
        gold: [one.span],
        operator: null,
        maker: 'hand',
        context: { id, source, start, end: start + one.edited.length },
        windows: null,
        quotation: one.evidence,
        patches: [],
        group: null,
      };
    }),
  ]);
}

function naturalCases(review: BenchReview, place: Place): LabelledCase[] {
  return review.labels
    .filter(({ gold }) => gold !== 'uncertain')
    .map(({ index, gold, claim, evidence }) => {
      const { start, end } = review.sentences[index]!;
      const wrong = gold === 'wrong';
      return {
        ...place,
        sets: wrong ? ['natural'] : ['natural', 'injected'],
        review: review.id,
        text: review.text.slice(start, end),
        role: null,
        wrong,
        type: wrong ? (claim?.type ?? null) : null,
        gold: wrong && claim ? [{ start: claim.span.start - start, end: claim.span.end - start }] : [],
        operator: null,
        maker: null,
        context: { id: review.id, source: review.text, start, end },
        windows: null,
        quotation: evidence,
        patches: [],
        group: null,
      };
    });
}
