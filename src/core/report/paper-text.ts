import { fileName } from '../paper/file-name.ts';
import type { Paper } from '../paper/model.ts';
import { listedPages } from '../paper/page-ranges.ts';
import { firstOf, fitted, lineWidth } from './columns.ts';
import { wrap } from './marked-lines.ts';
import { paperReportOf } from './paper-json.ts';
import type { PaperReport } from './paper-json.ts';
import {
  citationLine,
  equationLine,
  footnoteLine,
  lineNumberLines,
  placeIn,
  referenceLine,
} from './paper-lines.ts';
import { printable } from './printable.ts';
import { tableLines } from './paper-table-lines.ts';

const longestCaption = 100;
/** Lines of a kind: enough to see whether it was read well; a large paper has hundreds. */
const most = { sections: 150, figures: 60, tables: 40, examples: 10 };

/**
 * How a paper was read, for a person, in 80 columns: documents, outline, tables, figures, equations, footnotes,
 * references, what was taken out, warnings. Of what there is much of, the beginning.
 */
export function paperText(paper: Paper): string {
  const report = paperReportOf(paper);
  const at = placeIn(report);
  const figures = report.captions.filter(({ kind }) => kind !== 'table');
  const parts = [
    wrap(printable(report.title ?? 'No title found.'), lineWidth),
    documentLines(report),
    listed(
      'Sections',
      firstOf(report.sections, most.sections, (each) => sectionLine(each, at(each))),
    ),
    listed(
      'Tables',
      firstOf(report.tables, most.tables, (each) => tableLines(each, at(each))),
    ),
    listed(
      'Figures and algorithms',
      firstOf(figures, most.figures, (each) => fitted(each.text, at(each))),
    ),
    listed(
      'Equations with a number',
      firstOf(report.equations, most.examples, (each) => equationLine(each, at(each))),
    ),
    listed(
      'Footnotes',
      firstOf(report.footnotes, most.examples, (each) => footnoteLine(each, at(each))),
    ),
    listed('References', firstOf(report.references, most.examples, referenceLine)),
    listed('Line numbers', lineNumberLines(report)),
    [...summaryLines(report), ...citationLine(report)],
    removedLines(report),
    hiddenLines(report),
    listed(
      'Warnings',
      report.warnings.flatMap(({ text }) => wrap(printable(text), lineWidth - 2)),
    ),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function documentLines({ documents }: PaperReport): string[] {
  return documents.map(({ path, format, pages, recognisedPages = [] }, n) => {
    const size = pages === null ? format : `${format}, ${plural(pages, 'page')}`;
    const ocr = recognisedPages.length > 0 ? `, ${recognisedPages.length} read by OCR` : '';
    return `${n === 0 ? 'Paper' : 'Supplement'}: ${printable(path)} (${size}${ocr})`;
  });
}

function sectionLine({ label, level, appendix }: PaperReport['sections'][number], at: string): string {
  const indent = '  '.repeat(Math.min(level, 6) - 1);
  return `${indent}${fitted(label, `${at}${appendix && level === 1 ? ' [appendix]' : ''}`, 2 + indent.length)}`;
}

function summaryLines(report: PaperReport): string[] {
  const { equations, references, passages, documents } = report;
  const total = Object.values(passages).reduce((sum, count) => sum + count, 0);
  const lines = [
    `${plural(total, 'passage')}, ${plural(references.length, 'reference')}, ${plural(equations.length, 'numbered equation')}`,
  ];
  documents.forEach(({ path, pagesWithoutText = [] }, n) => {
    if (pagesWithoutText.length === 0) return;
    const name = n === 0 ? '' : ` of ${fileName(path)}`;
    lines.push(printable(`Pages without text${name}: ${listedPages(pagesWithoutText)}`));
  });
  return lines;
}

/** One line a kind: how often, and the first piece that says something. */
function removedLines({ furniture, removed, lineNumbers }: PaperReport): string[] {
  const lines = Object.entries(furniture).map(([kind, count]) => {
    const own = removed.filter((each) => each.kind === kind);
    const { page, text } = own.find((each) => /\p{L}{2}/u.test(each.text)) ?? own[0]!;
    return fitted(`${plural(count, kind.replace(/-/g, ' '))}, such as ${printable(text)}`, ` (p. ${page})`);
  });
  if (lineNumbers)
    lines.push(`${plural(lineNumbers.count, 'line number')} (${lineNumbers.first} to ${lineNumbers.last})`);
  return listed('Taken out of the text', lines);
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

function shortened(text: string): string {
  const line = printable(text);
  return line.length <= longestCaption ? line : `${line.slice(0, longestCaption - 1).trimEnd()}…`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
