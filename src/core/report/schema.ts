import * as z from 'zod';
import { coarseTypes } from '../findings/finding.ts';

/**
 * What `peerlint check --format json` prints. The single source: the types of the report are inferred from it and
 * docs/report.schema.json is generated from it. Fields may be added, none renamed or removed. Offsets are UTF-16 units
 * into the decoded review file (byte order mark dropped, line ends untouched).
 */

const offset = z.number().int().nonnegative();
const probability = z.number().min(0).max(1);
const page = z.number().int().positive();
const range = { start: offset, end: offset };
const type = z.enum(coarseTypes).nullable();

const warning = z.object({
  kind: z.string().describe('kebab-case'),
  page: page.nullable(),
  text: z.string().describe('one sentence for a person'),
  document: z.number().int().nonnegative().describe('index into paper.documents'),
});

const paper = z.object({
  path: z.string(),
  sha256: z.string(),
  title: z.string().nullable(),
  pages: page.nullable().describe('null for markdown and text'),
  documents: z.array(
    z.object({
      path: z.string(),
      sha256: z.string(),
      pages: page.nullable(),
      pagesWithoutText: z.array(page),
      recognisedPages: z.array(page).describe('read from their pictures (OCR)'),
    }),
  ),
  warnings: z.array(warning),
});

const sentence = z.object({
  ...range,
  kind: z.enum(['fact', 'opinion', 'request', 'other']),
  score: probability.describe('that the sentence holds a hallucinated claim; independent of the threshold'),
  verdict: z.enum(['supported', 'contradicted', 'not-found', 'not-checked']),
  type: type.describe('best of the nine, or null'),
  spans: z.array(z.object({ ...range, score: probability })).describe('best guess for every fact'),
});

const evidence = z.object({
  document: z.number().int().nonnegative().describe('index into paper.documents'),
  page: page.nullable().describe('1-based physical page; null for markdown and text'),
  section: z.string().nullable().describe('as printed: "4.2 Ablation"'),
  text: z.string().describe('word for word in the paper'),
  rects: z
    .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
    .describe(
      'x0, y0, x1, y1 in PDF points from the top left corner of the crop box; [] for markdown and text',
    ),
  lines: z
    .tuple([z.number().int(), z.number().int()])
    .optional()
    .describe('first and last review line number beside the quotation, where its page has such numbers'),
  score: probability,
});

const fix = z.object({
  title: z.string(),
  edits: z.array(z.object({ ...range, text: z.string().describe('already escaped for its place') })),
});

const finding = z.object({
  id: z.string(),
  kind: z.enum(['error', 'answered']),
  ...range,
  sentence: z.object(range),
  type: type.describe('one of the nine; null when answered'),
  node: z.string().describe('path in the taxonomy: "number/metric-value"'),
  score: probability,
  severity: z.enum(['warning', 'information', 'hint']),
  absence: z.boolean().describe('the review says that the paper lacks something'),
  message: z.string(),
  reason: z.string().describe('one sentence'),
  detector: z.string().describe('name of the checker'),
  secondOpinion: z
    .object({
      model: z.string(),
      verdict: z.enum(['supported', 'contradicted', 'not-found', 'not-checked']),
      reason: z.string().describe('the own words of the model, for reading only'),
    })
    .optional()
    .describe('what a configured language model says of the sentence; left out where none was asked'),
  evidence: z.array(evidence),
  fixes: z.array(fix),
});

const coverage = z.object({
  pagesRead: z.number().int().nonnegative(),
  pagesWithoutText: z.array(page).describe('of the paper itself; paper.documents has them for each'),
  sentencesChecked: z.number().int().nonnegative(),
  sentencesSkipped: z.array(z.object({ ...range, reason: z.string() })),
  notes: z.array(z.string()),
});

/** One review checked against its paper. */
export const checkReport = z.object({
  schema: z.literal(1),
  tool: z.object({ name: z.literal('peerlint'), version: z.string() }),
  detector: z.enum(['symbolic', 'local', 'llm']).describe('what actually ran'),
  settings: z.object({
    threshold: z.enum(['strict', 'balanced', 'recall']),
    policy: z.enum(['rulesOnly', 'localModel', 'cloudAllowed']),
    modelSha256: z.string().nullable(),
  }),
  paper,
  review: z.object({ path: z.string(), sha256: z.string(), id: z.string() }),
  score: probability.describe('that the review holds a hallucinated claim'),
  sentences: z
    .array(sentence)
    .describe('all of them with --all-sentences, else those that an error finding overlaps'),
  findings: z.array(finding),
  coverage,
});
export type CheckReport = DeepReadonly<z.infer<typeof checkReport>>;

/** An object where the input is one file with one review, else a list. */
export const checkOutput = z.union([checkReport, z.array(checkReport)]);

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
