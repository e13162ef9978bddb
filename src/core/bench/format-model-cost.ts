import { middle } from './format-pdf-readings.ts';
import type { ModelCost } from './model-cost.ts';

/** What must not be passed in the median: CPU milliseconds of a draft of 30 sentences, of one edit, of a paper. */
export const modelBars = { draft: 2000, edited: 100, paper: 3000 };

/** A model that was measured. `memory` is what the process came to hold with it, in megabytes. */
export interface MeasuredModel {
  readonly name: string;
  readonly costs: readonly ModelCost[];
  readonly memory: number;
}

/** One table a model, and what the first one's figures are of the second one's. */
export function formatModelCost(models: readonly MeasuredModel[]): string {
  const [first, second] = models;
  return [...models.map(table), ...(first && second ? [ratios(first, second)] : [])].join('\n\n');
}

const figures: readonly [string, (cost: ModelCost) => readonly number[], number?][] = [
  ['units of a paper', ({ units }) => [units]],
  ['embedding them, once', ({ paper }) => [paper], modelBars.paper],
  ['reading a draft', ({ draft }) => [draft], modelBars.draft],
  ['a sentence of it', ({ draft, sentences }) => [draft / Math.max(1, sentences)]],
  ['one sentence edited, with rules', ({ edited }) => edited, modelBars.edited],
];

function table({ name, costs, memory }: MeasuredModel): string {
  const sentences = costs.reduce((sum, cost) => sum + cost.sentences, 0);
  return [
    `${name}: ${costs.length} papers, ${sentences} sentences; CPU milliseconds of all threads`,
    row('', ['median', 'least', 'most', 'bar']),
    ...figures.map(([label, pick, bar]) => {
      const values = costs.flatMap(pick);
      const median = middle([...values]) ?? Number.NaN;
      const cells = [median, Math.min(...values), Math.max(...values)].map((value) => value.toFixed(1));
      const verdict = bar === undefined ? [] : [String(bar), median <= bar ? 'met' : 'MISSED'];
      return row(label, [...cells, ...verdict]);
    }),
    row('memory of the process, MB', [memory.toFixed(0)]),
  ].join('\n');
}

function ratios(a: MeasuredModel, b: MeasuredModel): string {
  const of = (one: MeasuredModel, pick: (cost: ModelCost) => readonly number[]): number =>
    middle(one.costs.flatMap(pick)) ?? Number.NaN;
  const apart = a.costs.flatMap((cost, at) =>
    cost.probabilities.map((p, n) => Math.abs(p - (b.costs[at]?.probabilities[n] ?? Number.NaN))),
  );
  const mean = apart.reduce((sum, one) => sum + one, 0) / (apart.length || 1);
  return [
    `${a.name} as a share of ${b.name}`,
    ...figures.slice(1).map(([label, pick]) => row(label, [(of(a, pick) / of(b, pick)).toFixed(2)])),
    row('mean difference of the probabilities', [mean.toFixed(4)]),
    row('greatest difference', [Math.max(0, ...apart).toFixed(4)]),
  ].join('\n');
}

function row(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(38)}${cells.map((cell) => cell.padStart(9)).join('')}`.trimEnd();
}
