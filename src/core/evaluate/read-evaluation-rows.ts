import * as z from 'zod';
import { coarseTypes } from '../findings/finding.ts';
import type { EvaluationRow } from './evaluation-row.ts';
import type { JsonLines, ReadRows } from './read-json-rows.ts';
import { readJsonRows } from './read-json-rows.ts';

const range = z
  .object({ start: z.int().nonnegative(), end: z.int().nonnegative() })
  .refine(({ start, end }) => start < end, 'is empty');
const type = z.enum(coarseTypes).nullable().default(null);

/**
 * A line of an evaluation's input: a labelled sentence with what one detector says of it. Any detector that writes such
 * lines can be evaluated. Offsets are UTF-16 units into `text`.
 */
export const evaluationRow = z
  .object({
    paper: z.string().min(1),
    review: z.string().min(1),
    text: z.string().min(1),
    wrong: z.boolean(),
    score: z.number(),
    type,
    gold: z.array(range).default([]),
    predictedType: type,
    predicted: z.array(range).default([]),
    shown: z.boolean().default(false),
  })
  .superRefine(({ text, wrong, type: goldType, gold, predicted }, context) => {
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message });
    for (const { start, end } of [...gold, ...predicted])
      if (end > text.length) refuse(`the span ${start}-${end} lies outside its sentence of ${text.length}`);
    if (!wrong && (goldType !== null || gold.length > 0))
      refuse('the sentence is right but has a type or span');
  });

/** Rows that can be scored; what is malformed is named by its line, so that it never becomes a wrong score. */
export function readEvaluationRows(input: JsonLines): ReadRows<EvaluationRow> {
  return readJsonRows(input, { schema: evaluationRow });
}
