import * as z from 'zod';
import { coarseTypes } from '../findings/finding.ts';
import { toUtf16 } from './code-points.ts';
import type { BenchReview, Label } from './dataset.ts';
import type { Share } from '../evaluate/interval.ts';
import { shareOf } from '../evaluate/interval.ts';
import type { Sample } from './sample.ts';
import { shared } from './sample.ts';

const offset = z.number().int().nonnegative();

/** A line of NAME.labels.jsonl: a sentence of the review with what settles it; offsets in code points. */
const row = z.object({
  start: offset,
  end: offset,
  class: z.enum(['fact', 'opinion', 'request', 'other']),
  truth: z.enum(['supported', 'contradicted', 'absent', 'na']),
  type: z.enum(coarseTypes).optional(),
  /** In the review's text. */
  span: z.tuple([offset, offset]).optional(),
  absence: z.boolean().default(false),
  page: z.number().int().positive().nullable().default(null),
  /** Where the answer stands on more than one page. */
  pages: z.array(z.number().int().positive()).default([]),
  table_only: z.boolean().default(false),
  answered: z.enum(['yes', 'partly', 'no']).nullable().default(null),
  evidence: z.string().default(''),
});

interface Place {
  /** Pages that settle the claim. */
  readonly pages: readonly number[];
  /** No sentence of the paper settles it. */
  readonly tableOnly: boolean;
}

/** A review written about a real PDF, with the page of what settles each label. */
export interface PdfReview {
  readonly review: BenchReview;
  /** By index of the label's sentence. */
  readonly places: readonly Place[];
}

/** Joins a review's text with the lines of its label file. Throws a ZodError where a line is not a label. */
export function readPdfReview(id: string, text: string, lines: readonly string[]): PdfReview {
  const at = toUtf16(text);
  const rows = lines.map((line) => row.parse(JSON.parse(line)));
  const labels = rows.map((one, index): Label => {
    const wrong = one.truth === 'contradicted' || one.truth === 'absent';
    if (wrong && !(one.type && one.span))
      throw new Error(`${id} ${index} is wrong but has no type or no span.`);
    return {
      index,
      kind: one.class,
      gold: wrong ? 'wrong' : 'clean',
      claim:
        one.type && one.span
          ? {
              type: one.type,
              absence: one.absence,
              why: one.page === null ? '' : `p. ${one.page}`,
              evidence: one.evidence,
              span: { start: at(one.span[0]), end: at(one.span[1]) },
            }
          : null,
      answered: one.answered,
      evidence: one.evidence,
    };
  });
  const sentences = rows.map(({ start, end }) => ({ start: at(start), end: at(end) }));
  return {
    review: { id, text, sentences, labels, injections: [] },
    places: rows.map(({ page, pages, table_only }) => ({
      pages: [...new Set(page === null ? pages : [page, ...pages])],
      tableOnly: table_only,
    })),
  };
}

/** A labelled sentence of a PDF's review with what the product said, and where the answer stands. */
export interface PdfSample extends Sample, Place {}

/** What is said of a set of PDF reviews, from what is shown. */
export interface PdfFigures {
  readonly name: string;
  /** Findings whose span overlaps the span of a wrong claim, of all findings shown. */
  readonly precision: Share;
  /** Findings on a sentence that holds a wrong claim, wherever in it. */
  readonly sentencePrecision: Share;
  /** Wrong claims that a finding overlaps. */
  readonly recall: Share;
  readonly sentenceRecall: Share;
  readonly absence: Share;
  readonly tableOnly: Share;
  /** Right findings that quote the labelled page, of those that quote anything. */
  readonly page: Share;
  /** Right findings that rest on a whole-paper search and quote nothing. */
  readonly unquoted: number;
}

/**
 * @param stray findings shown that lie in no labelled sentence; they count against precision
 */
export function pdfFigures(name: string, samples: readonly PdfSample[], stray: number): PdfFigures {
  const wrong = samples.filter(({ gold }) => gold === 'wrong');
  const findings = samples.flatMap((sample) => sample.shown.map((finding) => ({ sample, finding })));
  const right = findings.filter(
    ({ sample, finding }) => sample.span !== null && shared(finding, sample.span) > 0,
  );
  const quoting = right.filter(({ finding }) => finding.evidence.length > 0);
  const found = (sample: PdfSample): boolean => right.some((one) => one.sample === sample);
  const shown = findings.length + stray;
  return {
    name,
    precision: { hits: right.length, n: shown },
    sentencePrecision: { hits: findings.filter(({ sample }) => sample.gold === 'wrong').length, n: shown },
    recall: shareOf(wrong, found),
    sentenceRecall: shareOf(wrong, (sample) => sample.shown.length > 0),
    absence: shareOf(
      wrong.filter(({ absence }) => absence),
      found,
    ),
    tableOnly: shareOf(
      wrong.filter(({ tableOnly }) => tableOnly),
      found,
    ),
    page: shareOf(quoting, ({ sample, finding }) =>
      finding.evidence.some(({ page }) => page !== null && sample.pages.includes(page)),
    ),
    unquoted: right.length - quoting.length,
  };
}
