import { placeOf } from '../place.ts';
import { printable } from '../printable.ts';
import { countsOf, coverageOf, notesOf, told } from './counts.ts';
import type { ScanResults } from './scan-output.ts';
import { skipKinds, type ScanFinding, type ScanRow } from './scan-row.ts';

/** A summary for a terminal: a line a review, a line a finding below it, what was skipped, and the totals. */
export async function* summaryText({ rows, skipped }: ScanResults): AsyncGenerator<string> {
  const total = { warning: 0, information: 0, hint: 0 };
  let reviews = 0;
  for await (const { row } of rows()) {
    const { bySeverity } = countsOf(row);
    reviews += 1;
    for (const severity of ['warning', 'information', 'hint'] as const)
      total[severity] += bySeverity[severity];
    yield `${nameOf(row)}: ${told(bySeverity)}; ${coverageOf(row)}\n`;
    for (const finding of row.findings) yield `  ${findingLine(row, finding)}\n`;
    for (const note of notesOf(row)) yield `  note: ${printable(note)}\n`;
  }
  if (skipped.length > 0) yield `${reviews > 0 ? '\n' : ''}skipped:\n`;
  for (const { path, kind, reason } of skipped)
    yield `  ${printable(path)} (${skipKinds[kind]}): ${printable(reason)}\n`;
  yield `${reviews + skipped.length > 0 ? '\n' : ''}${reviews} ${reviews === 1 ? 'review' : 'reviews'} checked: ${told(total)}; ${skipped.length} skipped\n`;
}

function nameOf({ review }: ScanRow): string {
  return printable(review.id === '1' ? review.path : `${review.path} (${review.id})`);
}

function findingLine({ paper }: ScanRow, finding: ScanFinding): string {
  const { line, column, severity, type, reason, evidence } = finding;
  const paths = paper.documents.map(({ path }) => path);
  const place = evidence[0] ? placeOf(evidence[0], paths) : '';
  return printable(
    `${line}:${column}  ${severity}  ${type ?? 'already answered'}: ${reason}${place === '' ? '' : ` (${place})`}`,
  );
}
