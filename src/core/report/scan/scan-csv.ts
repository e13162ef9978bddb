import { stringify } from 'csv-stringify/sync';
import { printable } from '../printable.ts';
import type { ScanResults } from './scan-output.ts';
import type { ScanRow, SkippedFile } from './scan-row.ts';

const columns = [
  'paper',
  'title',
  'review',
  'review id',
  'kind',
  'severity',
  'type',
  'node',
  'absence',
  'score',
  'line',
  'column',
  'claim',
  'reason',
  'page',
  'section',
  'evidence',
  'detector',
  'sentences checked',
  'finding id',
] as const;
type Cells = Partial<Record<(typeof columns)[number], string | number | null>>;

/**
 * A row a finding; a review without one has a row of the kind "none", a skipped file one of the kind "skipped", so that
 * nothing is missing from the table. UTF-8 with a byte order mark, without which Excel reads another encoding.
 */
export async function* csvText({ rows, skipped }: ScanResults): AsyncGenerator<string> {
  yield `\ufeff${csv([Object.fromEntries(columns.map((name) => [name, name]))])}`;
  for await (const { row } of rows()) yield csv(cellsOf(row));
  if (skipped.length > 0) yield csv(skipped.map(skippedCells));
}

/** Cells that a spreadsheet would run as a formula get an apostrophe; no cell has a line break. */
function csv(cells: readonly Cells[]): string {
  const safe = cells.map((row) =>
    columns.map((name) => {
      const value = row[name] ?? '';
      return typeof value === 'string' ? printable(value) : value;
    }),
  );
  return stringify(safe, { escape_formulas: true, record_delimiter: 'windows' });
}

function cellsOf({ paper, review, findings, coverage }: ScanRow): Cells[] {
  const common: Cells = {
    paper: paper.path,
    title: paper.title,
    review: review.path,
    'review id': review.id,
    'sentences checked': coverage.sentencesChecked,
  };
  if (findings.length === 0) return [{ ...common, kind: 'none' }];
  return findings.map((finding) => {
    const [first] = finding.evidence;
    return {
      ...common,
      kind: finding.kind,
      severity: finding.severity,
      type: finding.type,
      node: finding.node,
      absence: finding.absence ? 'yes' : 'no',
      score: Math.round(finding.score * 1000) / 1000,
      line: finding.line,
      column: finding.column,
      claim: finding.text,
      reason: finding.reason,
      page: first?.page ?? null,
      section: first?.section ?? null,
      evidence: finding.evidence.map(({ text }) => text).join(' | '),
      detector: finding.detector,
      'finding id': finding.id,
    };
  });
}

function skippedCells({ path, kind, reason }: SkippedFile): Cells {
  const file: Cells = kind === 'unused' ? { paper: path } : { review: path };
  return { ...file, kind: 'skipped', reason };
}
