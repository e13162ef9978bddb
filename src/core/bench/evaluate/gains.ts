import { compareDetectors } from '../../evaluate/compare-detectors.ts';
import { estimateCell, markdownTable } from '../../evaluate/markdown-table.ts';
import { localDetectors } from '../detectors/local-detectors.ts';
import { resamplesFor, type Column, type EvaluateSettings } from './evaluate-population.ts';
import { evidenceContexts } from './evidence-contexts.ts';
import { rowsOf, type Population } from './population.ts';

/** How much better a column ranks than another on the same sentences: contexts of one detector, or two detectors. */
export interface Gain extends ReturnType<typeof compareDetectors> {
  readonly column: string;
  readonly over: string;
}

/** Contexts against each other, and detectors against the product. */
export function gainsOf(
  { set, reported }: Population,
  columns: readonly Column[],
  { seed, resamples }: EvaluateSettings,
): Gain[] {
  return pairsToCompare(columns.map(({ name }) => name)).flatMap(([column, over]) => {
    const both = reported.filter(({ outputs }) => outputs[column] && outputs[over]);
    if (both.length === 0) return [];
    const baseline = rowsOf(both, set, over);
    const rows = rowsOf(both, set, column).map(({ paper, wrong, score }, at) => ({
      paper,
      wrong,
      ours: score,
      baseline: baseline[at]!.score,
    }));
    const draws = resamplesFor(rows.length, resamples);
    return [{ column, over, ...compareDetectors(rows, { seed, resamples: draws }) }];
  });
}

/** Contexts of one detector, the richer one first; and whatever is no baseline against the product as it ships. */
function pairsToCompare(names: readonly string[]): [string, string][] {
  const detectors = [...new Set(names.map((name) => name.replace(/ \([a-z]+\)$/u, '')))];
  const contexts = detectors.flatMap((detector) =>
    evidenceContexts
      .slice(1)
      .map((context, at): [string, string] => [
        `${detector} (${evidenceContexts[at]!})`,
        `${detector} (${context})`,
      ]),
  );
  const better = names
    .filter((name) => !localDetectors.some((local) => name === local || name.startsWith(`${local} (`)))
    .map((name): [string, string] => [name, 'symbolic']);
  return [...contexts, ...better].filter(([one, other]) => names.includes(one) && names.includes(other));
}

export function gainLines(gains: readonly Gain[]): string[] {
  if (gains.length === 0) return [];
  const rows = gains.map(({ column, over, auroc, auprc }) => [
    column,
    over,
    String(auroc.n),
    estimateCell(auroc),
    estimateCell(auprc),
  ]);
  return [
    '## Gains',
    '',
    'On the sentences that both have an answer for; both are taken on the same draws of papers.',
    '',
    ...markdownTable(['detector', 'over', 'n', 'AUROC', 'AUPRC'], rows),
    '',
  ];
}
