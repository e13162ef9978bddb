import * as z from 'zod';
import { coarseTypes } from '../findings/finding.ts';
import { toUtf16 } from './code-points.ts';
import type { BenchPaper, BenchReview, Injection, Label } from './dataset.ts';
import { f1000Markdown } from './f1000.ts';
import type { Span } from './span-scores.ts';

const offset = z.number().int().nonnegative();

/** A line of SET.labels.jsonl. */
const labelRow = z.object({
  review: z.string(),
  i: offset,
  kind: z.enum(['label', 'inject']),
  class: z.enum(['fact', 'opinion', 'request', 'other']).optional(),
  truth: z.enum(['supported', 'contradicted', 'absent', 'na']).optional(),
  answered: z.enum(['yes', 'partly', 'no']).optional(),
  text: z.string().optional(),
  original: z.string().optional(),
  edited: z.string().optional(),
  type: z.enum(coarseTypes).optional(),
  leaf: z.string().default(''),
  absence: z.boolean().default(false),
  start: offset.optional(),
  end: offset.optional(),
  confidence: z.enum(['high', 'low']).optional(),
  why: z.string().default(''),
  evidence: z.string().default(''),
});
export type LabelRow = z.infer<typeof labelRow>;

const reviewRow = z.object({
  id: z.string(),
  text: z.string(),
  sentences: z.array(z.object({ start: offset, end: offset })),
});

/** A line of SET.jsonl.gz. */
const paperRow = z.object({
  id: z.string(),
  title: z.string(),
  paper: z.string().optional(),
  paper_nodes: z.record(z.string(), z.string()).optional(),
  reviews: z.array(reviewRow),
});

/** Throws a ZodError or SyntaxError where the line is not a label. */
export function readLabelRow(line: string): LabelRow {
  return labelRow.parse(JSON.parse(line));
}

/** Told of a label that cannot be used, and why; where nobody is told, it is thrown. */
export type RefuseLabel = (row: LabelRow, problem: Error) => void;

/**
 * Reads a line of a paper file and joins it with its labels. Reviews without labels are left out unless `all`.
 * @param refuse by default throws the Error that names the row where labels and text do not belong together
 */
export function readPaperRow(
  set: string,
  line: string,
  rows: readonly LabelRow[],
  all = false,
  refuse: RefuseLabel = (_, problem) => {
    throw problem;
  },
): BenchPaper {
  const row = paperRow.parse(JSON.parse(line));
  const f1000 = row.paper_nodes !== undefined;
  const reviews = row.reviews.map((review) => {
    // In f1000rd a review's id is unique within its submission only.
    const id = f1000 ? `${row.id}#${review.id}` : review.id;
    return joinLabels(
      { ...review, id },
      rows.filter((label) => label.review === id),
      refuse,
    );
  });
  return {
    id: row.id,
    title: row.title,
    text: row.paper_nodes ? f1000Markdown(Object.values(row.paper_nodes)) : (row.paper ?? ''),
    format: set.startsWith('iclr') ? 'text' : 'markdown',
    reviews: all ? reviews : reviews.filter((review) => review.labels.length + review.injections.length > 0),
  };
}

function joinLabels(
  review: z.infer<typeof reviewRow>,
  rows: readonly LabelRow[],
  refuse: RefuseLabel,
): BenchReview {
  const at = toUtf16(review.text);
  const sentences = review.sentences.map(({ start, end }) =>
    trimmed(review.text, { start: at(start), end: at(end) }),
  );
  const sentence = (row: LabelRow, text: string | undefined): Span => {
    const span = sentences[row.i];
    if (!span || review.text.slice(span.start, span.end) !== text?.trim())
      throw new Error(`The label ${row.review} ${row.i} speaks of a sentence that the review does not have.`);
    return span;
  };
  const read = <T>(kind: LabelRow['kind'], one: (row: LabelRow) => T): T[] =>
    rows.flatMap((row) => {
      if (row.kind !== kind) return [];
      try {
        return [one(row)];
      } catch (problem) {
        if (!(problem instanceof Error)) throw problem;
        refuse(row, problem);
        return [];
      }
    });
  return {
    id: review.id,
    text: review.text,
    sentences,
    labels: read('label', (row) => readLabel(row, sentence(row, row.text))),
    injections: read('inject', (row) => {
      sentence(row, row.original);
      return readInjection(row);
    }),
  };
}

function trimmed(text: string, { start, end }: Span): Span {
  const slice = text.slice(start, end);
  return {
    start: start + slice.length - slice.trimStart().length,
    end: end - slice.length + slice.trimEnd().length,
  };
}

function readLabel(row: LabelRow, sentence: Span): Label {
  const wrong = row.truth === 'contradicted' || row.truth === 'absent';
  const span = wrong ? readSpan(row, row.text ?? '') : null;
  return {
    index: row.i,
    kind: row.class ?? 'other',
    gold: !wrong ? 'clean' : row.confidence === 'low' ? 'uncertain' : 'wrong',
    claim: span && {
      ...readClaim(row),
      span: { start: sentence.start + span.start, end: sentence.start + span.end },
    },
    answered: row.answered ?? null,
    evidence: row.evidence,
  };
}

function readInjection(row: LabelRow): Injection {
  const edited = row.edited ?? '';
  return { index: row.i, edited, span: readSpan(row, edited), leaf: row.leaf, ...readClaim(row) };
}

function readClaim(row: LabelRow): Omit<Injection, 'index' | 'edited' | 'span' | 'leaf'> {
  if (!row.type) throw new Error(`The label ${row.review} ${row.i} is wrong but has no type.`);
  return { type: row.type, absence: row.absence, why: row.why, evidence: row.evidence };
}

function readSpan(row: LabelRow, text: string): Span {
  if (row.start === undefined || row.end === undefined)
    throw new Error(`The label ${row.review} ${row.i} is wrong but has no span.`);
  const outside = new RangeError(
    `The label ${row.review} ${row.i} has a span ${row.start}-${row.end} outside of its sentence.`,
  );
  if (row.start >= row.end || row.end > text.length) throw outside;
  const at = toUtf16(text);
  const span = { start: at(row.start), end: at(row.end) };
  if (span.end > text.length) throw outside;
  return span;
}
