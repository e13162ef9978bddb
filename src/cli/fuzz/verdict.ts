/** How the reading of one damaged file ended. */
export const goodVerdicts = ['ok', 'warned', 'refused'] as const;
export const badVerdicts = ['CRASH', 'HANG', 'MEMORY', 'UNCLEAR', 'SILENT'] as const;

export type Verdict = (typeof goodVerdicts)[number] | (typeof badVerdicts)[number];

/** What the process that read the file says of it. */
export interface Reading {
  readonly kind: 'ok' | 'warned' | 'refused' | 'UNCLEAR' | 'SILENT';
  /** Warnings by kind, the message of an error, or pages that are missing without a word. */
  readonly detail: string;
  /** Milliseconds. */
  readonly time: number;
  /** CPU milliseconds of the process. */
  readonly cpu: number;
  /** Highest resident memory in megabytes while it was read. */
  readonly memory: number;
}

/** CPU milliseconds; time on the clock says little on a busy machine. */
export const longestReading = 10_000;
/** Milliseconds on the clock after which the process is ended. */
export const longestWait = 90_000;
/** Megabytes. */
export const mostMemory = 600;

export function verdictOn({ kind, cpu, memory }: Reading): Verdict {
  if (kind === 'UNCLEAR' || kind === 'SILENT') return kind;
  if (memory > mostMemory) return 'MEMORY';
  return cpu > longestReading ? 'HANG' : kind;
}

export function isBad(verdict: Verdict): boolean {
  return (badVerdicts as readonly Verdict[]).includes(verdict);
}
