import * as z from 'zod';
import { coarseTypes } from '../findings/finding.ts';

/** What is asked for; servers that can hold a model to a schema get this one, with all fields required. */
export const askedForm = z.strictObject({
  answers: z.array(
    z.strictObject({
      n: z.number().int(),
      steps: z.string(),
      verdict: z.enum(['contradicted', 'supported', 'not-found']),
      type: z.enum(coarseTypes).nullable(),
      span: z.string(),
      quotation: z.string(),
      reason: z.string(),
    }),
  ),
});

const text = z.string().nullish();

/** One answer as models without a schema give it; what is wrong in it costs that answer alone. */
export const oneAnswer = z.object({
  n: z.coerce.number().int(),
  verdict: z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .trim()
            .toLowerCase()
            .replace(/[\s_]+/gu, '-')
        : value,
    z.enum(['contradicted', 'supported', 'not-found']),
  ),
  type: text,
  span: text,
  quotation: text,
  reason: text,
});
export type OneAnswer = z.infer<typeof oneAnswer>;

/** What is taken: the list in its object, the bare list, or an answer by itself. */
export const takenForm = z.union([
  z.object({ answers: z.array(z.unknown()).min(1) }).transform(({ answers }) => answers),
  z.array(oneAnswer.loose()).min(1),
  oneAnswer.loose().transform((answer) => [answer]),
]);
