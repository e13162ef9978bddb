import { coarseTypes } from '../../findings/finding.ts';
import type { Counts, RowCounts } from './statistics.ts';

export interface Statistics {
  readonly counts: Counts;
  readonly rows: RowCounts;
  readonly papers: number;
  /** Lines of the source that could not be used. */
  readonly skipped: number;
  readonly seed: number;
  readonly positives: number;
}

/** What was made of how much, as Markdown. */
export function formatStatistics({ counts, rows, papers, skipped, seed, positives }: Statistics): string {
  const byType = coarseTypes.map((type) => [type, String(rows.byType.get(type) ?? 0)]);
  const operators = Object.keys(counts.screened).sort();
  const evidenceSide = [...rows.byVariant]
    .filter(([key]) => /^(?:evidence-edited|absence|presence) 1$/.test(key))
    .reduce((sum, [, n]) => sum + n, 0);
  return [
    '# Injected reviews',
    '',
    'Made-up false claims, for training and testing detectors. The texts are no reviews: never submit them.',
    '',
    `${papers} papers, ${counts.reviews} reviews, ${counts.sentences} sentences (${counts.stating} state something), seed ${seed}${
      skipped > 0 ? `; ${skipped} lines skipped` : ''
    }.`,
    `${counts.templates} templates, ${ratio(counts.templates, counts.sentences)} a sentence.`,
    `${rows.positives} false rows of ${positives} wanted, ${rows.negatives} others (${ratio(rows.negatives, rows.positives)} each).`,
    `${percent(evidenceSide, rows.positives)} of the false rows are of the paper's side or absences.`,
    `${rows.leaves.size} leaves of the taxonomy (${percent(rows.leafShare, 1)}).`,
    '',
    table(['type', 'false rows'], byType),
    '',
    table(
      ['variant', 'false', 'others'],
      [...new Set([...rows.byVariant.keys()].map((key) => key.split(' ')[0]!))].map((variant) => [
        variant,
        String(rows.byVariant.get(`${variant} 1`) ?? 0),
        String(rows.byVariant.get(`${variant} 0`) ?? 0),
      ]),
    ),
    '',
    table(
      ['operator', 'sentences that fit', 'sound changes', 'false rows'],
      operators.map((id) => [
        id,
        String(counts.screened[id] ?? 0),
        String(counts.swaps[id] ?? 0),
        String(rows.byOperator.get(id) ?? 0),
      ]),
    ),
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function ratio(a: number, b: number): string {
  return b === 0 ? '-' : (a / b).toFixed(2);
}

function percent(a: number, b: number): string {
  return b === 0 ? '-' : `${((100 * a) / b).toFixed(1)} %`;
}
