import { fieldRoles } from '../../review/model.ts';
import { BadRow } from '../inject/source-row.ts';
import { pairRow, type PairRow } from '../inject/row.ts';
import type { LabelledCase } from './labelled-case.ts';
import { parsedRow } from './parsed-row.ts';

/** Reads a line of pairs.jsonl. Throws BadRow with what is wrong with it. */
export function readPair(line: string): PairRow {
  const row = parsedRow(line, pairRow);
  const { text, span, label, type, patches } = row;
  if (text.trim() === '') throw new BadRow('the sentence has no text');
  if (span && (span.start >= span.end || span.end > text.length))
    throw new BadRow(`the label ${span.start}-${span.end} lies outside of its sentence of ${text.length}`);
  if ((label === 1) !== (span !== null) || (label === 1) !== (type !== null))
    throw new BadRow('a false row has a span and a type, a true one neither');
  if (patches.some(({ start, end }) => start > end)) throw new BadRow('a patch ends before it starts');
  return row;
}

/** The row as a case; its windows hold the passage that settles it, where the row's variant leaves it there. */
export function pairCase(row: PairRow, place: Pick<LabelledCase, 'file' | 'line'>): LabelledCase {
  return {
    ...place,
    sets: ['pairs'],
    review: row.review,
    text: row.text,
    role: fieldRoles.find((role) => role === row.role) ?? 'other',
    wrong: row.label === 1,
    type: row.type,
    gold: row.span ? [row.span] : [],
    operator: row.operator,
    maker: row.maker,
    context: null,
    windows: row.evidence,
    quotation: '',
    patches: row.patches,
    group: row.group,
  };
}
