import * as z from 'zod';
import data from './weights.json' with { type: 'json' };

/** Logistic weights, the constant first: of a word's features, and of a sentence's. */
const schema = z.strictObject({
  word: z.array(z.number()).min(2),
  sentence: z.array(z.number()).min(2),
});
export type LikelihoodWeights = z.infer<typeof schema>;
export const likelihoodWeights: LikelihoodWeights = schema.parse(data);
