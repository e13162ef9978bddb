/** What a sentence of a review judges or reports: the aspects that review forms ask about. */
export const aspects = [
  'summary',
  'soundness',
  'novelty',
  'significance',
  'clarity',
  'experiments',
  'related-work',
  'reproducibility',
  'limitations',
  'ethics',
] as const;
export type Aspect = (typeof aspects)[number];
