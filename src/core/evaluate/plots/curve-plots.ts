import { aurocOf, averagePrecisionOf } from '../areas.ts';
import type { Scored, ThresholdSteps } from '../threshold-steps.ts';
import { thresholdSteps } from '../threshold-steps.ts';
import type { Value } from '../value.ts';
import { lineStyle } from './plot-style.ts';
import type { UnitPoint } from './unit-plot.ts';
import { diagonal, path, unitPlot } from './unit-plot.ts';

/** A detector's scores under its name. */
export interface NamedScores {
  readonly name: string;
  readonly items: readonly Scored[];
}

/** Points of the ROC curve, from (0, 0) to (1, 1); none where a class is empty. */
export function rocPoints({ positives, negatives, steps }: ThresholdSteps): UnitPoint[] {
  if (positives === 0 || negatives === 0) return [];
  return [{ x: 0, y: 0 }, ...steps.map(({ tp, fp }) => ({ x: fp / negatives, y: tp / positives }))];
}

/** Points of precision over recall as steps, which is how average precision sums them; none without positives. */
export function precisionRecallPoints({ positives, steps }: ThresholdSteps): UnitPoint[] {
  if (positives === 0) return [];
  let recall = 0;
  return steps.flatMap(({ tp, fp }) => {
    const [before, y] = [recall, tp / (tp + fp)];
    recall = tp / positives;
    return recall === before
      ? []
      : [
          { x: before, y },
          { x: recall, y },
        ];
  });
}

/** SVG of the ROC curves of several detectors. */
export function rocPlot(title: string, detectors: readonly NamedScores[], id = 'roc'): string {
  return curves(detectors, rocPoints, aurocOf, 'AUROC', {
    id,
    title,
    xLabel: 'share of right sentences flagged',
    yLabel: 'share of wrong sentences flagged',
    content: [diagonal()],
  });
}

/** SVG of the precision-recall curves of several detectors. */
export function precisionRecallPlot(
  title: string,
  detectors: readonly NamedScores[],
  id = 'precision-recall',
): string {
  return curves(detectors, precisionRecallPoints, averagePrecisionOf, 'AUPRC', {
    id,
    title,
    xLabel: 'recall',
    yLabel: 'precision',
    content: [],
  });
}

function curves(
  detectors: readonly NamedScores[],
  pointsOf: (steps: ThresholdSteps) => UnitPoint[],
  areaOf: (steps: ThresholdSteps) => Value,
  areaName: string,
  frame: Omit<Parameters<typeof unitPlot>[0], 'legend' | 'description'>,
): string {
  const drawn = detectors.map(({ name, items }, at) => {
    const steps = thresholdSteps(items);
    const { colour, dashes } = lineStyle(at);
    const area = areaOf(steps)?.toFixed(3) ?? 'not defined';
    const points = pointsOf(steps);
    return {
      line: points.length > 0 ? [path(points, colour, dashes)] : [],
      entry: {
        text: `${name}: ${areaName} ${area} (${steps.positives} wrong, ${steps.negatives} right)`,
        colour,
        dashes,
      },
    };
  });
  const legend = drawn.map(({ entry }) => entry);
  return unitPlot({
    ...frame,
    description: legend.map(({ text }) => text).join('; ') || 'No detector.',
    content: [...frame.content, ...drawn.flatMap(({ line }) => line)],
    legend,
  });
}
