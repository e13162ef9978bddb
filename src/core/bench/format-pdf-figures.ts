import { formatShare } from '../evaluate/interval.ts';
import type { PdfFigures } from './pdf-reviews.ts';

/** One line a review, then everything for all of them together. */
export function formatPdfFigures(each: readonly PdfFigures[], all: PdfFigures): string {
  const short = ({ hits, n }: { hits: number; n: number }): string => `${hits}/${n}`.padEnd(9);
  const head = `  ${'review'.padEnd(26)}${['right', 'found', 'absences', 'page'].map((name) => name.padEnd(9)).join('')}`;
  const lines = each.map(({ name, precision, recall, absence, page }) =>
    `  ${name.padEnd(26)}${[precision, recall, absence, page].map(short).join('')}`.trimEnd(),
  );
  return [
    'right: findings on a labelled wrong claim / shown; found: wrong claims found / all; absences: false absences',
    'found; page: right findings that quote the labelled page / that quote',
    '',
    head.trimEnd(),
    ...lines,
    '',
    `All ${each.length} reviews, what is shown at the default setting`,
    row('precision', formatShare(all.precision)),
    row('  by sentence, wherever the span', formatShare(all.sentencePrecision)),
    row('recall', formatShare(all.recall)),
    row('  by sentence', formatShare(all.sentenceRecall)),
    row('false absences found', formatShare(all.absence)),
    row('claims refuted only by a table, found', formatShare(all.tableOnly)),
    row('evidence on the labelled page', formatShare(all.page)),
    row('right findings without a quotation', String(all.unquoted)),
  ].join('\n');
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(40)}${text}`;
}
