import * as z from 'zod';
import { coarseTypes } from '../findings/finding.ts';
import { candidateFeatures } from './candidates.ts';

/** What an evidence excerpt says of a sentence. */
export const modelStates = ['supported', 'contradicted', 'not-found'] as const;
export type ModelState = (typeof modelStates)[number];

const modelKinds = ['fact', 'opinion', 'request', 'other'] as const;

/** What the units of a paper are ranked by for a sentence, each with a weight. */
export const rankerFeatures = ['cosine', ...candidateFeatures, 'heading', 'caption', 'table'] as const;
export type RankerFeature = (typeof rankerFeatures)[number];

const file = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hexadecimal'),
  bytes: z.number().int().positive(),
});
const weights = z.object(
  Object.fromEntries(rankerFeatures.map((name) => [name, z.number()])) as Record<RankerFeature, z.ZodNumber>,
);
const share = z.number().min(0).max(1);

/** Exactly these names, in any order. */
function permutationOf<const T extends readonly string[]>(names: T) {
  return z
    .array(z.enum(names))
    .refine((given) => given.length === names.length && new Set(given).size === names.length, {
      message: `must name each of ${names.join(', ')} once`,
    });
}

/** config.json of a model's folder. */
const schema = z
  .object({
    schema: z.literal(1),
    name: z.string().min(1),
    version: z.string().min(1),
    files: z.object({ 'model.onnx': file, 'tokenizer.json': file }),
    /** Tokens of sentence and excerpt together, with the three that mark their ends. */
    maxTokens: z.number().int().min(16).max(512),
    /** Tokens that role and sentence may take of them; the excerpt fills the rest. */
    sentenceTokens: z.number().int().min(4),
    /** Tokens of a text that is embedded. */
    unitTokens: z.number().int().min(4).max(512),
    /** Names of the outputs, in their order. */
    types: permutationOf(coarseTypes),
    states: permutationOf(modelStates),
    kinds: permutationOf(modelKinds),
    ranker: z.object({ telling: weights, seeking: weights }),
    /** The logit is divided by it. */
    temperature: z.number().positive(),
    fusion: z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) }),
    /** Least fused probability of what the model alone shows. */
    thresholds: z.object({ strict: share, balanced: share, recall: share }),
    /** Whether "auto" uses the model. */
    defaultOn: z.boolean(),
  })
  .refine(({ maxTokens, sentenceTokens }) => sentenceTokens + 4 <= maxTokens, {
    message: 'must leave room for the excerpt',
    path: ['sentenceTokens'],
  })
  .refine(({ thresholds: { strict, balanced, recall } }) => strict >= balanced && balanced >= recall, {
    message: 'must fall from strict to recall',
    path: ['thresholds'],
  });

export type DetectorConfig = z.infer<typeof schema>;

/** The configuration, or in one clause what is wrong with it. */
export function readDetectorConfig(
  json: unknown,
): { readonly config: DetectorConfig } | { readonly why: string } {
  const read = schema.safeParse(json);
  if (read.success) return { config: read.data };
  const [issue] = read.error.issues;
  const at = issue?.path.join('.') ?? '';
  return {
    why: `config.json is not as it should be${at === '' ? '' : ` at ${at}`}: ${issue?.message ?? ''}`,
  };
}
