import { auroc } from '../../evaluate/areas.ts';
import { paperBootstrap, type Estimate } from '../../evaluate/bootstrap.ts';
import { binaryScores, confusionOf } from '../../evaluate/confusion.ts';
import { fitThresholds } from '../../evaluate/evaluation-row.ts';
import { holdOutEach } from '../../evaluate/held-out.ts';
import { estimateCell, markdownTable } from '../../evaluate/markdown-table.ts';
import type { Column, EvaluateSettings } from './evaluate-population.ts';
import { rowsOf, type OriginRow, type Population } from './population.ts';

/** One detector on the rows of one operator or maker, with a threshold chosen on the other ones. */
export interface HeldOutFigures {
  readonly group: string;
  readonly detector: string;
  readonly wrong: number;
  readonly auroc: Estimate;
  readonly f1: Estimate;
}

/** Groups have few rows, and there are many. */
const resamples = 200;

/** Leaves each group out in turn; [] where there are fewer than two. */
export function heldOutFigures(
  { set, reported, fitting }: Population,
  columns: readonly Column[],
  by: 'operator' | 'maker',
  { seed }: EvaluateSettings,
): HeldOutFigures[] {
  return columns.flatMap(({ name, threshold: fixed }) => {
    const tagged = [
      ...rowsOf(fitting, set, name).map((row) => ({ row, fit: true })),
      ...rowsOf(reported, set, name).map((row) => ({ row, fit: false })),
    ];
    const parts = holdOutEach(
      tagged,
      ({ row }) => row[by],
      ({ fit }) => fit,
    );
    if (parts.length < 2) return [];
    return parts.flatMap(({ group, fitting: others, reported: own }) => {
      if (own.length === 0) return [];
      const threshold = fixed ?? fitThresholds(others.map(({ row }) => row))?.sentence ?? 2;
      const rows = own.map(({ row }) => row);
      const figures = paperBootstrap(rows, (drawn) => figuresAt(drawn, threshold), {
        seed,
        resamples,
        paperOf: ({ paper }) => paper,
      });
      return [{ group, detector: name, wrong: rows.filter(({ wrong }) => wrong).length, ...figures }];
    });
  });
}

function figuresAt(rows: readonly OriginRow[], threshold: number) {
  const decided = rows.map(({ wrong, score }) => ({ wrong, flagged: score >= threshold }));
  return { auroc: auroc(rows), f1: binaryScores(confusionOf(decided)).f1 };
}

export function heldOutMarkdown(title: string, figures: readonly HeldOutFigures[]): string[] {
  const table = markdownTable(
    ['held out', 'detector', 'n', 'wrong', 'AUROC', 'F1'],
    [...figures]
      .sort((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0))
      .map((one) => [
        one.group,
        one.detector,
        String(one.auroc.n),
        String(one.wrong),
        estimateCell(one.auroc),
        estimateCell(one.f1),
      ]),
  );
  if (table.length === 0) return [];
  return [
    `## ${title}`,
    '',
    'The threshold is chosen on rows of the other ones, in fitting papers.',
    '',
    ...table,
    '',
  ];
}
