import { parseReview } from '../../review/parse-review.ts';
import { BadRow } from '../inject/source-row.ts';
import { tripleRow, type TripleRow } from '../inject/triples.ts';
import type { LabelledCase } from './labelled-case.ts';
import { parsedRow } from './parsed-row.ts';

/** Reads a line of reviews.jsonl. Throws BadRow with what is wrong with it. */
export function readTriple(line: string): TripleRow {
  const row = parsedRow(line, tripleRow);
  for (const { start, end, sentence } of row.errors) {
    if (start >= end || start < sentence.start || end > sentence.end)
      throw new BadRow(`the label ${start}-${end} lies outside of its sentence`);
    if (sentence.end > row.injected.length)
      throw new BadRow(`the label ${start}-${end} lies outside of its review`);
  }
  if (row.errors.length === 0) throw new BadRow('the injected review has no errors');
  return row;
}

/**
 * Every sentence of the injected review, and of the review as it was written: one wrong and one right review. What the
 * person wrote counts as right.
 */
export function tripleCases(row: TripleRow, place: Pick<LabelledCase, 'file' | 'line'>): LabelledCase[] {
  const { review, original, injected, errors, maker } = row;
  return [
    ...casesOf(`${review} injected`, injected, errors, maker, place),
    ...casesOf(`${review} original`, original, [], null, place),
  ];
}

function casesOf(
  id: string,
  source: string,
  errors: TripleRow['errors'],
  maker: string | null,
  place: Pick<LabelledCase, 'file' | 'line'>,
): LabelledCase[] {
  const sentences = parseReview(source, { path: `${id}.md`, sha256: '' }).flatMap((part) => part.sentences);
  return sentences.map(({ start, end }) => {
    const own = errors.filter((error) => error.start < end && start < error.end);
    return {
      ...place,
      sets: ['reviews'],
      review: id,
      text: source.slice(start, end),
      role: null,
      wrong: own.length > 0,
      type: own[0]?.type ?? null,
      gold: own.map((error) => ({
        start: Math.max(0, error.start - start),
        end: Math.min(end, error.end) - start,
      })),
      operator: own[0]?.operator ?? null,
      maker,
      context: { id, source, start, end },
      windows: null,
      quotation: '',
      patches: [],
      group: null,
    };
  });
}
