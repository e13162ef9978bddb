import * as z from 'zod';
import { longestNote, triageStates } from '../../core/findings/triage.ts';
import { scanFormats } from '../../core/report/scan/scan-formats.ts';
import { skippedFile } from '../../core/report/scan/scan-row.ts';

/**
 * Messages between the dashboard's panel in the editor and its page; either side reads what comes through these. The
 * page shows texts that no one vouches for: the panel acts on nothing that is not one of these.
 */

const count = z.number().int().nonnegative();

const reviewRow = z.object({
  key: z.string(),
  review: z.string(),
  paper: z.string(),
  warnings: count,
  information: count,
  hints: count,
  /** In the order of `coarseTypes`. */
  types: z.array(count),
  answered: count,
  /** "warning · Number", "" where nothing is left. */
  worst: z.string(),
  /** For sorting: severity before score. */
  worstRank: z.number(),
  absences: count,
  confirmed: count,
  dismissed: count,
  fresh: count,
  /** Sentences. */
  checked: count,
  notChecked: count,
  /** Null for markdown and text. */
  pages: count.nullable(),
  pagesRead: count,
  /** Of the paper. */
  paperWarnings: count,
  notes: z.array(z.string()),
  changed: z.boolean(),
});

const judgement = { state: z.enum(triageStates), note: z.string() };

const findingDetail = z.object({
  id: z.string(),
  severity: z.enum(['warning', 'information', 'hint']),
  /** Of the nine, or "already answered". */
  type: z.string(),
  absence: z.boolean(),
  fresh: z.boolean(),
  line: z.number(),
  /** The sentence of the review in three parts; the middle one is marked. */
  before: z.string(),
  marked: z.string(),
  after: z.string(),
  reason: z.string(),
  evidence: z.array(z.object({ place: z.string(), text: z.string() })),
  ...judgement,
});

const toPage = z.discriminatedUnion('kind', [
  /** A table of `total` rows follows, in pieces. */
  z.object({
    kind: z.literal('begin'),
    folder: z.string(),
    /** When the scan was finished, for a person; null where there is none. */
    scanned: z.string().nullable(),
    total: count,
    skipped: z.array(skippedFile),
    notice: z.string(),
  }),
  /** Rows take the place of those with their keys. */
  z.object({ kind: z.literal('rows'), rows: z.array(reviewRow) }),
  z.object({
    kind: z.literal('details'),
    key: z.string(),
    notes: z.array(z.string()),
    findings: z.array(findingDetail),
  }),
  z.object({
    kind: z.literal('judged'),
    key: z.string(),
    findings: z.array(z.object({ id: z.string(), ...judgement })),
  }),
  z.object({ kind: z.literal('notice'), text: z.string() }),
]);

const finding = { key: z.string(), finding: z.string() };

const toPanel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('details'), key: z.string() }),
  z.object({ kind: z.literal('state'), ...finding, state: z.enum(triageStates) }),
  z.object({ kind: z.literal('note'), ...finding, note: z.string().max(longestNote) }),
  /** To the place in the review. */
  z.object({ kind: z.literal('review'), ...finding }),
  /** To a quotation in the paper. */
  z.object({ kind: z.literal('paper'), ...finding, evidence: count }),
  z.object({ kind: z.literal('message'), key: z.string() }),
  z.object({ kind: z.literal('export'), format: z.enum(scanFormats) }),
  z.object({ kind: z.literal('scan') }),
]);

/** What the page keeps over a reload; the editor hands it back to page and panel. */
const pageState = z.object({
  folder: z.string(),
  sort: z.object({ column: z.string(), descending: z.boolean() }),
  filter: z.object({ text: z.string(), type: z.string(), only: z.string() }),
  chosen: z.string().nullable(),
});

export type ReviewRow = z.infer<typeof reviewRow>;
export type FindingDetail = z.infer<typeof findingDetail>;
export type ToPage = z.infer<typeof toPage>;
export type ToPanel = z.infer<typeof toPanel>;
export type PageState = z.infer<typeof pageState>;

export function readToPage(message: unknown): ToPage | null {
  return toPage.safeParse(message).data ?? null;
}

export function readToPanel(message: unknown): ToPanel | null {
  return toPanel.safeParse(message).data ?? null;
}

/** Null for what is no state of this version. */
export function readPageState(value: unknown): PageState | null {
  return pageState.safeParse(value).data ?? null;
}
