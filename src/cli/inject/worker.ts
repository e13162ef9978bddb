import { yieldOf, type PaperYield, type YieldSettings } from '../../core/bench/inject/paper-yield.ts';
import { BadRow, readSourceRow } from '../../core/bench/inject/source-row.ts';

/* Entry of dist/inject-worker.cjs: one of the processes of `peerlint bench inject`. */

export interface InjectJob {
  /** Place of the paper in the source. */
  readonly at: number;
  /** A line of the source. */
  readonly line: string;
  readonly settings: YieldSettings;
}

export type InjectResult = { readonly at: number } & (
  | { readonly paper: PaperYield }
  /** What is wrong with the line. */
  | { readonly bad: string }
);

process.on('message', ({ at, line, settings }: InjectJob) => {
  try {
    process.send?.({ result: { at, paper: yieldOf(readSourceRow(line), settings) } satisfies InjectResult });
  } catch (error) {
    if (error instanceof BadRow)
      process.send?.({ result: { at, bad: error.message } satisfies InjectResult });
    else process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
