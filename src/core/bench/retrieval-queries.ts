import type { Passage } from '../paper/model.ts';
import { foldLower } from '../text/fold.ts';
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

/** Finds the passages that hold a quotation; [] where the paper's text has less than half of it in one place. */
export type PassageFinder = (quotation: string) => number[];

const normal = (text: string): string =>
  foldLower(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function passageFinder(passages: readonly Passage[]): PassageFinder {
  const texts = passages.map(({ text }) => ` ${normal(text)} `);
  return (quotation) => {
    const wanted = normal(quotation);
    if (wanted === '') return [];
    const whole = texts.flatMap((text, at) => (text.includes(` ${wanted} `) ? [at] : []));
    return whole.length > 0 ? whole : mostOf(wanted, texts);
  };
}

/** A quotation may run over the end of a passage: the passages that hold most of its runs of three words. */
function mostOf(wanted: string, texts: readonly string[]): number[] {
  const words = wanted.split(' ');
  const runs = words.slice(2).map((word, at) => ` ${words[at]!} ${words[at + 1]!} ${word} `);
  const counts = texts.map((text) => runs.filter((run) => text.includes(run)).length);
  const most = Math.max(0, ...counts);
  return most === 0 || most < runs.length / 2
    ? []
    : counts.flatMap((count, at) => (count === most ? [at] : []));
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
