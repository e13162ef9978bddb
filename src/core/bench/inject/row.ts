import * as z from 'zod';
import { coarseTypes } from '../../findings/finding.ts';

/** How a row was made; see `quad.ts` and `absence/pair.ts`. */
export const variants = [
  'original',
  'claim-edited',
  'evidence-edited',
  'both-edited',
  'evidence-removed',
  'claim-edited-evidence-removed',
  'claim-reworded',
  'evidence-reworded',
  'absence',
  'presence',
  'llm',
] as const;
export type Variant = (typeof variants)[number];

/** How the evidence of a row bears on its claim. */
export const evidenceStates = ['supported', 'contradicted', 'not-found'] as const;

const offset = z.number().int().nonnegative();

/** A passage of the paper as a detector gets to see it, with edits carried out. */
const windowSchema = z.object({
  /** Index into `Paper.passages`. */
  passage: offset,
  section: z.string().nullable(),
  text: z.string(),
});

/**
 * A line of `pairs.jsonl`: a review sentence with passages of the paper, and whether the claim is false by them. All
 * offsets are UTF-16 units. Every row says by `injected` whether anything in it was made up.
 */
export const pairRow = z.object({
  schema: z.literal(1),
  /** Hash of all that the row was made of: the same for the same input, seed and version. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** Rows of one change share it: keep them in one part of a split. */
  group: z.string(),
  paper: z.string(),
  review: z.string(),
  /** Range of the sentence in the review's text. */
  sentence: z.object({ start: offset, end: offset }),
  role: z.string(),
  aspect: z.string(),
  operator: z.string(),
  variant: z.enum(variants),
  /** 1: the claim is false by the paper as it stands in the row. */
  label: z.union([z.literal(0), z.literal(1)]),
  state: z.enum(evidenceStates),
  type: z.enum(coarseTypes).nullable(),
  /** Leaf of the taxonomy; that of the change, whatever the label. */
  node: z.string(),
  absence: z.boolean(),
  original: z.string(),
  text: z.string(),
  /** Range in `text` that is false; null where nothing is. */
  span: z.object({ start: offset, end: offset }).nullable(),
  evidence: z.array(windowSchema),
  /** Edits of the paper's passages, to be made before the row is judged against the whole paper. */
  patches: z.array(z.object({ passage: offset, start: offset, end: offset, text: z.string() })),
  injected: z.boolean(),
  /** "rules", or the model that wrote the change. */
  maker: z.string(),
});
export type PairRow = z.infer<typeof pairRow>;
export type EvidenceWindow = z.infer<typeof windowSchema>;
