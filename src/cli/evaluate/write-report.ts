import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Column } from '../../core/bench/evaluate/evaluate-population.ts';
import { rowsOf, type Population } from '../../core/bench/evaluate/population.ts';
import { fileNameOf, reportJson, type Report } from '../../core/bench/evaluate/report.ts';
import { precisionRecallPlot, rocPlot } from '../../core/evaluate/plots/curve-plots.ts';
import { reliabilityPlot } from '../../core/evaluate/plots/reliability-plot.ts';

/** Writes evaluation.md, evaluation.json and the plots of each population into the folder. */
export async function writeReport(
  folder: string,
  report: Report,
  markdown: string,
  populations: readonly { readonly population: Population; readonly columns: readonly Column[] }[],
): Promise<void> {
  await writeFile(path.join(folder, 'evaluation.md'), markdown);
  await writeFile(path.join(folder, 'evaluation.json'), reportJson(report));
  for (const [at, { population, columns }] of populations.entries()) {
    const evaluation = report.populations[at]!.evaluation;
    const name = fileNameOf(evaluation);
    const curves = columns
      .map((column) => ({
        name: column.name,
        items: rowsOf(population.reported, population.set, column.name),
      }))
      .filter(({ items }) => items.length > 0);
    const title = `${population.name} (${population.split})`;
    await writeFile(path.join(folder, `${name}-roc.svg`), rocPlot(title, curves));
    await writeFile(path.join(folder, `${name}-precision-recall.svg`), precisionRecallPlot(title, curves));
    for (const { name: detector, items } of curves)
      await writeFile(
        path.join(folder, `${name}-reliability-${detector.replace(/[^\w-]+/gu, '-')}.svg`),
        reliabilityPlot(`${title}: ${detector}`, items),
      );
  }
}
