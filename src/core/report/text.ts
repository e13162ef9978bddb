import type { Evidence, Finding, Severity } from '../findings/finding.ts';
import type { Colour, Paint } from './ansi.ts';
import { painter } from './ansi.ts';
import type { CheckedReview } from './checked-review.ts';
import { markedLines, wrap } from './marked-lines.ts';
import { positionAt } from './position.ts';
import { printable } from './printable.ts';

export interface TextStyle {
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Say which review of the file it is; for files that hold several. */
  readonly named: boolean;
}

const colours: Readonly<Record<Severity, Colour>> = { warning: 'yellow', information: 'blue', hint: 'cyan' };
const indent = '  ';

/** The findings of one review for a person in a terminal, a summary with its coverage last; ends with a line end. */
export function checkText(checked: CheckedReview, style: TextStyle): string {
  const paint = painter(style.colour);
  const width = Math.max(40, Math.min(style.width, 100)) - indent.length;
  const { findings } = checked.result;
  const parts = findings.map((finding) => findingText(checked, finding, paint, width));
  return `${[...parts, summaryText(checked, paint, style.named)].join('\n\n')}\n`;
}

function findingText(
  { review, paper }: CheckedReview,
  finding: Finding,
  paint: Paint,
  width: number,
): string {
  const { line, column } = positionAt(review.source, finding.start);
  const { severity, type, detector, evidence } = finding;
  const place = paint('bold', printable(`${review.path}:${line}:${column}`));
  const colour = colours[severity];
  const name = type ?? 'already answered';
  const lines = [`${place}  ${paint(colour, severity)}  ${name}  ${paint('dim', detector)}`];
  for (const { text, marks } of markedLines(review.source, finding.sentence, finding, width)) {
    lines.push(indent + text);
    if (marks !== null) lines.push(indent + paint(colour, marks));
  }
  lines.push(...wrap(printable(finding.reason), width).map((text) => indent + text));
  for (const quote of evidence)
    lines.push(...quoteLines(quote, paper.documents.length > 1, paper, paint, width));
  return lines.join('\n');
}

function quoteLines(
  { page, section, text, document }: Evidence,
  several: boolean,
  paper: CheckedReview['paper'],
  paint: Paint,
  width: number,
): string[] {
  const place = [
    several ? (paper.documents[document]?.path ?? null) : null,
    page === null ? null : `p. ${page}`,
    section === null ? null : printable(section),
  ].filter((part) => part !== null);
  const quote = wrap(`“${printable(text)}”`, width - 2).map(
    (line) => `${indent}${paint('dim', '|')} ${line}`,
  );
  return place.length === 0 ? quote : [`${indent}${paint('dim', place.join(', '))}`, ...quote];
}

function summaryText({ review, paper, result }: CheckedReview, paint: Paint, named: boolean): string {
  const { findings, coverage, settings, detector } = result;
  const counts = (['warning', 'information', 'hint'] as const)
    .map((severity) => ({ severity, n: findings.filter((finding) => finding.severity === severity).length }))
    .filter(({ n }) => n > 0)
    .map(({ severity, n }) => `${n} ${severity}${n > 1 && severity !== 'information' ? 's' : ''}`);
  const checked = coverage.sentencesChecked;
  const pages = paper.documents[0]?.pages ?? null;
  const parts = [
    counts.length === 0 ? 'nothing found' : counts.join(', '),
    `${checked} of ${result.sentences.length} sentences checked`,
    pages === null ? null : `${coverage.pagesRead} of ${pages} pages read`,
    `${detector}, ${settings.threshold}`,
  ].filter((part) => part !== null);
  const notes = [...paper.warnings.map(({ text }) => text), ...coverage.notes];
  const name = named ? `${review.path} (${review.id})` : review.path;
  return [
    `${paint('bold', printable(name))}: ${parts.join('; ')}`,
    ...[...new Set(notes)].map((note) => `${indent}note: ${printable(note)}`),
  ].join('\n');
}
