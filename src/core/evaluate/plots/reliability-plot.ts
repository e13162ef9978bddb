import { calibrationError, reliabilityBins, usualBins } from '../calibration.ts';
import { formatShare, wilson } from '../interval.ts';
import type { Scored } from '../threshold-steps.ts';
import { lineStyle } from './plot-style.ts';
import { diagonal, escapeXml, px, py, unitPlot } from './unit-plot.ts';

/**
 * SVG of the share of wrong items in each bin of scores, with its 95 % interval, over the bin's mean score. Right
 * scores lie on the diagonal. Empty bins are left out.
 */
export function reliabilityPlot(
  title: string,
  items: readonly Scored[],
  bins = usualBins,
  id = 'reliability',
): string {
  const { colour, dashes } = lineStyle(0);
  const filled = reliabilityBins(items, bins).flatMap(({ meanScore, wrong, from, to }) =>
    meanScore === null ? [] : [{ meanScore, wrong, from, to }],
  );
  const marks = filled.map(({ meanScore, wrong, from, to }) => {
    const [low, high] = wilson(wrong);
    const label = `scores ${from.toFixed(2)} to ${to.toFixed(2)}: wrong ${formatShare(wrong)}`;
    return (
      `<g stroke="${colour}" fill="${colour}"><title>${escapeXml(label)}</title>` +
      `<path d="M${px(meanScore)} ${py(low)}L${px(meanScore)} ${py(high)}"/>` +
      `<circle cx="${px(meanScore)}" cy="${py(wrong.hits / wrong.n)}" r="3.5"/></g>`
    );
  });
  const error = calibrationError(items, bins)?.toFixed(3) ?? 'not defined';
  const text = `calibration error (${bins} bins) ${error}, n ${items.length}`;
  return unitPlot({
    id,
    title,
    description: `${text}. Share of wrong sentences over the mean score of each bin; bars are 95 % intervals.`,
    xLabel: 'score',
    yLabel: 'share of wrong sentences',
    content: [diagonal(), ...marks],
    legend: [{ text, colour, dashes }],
  });
}
