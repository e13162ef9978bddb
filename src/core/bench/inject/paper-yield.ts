import { buildPaperIndex } from '../../evidence/paper-index.ts';
import type { Review } from '../../review/model.ts';
import { parseReview } from '../../review/parse-review.ts';
import { absenceCandidates } from './absence/candidates.ts';
import { candidatesOf, swapsOf, type Candidate } from './candidates.ts';
import { alignedReviews } from './meta-review.ts';
import { operators } from './operators.ts';
import { paperOfRow, type SourceRow } from './source-row.ts';
import { countTemplates, type Counts } from './statistics.ts';
import { tripleOf, type TripleRow } from './triples.ts';

export interface YieldSettings {
  readonly seed: number;
  /** Changes of one operator in one paper. */
  readonly mostPerOperator: number;
  /** False claims in one injected review. */
  readonly perReview: number;
  /** Only reviews in line with the paper's meta-review. */
  readonly metaReview: boolean;
}

/** What one paper with its reviews gives. */
export interface PaperYield {
  readonly paper: string;
  readonly candidates: readonly Candidate[];
  readonly triples: readonly TripleRow[];
  readonly counts: Counts;
}

/** Runs the whole pipeline on one paper. Costs about 1 s CPU for a paper of 20 pages with four reviews. */
export function yieldOf(row: SourceRow, settings: YieldSettings): PaperYield {
  const { seed, perReview, metaReview } = settings;
  const index = buildPaperIndex(paperOfRow(row));
  const reviews = readReviews(row, metaReview);
  const swaps = swapsOf(row.id, index, reviews, { seed });
  return {
    paper: row.id,
    candidates: [
      ...candidatesOf(row.id, swaps, settings),
      ...absenceCandidates(row.id, index, { seed, reviews }),
    ],
    triples: reviews.flatMap((review) => tripleOf(row.id, review, swaps, perReview, seed) ?? []),
    counts: countTemplates(reviews, operators, swaps),
  };
}

/** The reviews of a row; only those in line with its meta-review if `metaReview`. */
export function readReviews({ reviews, metaReview: meta }: SourceRow, metaReview: boolean): Review[] {
  return (metaReview ? alignedReviews(reviews, meta) : reviews).flatMap(({ id, text }) =>
    readReview(id, text),
  );
}

/** A text is one review here, whatever it looks like. */
function readReview(id: string, text: string): Review[] {
  const [review, ...more] = parseReview(text, { path: `${id}.md`, sha256: '' });
  return review && more.length === 0 ? [{ ...review, id }] : [];
}
