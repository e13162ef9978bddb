import * as z from 'zod';

/* When each finding of a folder was first seen: hashes and times alone, no text of paper or review. */

const head = z.object({
  schema: z.literal(1),
  scan: z.string().describe('when the last scan was finished'),
  before: z.string().nullable().describe('when the one before was'),
});
const line = z.object({
  review: z.string(),
  id: z.string(),
  seen: z.record(z.string(), z.string()).describe('by the id of the finding'),
});

export interface SeenRecord {
  /** ISO times. */
  readonly scan: string;
  readonly before: string | null;
  readonly reviews: readonly SeenReview[];
}

/** A review of the folder, and when each of its findings was first seen. */
export type SeenReview = Readonly<z.infer<typeof line>>;

/** Null for a text that is none; lines that cannot be read (a merge that went wrong) are left out. */
export function readSeen(text: string): SeenRecord | null {
  const [first = '', ...rest] = text.split('\n');
  const begin = parsed(first, head);
  return begin && { ...begin, reviews: rest.flatMap((one) => parsed(one, line) ?? []) };
}

/** One review a line, in the order of their names, so that two people's records merge well. */
export function writeSeen({ scan, before, reviews }: SeenRecord): string {
  const lines = reviews.map(({ review, id, seen }) => {
    const sorted = Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify({ review, id, seen: Object.fromEntries(sorted) });
  });
  return `${[JSON.stringify({ schema: 1, scan, before }), ...lines.sort()].join('\n')}\n`;
}

/** The record after a scan: what it found again keeps its time. */
export function nextSeen(
  before: SeenRecord | null,
  found: Iterable<{ readonly review: string; readonly id: string; readonly findings: readonly string[] }>,
  now: string,
): SeenRecord {
  const known = new Map(before?.reviews.flatMap(({ seen }) => Object.entries(seen)));
  const reviews = [...found].map(({ review, id, findings }) => ({
    review,
    id,
    seen: Object.fromEntries(findings.map((finding) => [finding, known.get(finding) ?? now])),
  }));
  return { scan: now, before: before?.scan ?? null, reviews };
}

/** The findings that the last scan has and the one before had not; none where there was none before. */
export function newFindings({ scan, before, reviews }: SeenRecord): ReadonlySet<string> {
  if (before === null) return new Set();
  return new Set(
    reviews.flatMap(({ seen }) => Object.entries(seen).flatMap(([id, at]) => (at === scan ? [id] : []))),
  );
}

function parsed<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
