import { coarseTypes, type CoarseType, type Severity } from '../../findings/finding.ts';
import type { ScanFinding, ScanRow } from './scan-row.ts';

/** How many findings a review has. */
export interface FindingCounts {
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly byType: Readonly<Record<CoarseType, number>>;
  /** Questions that the paper already answers. */
  readonly answered: number;
}

export function countsOf({
  findings,
}: {
  readonly findings: readonly Pick<ScanFinding, 'kind' | 'type' | 'severity'>[];
}): FindingCounts {
  const bySeverity = { warning: 0, information: 0, hint: 0 };
  const byType = Object.fromEntries(coarseTypes.map((type) => [type, 0])) as Record<CoarseType, number>;
  let answered = 0;
  for (const { kind, type, severity } of findings) {
    bySeverity[severity] += 1;
    if (kind === 'answered') answered += 1;
    else if (type !== null) byType[type] += 1;
  }
  return { bySeverity, byType, answered };
}

/** "2 warnings, 1 information"; "nothing found". */
export function told(bySeverity: FindingCounts['bySeverity']): string {
  const parts = (['warning', 'information', 'hint'] as const)
    .filter((severity) => bySeverity[severity] > 0)
    .map((severity) => {
      const n = bySeverity[severity];
      return `${n} ${severity}${n > 1 && severity !== 'information' ? 's' : ''}`;
    });
  return parts.length === 0 ? 'nothing found' : parts.join(', ');
}

/** "27 of 30 sentences checked; 9 of 9 pages read". */
export function coverageOf({ coverage, paper }: ScanRow): string {
  const { sentencesChecked, sentencesSkipped, pagesRead } = coverage;
  const skipped = sentencesSkipped.length;
  const read = paper.pages === null ? '' : `; ${pagesRead} of ${paper.pages} pages read`;
  return `${sentencesChecked} sentences checked, ${skipped} parts not checked${read}`;
}

/** Warnings of the paper and notes of the coverage, each once. */
export function notesOf({ coverage, paper }: ScanRow): string[] {
  return [...new Set([...paper.warnings.map(({ text }) => text), ...coverage.notes])];
}
