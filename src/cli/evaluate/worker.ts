import { localDetector, type LocalDetector } from '../../core/bench/detectors/local-detectors.ts';
import type { PaperCases } from '../../core/bench/evaluate/labelled-case.ts';
import { scoreCases, type ScoredPaper, type ScoreSettings } from '../../core/bench/evaluate/score-cases.ts';

/* Entry of dist/evaluate-worker.cjs: one of the processes of `peerlint bench evaluate`. */

export interface EvaluateJob {
  /** Place of the job in the run. */
  readonly at: number;
  readonly cases: PaperCases;
  readonly detectors: readonly LocalDetector[];
  readonly seed: number;
  readonly settings: ScoreSettings;
}

export interface EvaluateResult {
  readonly at: number;
  readonly scored: ScoredPaper;
}

process.on('message', ({ at, cases, detectors, seed, settings }: EvaluateJob) => {
  const named = detectors.map((name) => localDetector(name, seed));
  scoreCases(cases, named, settings).then(
    (scored) => process.send?.({ result: { at, scored } satisfies EvaluateResult }),
    (error: unknown) =>
      process.send?.({
        error: `${cases.paper}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      }),
  );
});
