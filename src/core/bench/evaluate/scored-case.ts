import * as z from 'zod';
import { coarseTypes } from '../../findings/finding.ts';

const offset = z.number().int().nonnegative();
const range = z.object({ start: offset, end: offset });
const type = z.enum(coarseTypes).nullable();

const output = z.object({
  score: z.number().min(0).max(1),
  type,
  spans: z.array(range.extend({ score: z.number() })).readonly(),
  shown: z.boolean().exactOptional(),
  reviewScore: z.number().exactOptional(),
});

/** A line of scores.jsonl: a labelled sentence with what each detector said of it. */
export const scoredCase = z.object({
  /** Name of the data that it comes from. */
  data: z.string(),
  sets: z.array(z.string()),
  /** Thresholds are chosen on the papers of "fit". */
  part: z.enum(['fit', 'report', 'final']),
  paper: z.string(),
  review: z.string(),
  text: z.string(),
  wrong: z.boolean(),
  type,
  gold: z.array(range),
  operator: z.string().nullable(),
  maker: z.string().nullable(),
  /** By detector; null where one had no answer. */
  outputs: z.record(z.string(), output.nullable()),
  /** Passages that hold the gold quotation, and those that each way of retrieval found, best first. */
  retrieval: z.object({ gold: z.array(offset), found: z.record(z.string(), z.array(offset)) }).nullable(),
});
export type ScoredCase = z.infer<typeof scoredCase>;
