import { formatShare } from '../evaluate/interval.ts';
import type { GoldFigures, GoldMeasure, GoldMiss } from './pdf-gold.ts';
import { f1, goldMeasures, sumGold } from './pdf-gold.ts';

const columns: readonly (readonly [string, readonly GoldMeasure[]])[] = [
  ['rows', ['rows']],
  ['texts', ['rowTexts']],
  ['headings', ['headingRecall', 'headingPrecision']],
  ['levels', ['levels']],
  ['boundaries', ['boundaryRecall', 'boundaryPrecision']],
  ['furniture', ['furnitureRecall', 'furniturePrecision']],
  ['lines', ['lineRecall']],
];

/** One line a file, then every measure for all of them with its 95 % interval. */
export function formatGold(each: readonly GoldFigures[]): string {
  const cell = (figures: GoldFigures, measures: readonly GoldMeasure[]): string =>
    measures
      .map((measure) => figures.shares[measure])
      .map(({ hits, n }) => (n === 0 ? '-' : `${hits}/${n}`))
      .join(' ')
      .padEnd(14);
  const lines = each.map(
    (figures) =>
      `  ${figures.name.padEnd(24)}${columns.map(([, measures]) => cell(figures, measures)).join('')}`,
  );
  const all = sumGold(each);
  const mean = (name: string, recall: GoldMeasure, precision: GoldMeasure): string =>
    `  ${name.padEnd(36)}${(f1(all[recall], all[precision]) * 100).toFixed(1)} %`;
  return [
    'Where a column has two figures: found / to be found, then right / given.',
    '',
    `  ${'file'.padEnd(24)}${columns.map(([name]) => name.padEnd(14)).join('')}`.trimEnd(),
    ...lines.map((line) => line.trimEnd()),
    '',
    `All ${each.length} files`,
    ...goldMeasures.map(([measure, name]) => `  ${name.padEnd(36)}${formatShare(all[measure])}`),
    mean('headings, F1', 'headingRecall', 'headingPrecision'),
    mean('sentence boundaries, F1', 'boundaryRecall', 'boundaryPrecision'),
    mean('furniture, F1', 'furnitureRecall', 'furniturePrecision'),
  ].join('\n');
}

/** "acl p. 3 rows: ...". */
export function formatMiss(name: string, { set, page, text }: GoldMiss): string {
  return `${name} p. ${page} ${set}: ${text}`;
}
