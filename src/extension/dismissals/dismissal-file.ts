import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** One dismissed claim at rest: a hash and the user's own note, no text of paper or review. */
export interface Dismissal {
  readonly claim: string;
  readonly state: 'no-problem';
  readonly note?: string | undefined;
  /** `Paper.key`, so that what is kept of a paper can be found. */
  readonly paper?: string | undefined;
}

const file = lazy(() =>
  z.object({
    schema: z.literal(1),
    dismissed: z.array(
      z.object({
        claim: z.string().min(1),
        state: z.literal('no-problem'),
        note: z.string().optional(),
        paper: z.string().optional(),
      }),
    ),
  }),
);

/** Null for a text that is no dismissals file. */
export function readDismissals(text: string): Dismissal[] | null {
  try {
    return file().safeParse(JSON.parse(text)).data?.dismissed ?? null;
  } catch {
    return null;
  }
}

/** Sorted and one a line, so that two people's files merge well. */
export function writeDismissals(dismissals: readonly Dismissal[]): string {
  const sorted = [...dismissals].sort((a, b) => (a.claim < b.claim ? -1 : 1));
  const lines = sorted.map((dismissal) => `    ${JSON.stringify(dismissal)}`);
  return `{\n  "schema": 1,\n  "dismissed": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}
