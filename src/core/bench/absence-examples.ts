import { Search } from '../check/absence/coverage.ts';
import { absenceClaims } from '../check/absence/claims.ts';
import { caseOf, isOpen, judgeFeatures } from '../check/absence/judge.ts';
import { proofFeatures } from '../check/absence/proof-features.ts';
import { claimSpan } from '../check/absence/span.ts';
import { partsOf } from '../evidence/inventory/paper-parts.ts';
import { buildPaperIndex, type PaperIndex } from '../evidence/paper-index.ts';
import type { Review } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';
import { sourceRange } from '../review/source-range.ts';
import type { BenchPaper } from './dataset.ts';
import type { Example } from './learn-named.ts';
import { shared } from './sample.ts';
import { readBenchPaper } from './score-paper.ts';
import type { Span } from './span-scores.ts';

/** A denied thing of a labelled sentence that the paper holds something of; right: the denial is wrong. */
export interface AbsenceExample extends Example {
  readonly id: string;
  readonly injected: boolean;
}

/** How much an example counts: doubtful labels and errors written on purpose, of which there are many, count less. */
const counts = { natural: 1, doubtful: 0.6, injected: 0.6 };

interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly sentence: Span;
  /** Range of the wrong claim in the text; null where the sentence is right. */
  readonly wrong: Span | null;
  readonly weight: number;
  readonly injected: boolean;
}

/** The denials of a paper's labelled sentences and injected absence claims. */
export function absenceExamples(bench: BenchPaper): AbsenceExample[] {
  const index = buildPaperIndex(readBenchPaper(bench));
  const reviews = new Map<string, Review>();
  const read = (text: string): Review => {
    const known = reviews.get(text);
    if (known) return known;
    const review = parseReview(text, { path: 'review.md', sha256: '' })[0]!;
    reviews.set(text, review);
    return review;
  };
  return labelledOf(bench).flatMap((labelled) => examplesOf(index, read(labelled.text), labelled));
}

function labelledOf({ reviews }: BenchPaper): Labelled[] {
  return reviews.flatMap(({ id, text, sentences, labels, injections }) => [
    // Sentences that are wrong for another reason are no example of a right denial.
    ...labels
      .filter(({ claim }) => claim === null || claim.absence)
      .map(({ index, gold, claim }) => ({
        id: `${id}|${index}`,
        text,
        sentence: sentences[index]!,
        wrong: claim?.span ?? null,
        weight: gold === 'uncertain' ? counts.doubtful : counts.natural,
        injected: false,
      })),
    ...injections
      .filter(({ absence }) => absence)
      .map(({ index, edited, span }) => {
        const { start, end } = sentences[index]!;
        return {
          id: `${id}|${index}|injected`,
          text: text.slice(0, start) + edited + text.slice(end),
          sentence: { start, end: start + edited.length },
          wrong: { start: start + span.start, end: start + span.end },
          weight: counts.injected,
          injected: true,
        };
      }),
  ]);
}

function examplesOf(index: PaperIndex, review: Review, labelled: Labelled): AbsenceExample[] {
  const { id, sentence: wanted, wrong, weight, injected } = labelled;
  const search = new Search(partsOf(index.paper), index);
  return review.sentences.flatMap((sentence) => {
    if (sentence.kind === 'other' || shared(sentence, wanted) === 0) return [];
    const role = review.fields[sentence.field]?.role ?? 'other';
    const denials = absenceClaims(sentence, role, index);
    return denials.claims.flatMap((claim) => {
      const judged = caseOf(search, sentence, denials, claim, role);
      if (!judged || !isOpen(judged)) return [];
      const { clause } = claimSpan(denials, claim, sentence.text.length);
      // What else a wrong sentence denies may be right or wrong.
      if (wrong && shared(sourceRange(sentence, clause.start, clause.end), wrong) === 0) return [];
      return [
        {
          id,
          injected,
          features: judgeFeatures(judged, proofFeatures(search, judged)),
          right: wrong !== null,
          weight,
        },
      ];
    });
  });
}
