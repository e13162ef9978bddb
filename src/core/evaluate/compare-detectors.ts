import { aurocOf, averagePrecisionOf } from './areas.ts';
import type { BootstrapOptions, Estimate } from './bootstrap.ts';
import { paperBootstrap } from './bootstrap.ts';
import type { Scored } from './threshold-steps.ts';
import { thresholdSteps } from './threshold-steps.ts';
import type { Value } from './value.ts';

/** One sentence with the scores of two detectors. */
export interface Compared {
  readonly paper: string;
  readonly wrong: boolean;
  readonly ours: number;
  readonly baseline: number;
}

/**
 * How much better ours ranks than a baseline, with intervals: both are taken on the same draws of papers, so that what
 * makes a paper hard for both does not widen them.
 */
export function compareDetectors(
  rows: readonly Compared[],
  options: Omit<BootstrapOptions<Compared>, 'paperOf'>,
): { readonly auroc: Estimate; readonly auprc: Estimate } {
  const gain = (
    drawn: readonly Compared[],
    area: (steps: ReturnType<typeof thresholdSteps>) => Value,
  ): Value => {
    const areaBy = (by: 'ours' | 'baseline'): Value =>
      area(thresholdSteps(drawn.map((row): Scored => ({ wrong: row.wrong, score: row[by] }))));
    const [ours, baseline] = [areaBy('ours'), areaBy('baseline')];
    return ours === null || baseline === null ? null : ours - baseline;
  };
  return paperBootstrap(
    rows,
    (drawn) => ({ auroc: gain(drawn, aurocOf), auprc: gain(drawn, averagePrecisionOf) }),
    { ...options, paperOf: ({ paper }) => paper },
  );
}
