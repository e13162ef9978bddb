import type { CheckCost } from './check-cost.ts';
import { draftLength } from './check-cost.ts';
import { middle } from './format-pdf-readings.ts';

/** CPU milliseconds that must not be passed in the median. */
export const bars = { whole: 150, edited: 15 };

/** Medians over the drafts with least and most, and each checker's share of a sentence. */
export function formatCheckCost(costs: readonly CheckCost[]): string {
  const of = (pick: (cost: CheckCost) => number): number[] => costs.map(pick);
  const names = [...new Set(costs.flatMap(({ parts }) => parts.map(([name]) => name)))];
  const sentences = costs.reduce((sum, cost) => sum + cost.sentences, 0);
  const edited = costs.flatMap((cost) => cost.edited);
  return [
    `${costs.length} drafts of ${draftLength} sentences, each of a paper of its own; CPU milliseconds`,
    row('', ['median', 'least', 'most', 'bar'], ''),
    line(
      'index of the paper',
      of(({ index }) => index),
    ),
    line(
      'first check of a paper',
      of(({ first }) => first),
    ),
    line(
      'whole draft, loaded paper',
      of(({ whole }) => whole),
      bars.whole,
    ),
    line(`one sentence edited (${edited.length} edits)`, edited, bars.edited),
    '',
    `By checker: milliseconds a sentence (${sentences} sentences)`,
    ...names.map((name) =>
      line(
        name,
        costs.map(
          ({ parts, sentences: n }) =>
            parts.filter(([own]) => own === name).reduce((sum, [, ms]) => sum + ms, 0) / n,
        ),
      ),
    ),
  ].join('\n');
}

function line(name: string, values: readonly number[], bar?: number): string {
  const median = middle([...values]) ?? Number.NaN;
  const figures = [median, Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(value < 10 ? 2 : 0),
  );
  const verdict = bar === undefined ? '' : median <= bar ? '  met' : '  MISSED';
  return row(name, [...figures, bar === undefined ? '' : String(bar)], verdict);
}

function row(name: string, cells: readonly string[], more: string): string {
  return `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(9)).join('')}${more}`.trimEnd();
}
