import * as z from 'zod';

/** What a person says of a finding; dismissed ones lie with the other dismissals. */
export const triageStates = ['open', 'confirmed', 'dismissed'] as const;
export type TriageState = (typeof triageStates)[number];

/** At rest: a hash and the person's own note, no text of paper or review. */
export interface TriageEntry {
  /** What a dismissal matches on, too: it outlives other scans, edits elsewhere and other versions. */
  readonly claim: string;
  readonly state: 'open' | 'confirmed';
  readonly note?: string | undefined;
}

/** UTF-16 units. */
export const longestNote = 2000;

const file = z.object({
  schema: z.literal(1),
  findings: z.array(
    z.object({
      claim: z.string().min(1),
      state: z.enum(['open', 'confirmed']),
      note: z.string().max(longestNote).optional(),
    }),
  ),
});

/** Null for a text that is no such file. */
export function readTriage(text: string): TriageEntry[] | null {
  try {
    return file.safeParse(JSON.parse(text)).data?.findings ?? null;
  } catch {
    return null;
  }
}

/** Sorted and one a line, so that two people's files merge well. What says nothing is left out. */
export function writeTriage(entries: readonly TriageEntry[]): string {
  const telling = entries.filter(({ state, note }) => state !== 'open' || note);
  const sorted = [...telling].sort((a, b) => (a.claim < b.claim ? -1 : 1));
  const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "schema": 1,\n  "findings": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}
