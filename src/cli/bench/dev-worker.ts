import type { BenchPaper } from '../../core/bench/dataset.ts';
import { scorePaper } from '../../core/bench/score-paper.ts';
import { checkersNamed } from './checkers-named.ts';

/** A job of `bench:dev`. */
export interface DevJob {
  readonly paper: BenchPaper;
  /** Name of the one checker to run, or null for all. */
  readonly checker: string | null;
}

process.on('message', ({ paper, checker }: DevJob) => {
  try {
    process.send?.({ result: scorePaper(paper, checkersNamed(checker)) });
  } catch (error) {
    process.send?.({ error: `${paper.id}: ${error instanceof Error ? error.stack : String(error)}` });
  }
});
