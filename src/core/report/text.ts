import type { Evidence, Finding, Severity } from '../findings/finding.ts';
import type { Colour, Paint } from './ansi.ts';
import { painter } from './ansi.ts';
import type { CheckedReview } from './checked-review.ts';
import { markedLines, wrap } from './marked-lines.ts';
import { placeOf } from './place.ts';
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
  for (const { text, marks } of markedLines(review.source, partShown(finding), finding, width)) {
    lines.push(indent + text);
    if (marks !== null) lines.push(indent + paint(colour, marks));
  }
  lines.push(...wrap(printable(finding.reason), width).map((text) => indent + text));
  if (finding.secondOpinion)
    for (const text of wrap(printable(saidBy(finding.secondOpinion)), width))
      lines.push(indent + paint('dim', text));
  lines.push(...evidenceLines(evidence, paper, paint, width));
  return lines.join('\n');
}

const verdicts = {
  contradicted: 'contradicted by the paper',
  supported: 'supported by the paper',
  'not-found': 'not settled by what it read of the paper',
  'not-checked': 'not checked',
} as const;

/** What a language model said beside the reason: its verdict, and its own words as such. */
function saidBy({ model, verdict, reason }: NonNullable<Finding['secondOpinion']>): string {
  return `${model} (language model) calls the sentence ${verdicts[verdict]}${reason === '' ? '.' : `: “${reason}”`}`;
}

/** The sentence, or of a very long one what stands around the mark. */
function partShown({ sentence, start, end }: Finding): { start: number; end: number } {
  return { start: Math.max(sentence.start, start - 400), end: Math.min(sentence.end, end + 400) };
}

/** Quotations, each under its place; a place is not repeated for the next quotation from it. */
function evidenceLines(
  evidence: readonly Evidence[],
  paper: CheckedReview['paper'],
  paint: Paint,
  width: number,
): string[] {
  const lines: string[] = [];
  const paths = paper.documents.map(({ path }) => path);
  let last = '';
  for (const quote of evidence) {
    const place = printable(placeOf(quote, paths));
    if (place !== '' && place !== last) lines.push(indent + paint('dim', place));
    last = place;
    for (const line of wrap(`“${printable(quote.text)}”`, width - 2))
      lines.push(`${indent}${paint('dim', '|')} ${line}`);
  }
  return lines;
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
