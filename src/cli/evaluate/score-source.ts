import type { EvidenceContext } from '../../core/bench/evaluate/evidence-contexts.ts';
import type { PaperCases } from '../../core/bench/evaluate/labelled-case.ts';
import { scoreCases, type ScoredPaper } from '../../core/bench/evaluate/score-cases.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import { inOrder } from '../inject/in-order.ts';
import { workerScript } from '../../node/worker-script.ts';
import { inPool } from '../pool.ts';
import type { DataSource } from './data-source.ts';
import type { AskedDetectors } from './detectors-named.ts';
import type { EvaluateJob, EvaluateResult } from './worker.ts';

export interface SourceRun {
  readonly source: DataSource;
  /** Its name in this run. */
  readonly data: string;
  readonly detectors: AskedDetectors;
  readonly contexts: readonly EvidenceContext[];
  readonly seed: number;
  /** Papers of the source that an earlier run scored. */
  readonly done: number;
  readonly bad: (row: MalformedRow) => void;
  readonly signal?: AbortSignal;
}

/** Scores of a source, paper by paper in its order: local detectors in two processes, the others here. */
export async function* scoreSource(run: SourceRun): AsyncGenerator<ScoredPaper> {
  const { source, data, detectors, contexts, seed, done, bad, signal } = run;
  const settings = { data, contexts };
  /** Papers on their way, for the detectors that are asked here. */
  const waiting = new Map<number, PaperCases>();
  const jobs = async function* (): AsyncGenerator<EvaluateJob> {
    let at = 0;
    for await (const cases of source.read(bad)) {
      if (at >= done) {
        if (detectors.here.length > 0) waiting.set(at, cases);
        yield { at, cases, detectors: detectors.local, seed, settings };
      }
      at += 1;
    }
  };
  const script = workerScript('evaluate-worker.cjs', new URL('./worker.ts', import.meta.url));
  for await (const { at, scored } of inOrder(inPool<EvaluateJob, EvaluateResult>(script, jobs()), done)) {
    const cases = waiting.get(at);
    waiting.delete(at);
    yield cases ? merged(scored, await scoreCases(cases, detectors.here, settings, signal)) : scored;
  }
}

/** Both were made of the same cases in the same order. */
function merged(a: ScoredPaper, b: ScoredPaper): ScoredPaper {
  return {
    bad: a.bad,
    rows: a.rows.map((row, at) => ({ ...row, outputs: { ...row.outputs, ...b.rows[at]?.outputs } })),
  };
}
