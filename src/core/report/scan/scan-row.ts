import * as z from 'zod';
import { changeSigns, type ChangeSign } from '../../check/changed-since.ts';
import type { Finding } from '../../findings/finding.ts';
import type { CheckedReview, Tool } from '../checked-review.ts';
import { checkReportOf } from '../json.ts';
import { positionAt } from '../position.ts';
import { checkReport } from '../schema.ts';

/* What a scan says of one review: a line of its JSON Lines, from which every other format is written. */

const place = z.number().int().positive();

const finding = checkReport.shape.findings.element.extend({
  claimKey: z.string().describe('what a dismissal matches on'),
  line: place.describe('of the first marked character, from 1'),
  column: place.describe('from 1, in UTF-16 units'),
  endLine: place,
  endColumn: place,
  text: z.string().describe('the marked words as they stand in the review'),
  context: z.string().describe('the sentence that they stand in'),
});

export const scanRow = checkReport.extend({
  findings: z.array(finding),
  scan: z.object({
    key: z
      .string()
      .describe('hash of review, paper, settings and version: equal for what need not be done again'),
    detector: z.string().describe('what was asked for; what ran is "detector"'),
    pairedBy: z.string().describe('how the paper was found'),
    changed: z
      .enum(Object.keys(changeSigns) as [ChangeSign, ...ChangeSign[]])
      .optional()
      .describe('why the paper may have changed since the review'),
  }),
});
export type ScanRow = z.infer<typeof scanRow>;
export type ScanFinding = ScanRow['findings'][number];

/** Why a file of the folder has no row. */
export const skipKinds = {
  unpaired: 'review without a paper',
  unreadable: 'could not be read',
  failed: 'the check failed',
  unused: 'paper without a review',
  link: 'link that is not followed',
} as const;
export type SkipKind = keyof typeof skipKinds;

export const skippedFile = z.object({
  path: z.string(),
  kind: z.enum(Object.keys(skipKinds) as [SkipKind, ...SkipKind[]]),
  reason: z.string().describe('one sentence'),
});
export type SkippedFile = z.infer<typeof skippedFile>;

/** The last line of JSON Lines, where anything was skipped. */
export const skippedLine = z.object({
  schema: z.literal(1),
  tool: checkReport.shape.tool,
  skipped: z.array(skippedFile),
});

/** Whether something asked for was not checked: a paper without a review and a link were not asked for. */
export function isFailure({ kind }: SkippedFile): boolean {
  return kind === 'unpaired' || kind === 'unreadable' || kind === 'failed';
}

/** Longer sentences are cut in `context`. */
const longest = 2000;

export function scanRowOf(checked: CheckedReview, tool: Tool, scan: ScanRow['scan']): ScanRow {
  const report = checkReportOf(checked, tool, false) as ScanRow;
  const { source } = checked.review;
  const findings = report.findings.map((told, i): ScanFinding => {
    const { claimKey, start, end, sentence } = checked.result.findings[i]!;
    const [from, to] = [positionAt(source, start), positionAt(source, end)];
    return {
      ...told,
      claimKey,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      text: source.slice(start, end),
      context: source.slice(sentence.start, Math.min(sentence.end, sentence.start + longest)),
    };
  });
  return { ...report, findings, scan };
}

/** Whether it makes a command end with status 1. */
export function isShownError({ kind, severity }: Pick<Finding, 'kind' | 'severity'>): boolean {
  return kind === 'error' && severity !== 'hint';
}

/** Names a review in a scan. */
export function rowKey({ review }: Pick<ScanRow, 'review'>): string {
  return `${review.path}\n${review.id}`;
}

/** By path, then by the review's id in the file, numbers as numbers; the same on every machine. */
export function compareRows(left: { path: string; id: string }, right: { path: string; id: string }): number {
  return byCode(left.path, right.path) || byLength(left.id, right.id) || byCode(left.id, right.id);
}

export function byCode(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function byLength(left: string, right: string): number {
  return /^\d+$/.test(left) && /^\d+$/.test(right) ? left.length - right.length : 0;
}
