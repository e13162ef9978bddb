import { bestF1Threshold } from '../best-threshold.ts';
import type { Estimate } from '../bootstrap.ts';
import { paperBootstrap } from '../bootstrap.ts';
import type { Value } from '../value.ts';
import type { CapPoint, ChunkScores } from './cap-figures.ts';
import { capPoints, macroF1, paperOfPoint } from './cap-figures.ts';
import type { CapRecord } from './cap-record.ts';

/** One detector's macro-F1 with the relevant section and with the whole paper, on the same answers. */
export interface ContextFigures {
  readonly narrowed: Estimate;
  readonly full: Estimate;
  /** narrowed - full, with an interval of its own: both are taken on the same draws. */
  readonly gain: Estimate;
}

/** The threshold with the best F1 for false answers on the training records; null without false ones. */
export function capThreshold(training: readonly CapRecord[], scores: ChunkScores): number | null {
  const items = capPoints(training, scores).map(({ isFalse, score }) => ({ wrong: isFalse, score }));
  return bestF1Threshold(items)?.threshold ?? null;
}

/** A context's scores with the threshold that was chosen for it. */
export interface CapContext {
  readonly scores: ChunkScores;
  readonly threshold: number;
}

/** CAP's ablation of the context. Answers that only one context has a score for are left out of both. */
export function capContexts(
  records: readonly CapRecord[],
  contexts: { readonly narrowed: CapContext; readonly full: CapContext },
  options: { readonly seed: number; readonly resamples?: number; readonly fluentOnly?: boolean },
): ContextFigures {
  const full = new Map(capPoints(records, contexts.full.scores).map((point) => [point.record.index, point]));
  const pairs = capPoints(records, contexts.narrowed.scores).flatMap((narrowed) => {
    const other = full.get(narrowed.record.index);
    return other && (!options.fluentOnly || narrowed.fluent) ? [{ narrowed, full: other }] : [];
  });
  const score = (points: readonly CapPoint[], { threshold }: CapContext): Value =>
    macroF1(points, threshold, ({ isFalse }) => isFalse);
  return paperBootstrap(
    pairs,
    (drawn) => {
      const [near, whole] = [
        score(
          drawn.map((pair) => pair.narrowed),
          contexts.narrowed,
        ),
        score(
          drawn.map((pair) => pair.full),
          contexts.full,
        ),
      ];
      return { narrowed: near, full: whole, gain: near === null || whole === null ? null : near - whole };
    },
    {
      paperOf: (pair) => paperOfPoint(pair.narrowed),
      seed: options.seed,
      ...(options.resamples === undefined ? {} : { resamples: options.resamples }),
    },
  );
}
