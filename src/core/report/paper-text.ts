import type { Paper } from '../paper/model.ts';
import { paperReportOf } from './paper-json.ts';
import type { PaperReport } from './paper-json.ts';
import { printable } from './printable.ts';

const longestCaption = 100;

/** How a paper was read, for a person: documents, outline, tables and figures, what was taken out, warnings. */
export function paperText(paper: Paper): string {
  const report = paperReportOf(paper);
  const parts = [
    [printable(report.title ?? 'No title found.')],
    documentLines(report),
    listed('Sections', report.sections.map(sectionLine)),
    listed('Tables', report.tables.map(tableLine)),
    listed(
      'Figures and algorithms',
      report.captions
        .filter(({ kind }) => kind !== 'table')
        .map(({ text, page }) => `${shortened(text)}${at(page)}`),
    ),
    summaryLines(report),
    hiddenLines(report),
    listed(
      'Warnings',
      report.warnings.map(({ text }) => printable(text)),
    ),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function documentLines({ documents }: PaperReport): string[] {
  return documents.map(({ path, format, pages }, n) => {
    const size = pages === null ? format : `${format}, ${plural(pages, 'page')}`;
    return `${n === 0 ? 'Paper' : 'Supplement'}: ${printable(path)} (${size})`;
  });
}

function sectionLine({ label, level, page, appendix }: PaperReport['sections'][number]): string {
  return `${'  '.repeat(level - 1)}${printable(label)}${at(page)}${appendix && level === 1 ? ' [appendix]' : ''}`;
}

function tableLine({ caption, page, rows, header }: PaperReport['tables'][number]): string {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const size = `${plural(rows.length - header, 'row')}, ${plural(columns, 'column')}`;
  return `${caption === null ? 'Table without a caption' : shortened(caption)}${at(page)}: ${size}`;
}

function summaryLines(report: PaperReport): string[] {
  const { equations, references, passages, furniture, lineNumbers, pagesWithoutText } = report;
  const total = Object.values(passages).reduce((sum, count) => sum + count, 0);
  const lines = [
    `${plural(total, 'passage')}, ${plural(references.length, 'reference')}, ${plural(equations.length, 'numbered equation')}`,
  ];
  const removed = Object.entries(furniture).map(([kind, count]) => plural(count, kind.replace(/-/g, ' ')));
  if (lineNumbers)
    removed.push(`${plural(lineNumbers.count, 'line number')} (${lineNumbers.first} to ${lineNumbers.last})`);
  if (removed.length > 0) lines.push(`Taken out of the text: ${removed.join(', ')}`);
  if (pagesWithoutText.length > 0) lines.push(`Pages without text: ${pagesWithoutText.join(', ')}`);
  return lines;
}

/** Pages of labels and formulas as data would bury the rest. */
const mostHidden = 20;

function hiddenLines({ hidden }: PaperReport): string[] {
  const lines = hidden
    .slice(0, mostHidden)
    .map(({ page, reason, text }) => `p. ${page}, ${reason.replace('-', ' ')}: ${shortened(text)}`);
  if (hidden.length > mostHidden) lines.push(`and ${hidden.length - mostHidden} more`);
  return listed('Not visible to a reader, and left out', lines);
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function at(page: number | null): string {
  return page === null ? '' : ` (p. ${page})`;
}

function shortened(text: string): string {
  const line = printable(text);
  return line.length <= longestCaption ? line : `${line.slice(0, longestCaption - 1).trimEnd()}…`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
