import type { TriageState } from '../../findings/triage.ts';
import { countsOf, notesOf } from './counts.ts';
import { rowKey, type ScanFinding, type ScanRow } from './scan-row.ts';

/** What of a row is held in memory, row by row: no text of the paper but the reasons. */
export interface RowDigest {
  /** Names the review in the scan. */
  readonly key: string;
  readonly review: ScanRow['review'];
  /** Path from the folder. */
  readonly paper: string;
  readonly title: string | null;
  readonly findings: readonly FindingDigest[];
  readonly checked: number;
  readonly notChecked: number;
  readonly pages: number | null;
  readonly pagesRead: number;
  /** Warnings of the paper and notes of the coverage. */
  readonly notes: readonly string[];
  /** How many warnings the paper has: hidden text, pages without text. */
  readonly paperWarnings: number;
  readonly changed: boolean;
}

export type FindingDigest = Pick<
  ScanFinding,
  | 'id'
  | 'claimKey'
  | 'kind'
  | 'type'
  | 'node'
  | 'severity'
  | 'absence'
  | 'score'
  | 'reason'
  | 'line'
  | 'column'
  | 'endLine'
  | 'endColumn'
>;

export function digestOf(row: ScanRow): RowDigest {
  const { paper, review, coverage, scan } = row;
  return {
    key: rowKey(row),
    review,
    paper: paper.path,
    title: paper.title,
    findings: row.findings.map(findingDigest),
    checked: coverage.sentencesChecked,
    notChecked: coverage.sentencesSkipped.length,
    pages: paper.pages,
    pagesRead: coverage.pagesRead,
    notes: notesOf(row),
    paperWarnings: paper.warnings.length,
    changed: scan.changed !== undefined,
  };
}

function findingDigest(finding: ScanFinding): FindingDigest {
  const { id, claimKey, kind, type, node, severity, absence, score, reason } = finding;
  const { line, column, endLine, endColumn } = finding;
  return {
    id,
    claimKey,
    kind,
    type,
    node,
    severity,
    absence,
    score,
    reason,
    line,
    column,
    endLine,
    endColumn,
  };
}

/** Figures of a review for a table; dismissed findings count as such alone. */
export interface RowFigures extends ReturnType<typeof countsOf> {
  /** Severest first, then the surest; null where nothing is left. */
  readonly worst: FindingDigest | null;
  readonly absences: number;
  readonly confirmed: number;
  readonly dismissed: number;
  /** Not there in the scan before. */
  readonly fresh: number;
}

const ranks = { warning: 3, information: 2, hint: 1 } as const;

/** 3 for warnings, 2 for information, 1 for hints. */
export function severityRank({ severity }: Pick<FindingDigest, 'severity'>): number {
  return ranks[severity];
}

export function figuresOf(
  { findings }: Pick<RowDigest, 'findings'>,
  stateOf: (claimKey: string) => TriageState,
  fresh: ReadonlySet<string>,
): RowFigures {
  const states = new Map(findings.map(({ claimKey }) => [claimKey, stateOf(claimKey)]));
  const left = findings.filter(({ claimKey }) => states.get(claimKey) !== 'dismissed');
  const [worst = null] = [...left].sort((a, b) => severityRank(b) - severityRank(a) || b.score - a.score);
  return {
    ...countsOf({ findings: left }),
    worst,
    absences: left.filter(({ absence, kind }) => absence && kind === 'error').length,
    confirmed: left.filter(({ claimKey }) => states.get(claimKey) === 'confirmed').length,
    dismissed: findings.length - left.length,
    fresh: left.filter(({ id }) => fresh.has(id)).length,
  };
}
