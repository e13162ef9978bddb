import type { BenchPaper } from '../../core/bench/dataset.ts';
import { scorePaper } from '../../core/bench/score-paper.ts';
import { settingsFor } from './checkers-named.ts';

/** A job of `bench:dev`. */
export interface DevJob {
  readonly paper: BenchPaper;
  /** Name of the one checker to run, or null for all. */
  readonly checker: string | null;
  /** Folder of the local model, or null for rules alone. */
  readonly model: string | null;
}

process.on('message', ({ paper, checker, model }: DevJob) => {
  settingsFor(checker, model)
    .then((settings) => scorePaper(paper, settings))
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) =>
      process.send?.({ error: `${paper.id}: ${error instanceof Error ? error.stack : String(error)}` }),
    );
});
