import * as z from 'zod';

/** The nine languages of CAP (Confabulations from ACL Publications). */
export const capLanguages = ['en', 'es', 'fr', 'hi', 'it', 'ml', 'te', 'bn', 'gu'] as const;
export type CapLanguage = (typeof capLanguages)[number];

/** Mistakes of language in an answer. */
export type FluencyMistakes = 'no' | 'minor' | 'yes';

/** An answer of a model to a question about a publication, with what a native speaker found in it. */
export interface CapRecord {
  /** Unique within a set: "en-tst-12". */
  readonly index: string;
  readonly language: CapLanguage;
  readonly title: string;
  readonly abstract: string;
  readonly doi: string;
  readonly url: string;
  readonly authors: readonly { readonly given: string; readonly surname: string }[];
  readonly question: string;
  readonly outputText: string;
  readonly outputTokens: readonly string[];
  /** Of each token; the first where a file has several a token, null where it is no finite number. */
  readonly logits: readonly (number | null)[];
  readonly model: string;
  /** As it was written, JSON where it was an object. */
  readonly modelConfiguration: string;
  readonly prompt: string;
  /** null where nobody looked: test sets are published without labels. */
  readonly fluencyMistakes: FluencyMistakes | null;
  readonly factualMistakes: boolean | null;
}

/** Fluent but false, the data set's own definition; null without labels. Minor mistakes are fluent if `minor` says so. */
export function isHallucination(record: CapRecord, minor = false): boolean | null {
  const fluent = isFluent(record, minor);
  return fluent === null || record.factualMistakes === null ? null : fluent && record.factualMistakes;
}

/** The published labels count minor mistakes as mistakes, so `minor` is false by default. null without a label. */
export function isFluent({ fluencyMistakes }: CapRecord, minor = false): boolean | null {
  if (fluencyMistakes === null) return null;
  return fluencyMistakes === 'no' || (minor && fluencyMistakes === 'minor');
}

const yes = ['y', 'yes', 'true', '1'];
const no = ['n', 'no', 'false', '0'];
const minor = ['m', 'minor'];

/** A label as annotators and releases write it: y, Yes, "minor", m, true ...; null and "" where there is none. */
const label = z
  .union([z.string(), z.boolean(), z.number()])
  .nullish()
  .transform((value) =>
    String(value ?? '')
      .trim()
      .toLowerCase(),
  );

const fluency = label.transform((value, context): FluencyMistakes | null => {
  if (value === '') return null;
  if (yes.includes(value)) return 'yes';
  if (no.includes(value)) return 'no';
  if (minor.includes(value)) return 'minor';
  context.addIssue({ code: 'custom', message: `has_fluency_mistakes is "${value}", not yes, minor or no` });
  return z.NEVER;
});

const factual = label.transform((value, context): boolean | null => {
  if (value === '') return null;
  if (yes.includes(value)) return true;
  if (no.includes(value)) return false;
  context.addIssue({ code: 'custom', message: `has_factual_mistakes is "${value}", not yes or no` });
  return z.NEVER;
});

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const needed = z.string().refine((value) => value.trim() !== '', 'is empty');
const author = z.union([
  z.string().transform((name) => ({ given: '', surname: name.trim() })),
  z
    .looseObject({ given: text, first: text, surname: text, last: text, family: text })
    .transform(({ given, first, surname, last, family }) => ({
      given: given || first,
      surname: surname || last || family,
    })),
]);
const token = z.union([z.string(), z.number()]).transform(String);
const logitOf = z.union([
  z.number().nullable(),
  z.array(z.number().nullable()).transform(([first]) => first ?? null),
]);

/** Labels that come in a file of their own. */
export const capLabelRow = z.object({
  index: z.union([z.string(), z.number()]).transform(String),
  has_fluency_mistakes: fluency,
  has_factual_mistakes: factual,
});

/** A row whose names are already plain (`cap-names.ts`); unknown fields are let be. */
export const capRow = capLabelRow.extend({
  language: text,
  title: text,
  abstract: text,
  doi: text,
  url: text,
  authors: z
    .array(author)
    .nullish()
    .transform((all) => all ?? []),
  question: needed,
  output_text: needed,
  output_tokens: z
    .array(token)
    .nullish()
    .transform((all) => all ?? []),
  logits: z
    .array(logitOf)
    .nullish()
    .transform((all) => all ?? []),
  model_id: text,
  model_configuration: z
    .unknown()
    .optional()
    .transform((value) =>
      typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value),
    ),
  prompt: text,
});
export type CapRow = z.infer<typeof capRow>;
