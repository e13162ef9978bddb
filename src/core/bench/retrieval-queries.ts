import type { PassageFinder } from '../evaluate/passage-finder.ts';
import type { BenchReview, Label } from './dataset.ts';

/** Kinds of sentences whose evidence is looked for. */
export const queryGroups = [
  'supported',
  'refuted absence',
  'refuted other',
  'answered request',
  'injected absence',
  'injected other',
] as const;
export type QueryGroup = (typeof queryGroups)[number];

/** A sentence of a review with the passages that hold the labelled quotation. */
export interface RetrievalQuery {
  readonly group: QueryGroup;
  readonly sentence: string;
  /** Indices into `Paper.passages`; more than one where the words stand in several. */
  readonly gold: readonly number[];
}

/** The sentences of a review whose label quotes the paper; quotations that the text does not hold are left out. */
export function retrievalQueries(review: BenchReview, find: PassageFinder): RetrievalQuery[] {
  const natural = review.labels.flatMap((label) => {
    const group = groupOf(label);
    const { start, end } = review.sentences[label.index]!;
    return group ? query(group, review.text.slice(start, end), label.evidence, find) : [];
  });
  const injected = review.injections.flatMap(({ edited, evidence, absence }) =>
    query(absence ? 'injected absence' : 'injected other', edited, evidence, find),
  );
  return [...natural, ...injected];
}

function query(
  group: QueryGroup,
  sentence: string,
  quotation: string,
  find: PassageFinder,
): RetrievalQuery[] {
  const gold = find(quotation);
  return gold.length > 0 ? [{ group, sentence, gold }] : [];
}

/** Wrong claims of both confidences count: their evidence is the paper's word in either case. */
function groupOf({ claim, kind, answered, evidence }: Label): QueryGroup | null {
  if (evidence === '') return null;
  if (claim) return claim.absence ? 'refuted absence' : 'refuted other';
  if (kind === 'request') return answered === 'yes' ? 'answered request' : null;
  return kind === 'fact' ? 'supported' : null;
}
