import { formatRun } from './number-run.ts';
import type { PdfReading } from './pdf-reading.ts';

/** CPU time in milliseconds of one file, all measured in one run. */
export interface ReadingCost {
  /** Text of all pages as pdf.js gives it. */
  readonly bare: number;
  /** Our own layout of it: lines, columns, blocks. */
  readonly layout: number;
  /** The Paper from the blocks: sections, sentences, passages. */
  readonly model: number;
  /** The whole built reader, the start of Node included, and its peak memory in MB; null where it is not built. */
  readonly whole: number | null;
  readonly memory: number | null;
  /** pdftotext on the same file; null where it is not there. */
  readonly other: number | null;
}

/** A PDF of the bench: how it was read, or the message it was refused with. */
export interface MeasuredPdf {
  readonly name: string;
  readonly reading: PdfReading | null;
  readonly refusal: string | null;
  readonly cost: ReadingCost | null;
  /** What a person found on the page where the figures are low; null if nobody looked. */
  readonly note: string | null;
}

const low = 0.95;

/** One line a file, then what is low, what was refused, and the medians. */
export function formatPdfReadings(files: readonly MeasuredPdf[]): string {
  const read = files.filter((file) => file.reading !== null);
  return [
    'F1 in percent against pdftotext, without what the reader took off the pages: words, numbers, and four words in a',
    'row (against pdftotext -raw); cover: words of passages that lie in their rectangles, less the foreign ones there, by',
    'the boxes of pdftotext -bbox. Layout and model: CPU on top of the bare text of pdf.js, in percent; whole: CPU of the',
    'built reader to pdftotext.',
    '',
    line(
      'file',
      ['pages', 'words', 'word F1', 'numbers', 'order', 'cover', 'layout', 'model', 'whole'],
      'line numbers',
    ),
    ...read.map(fileLine),
    line(
      'median',
      [
        '',
        '',
        percent(middle(read.map(({ reading }) => reading!.wordF1))),
        percent(middle(read.map(({ reading }) => reading!.numberF1))),
        percent(middle(read.map(({ reading }) => reading!.orderF1))),
        percent(middle(read.map(({ reading }) => reading!.cover))),
        percent(middle(read.map(({ cost }) => shareOf(cost, 'layout')))),
        percent(middle(read.map(({ cost }) => shareOf(cost, 'model')))),
        times(middle(read.map(({ cost }) => otherRatio(cost)))),
      ],
      '',
    ),
    ...memoryLine(read),
    ...section('Pages without text', read.flatMap(emptyPages)),
    ...section('Under 95 %', read.flatMap(lowLine)),
    ...section(
      'Not read',
      files.flatMap(({ name, refusal }) => (refusal === null ? [] : [`${name}: ${refusal}`])),
    ),
  ].join('\n');
}

/** The middle of the values that are there: the mean of the two middle ones of an even number. */
export function middle(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (there.length === 0) return null;
  const half = there.length / 2;
  return (there[Math.ceil(half) - 1]! + there[Math.floor(half)]!) / 2;
}

function fileLine({ name, reading, cost }: MeasuredPdf): string {
  const { pages, words, wordF1, numberF1, orderF1, cover, lineNumbers } = reading!;
  const costs = [shareOf(cost, 'layout'), shareOf(cost, 'model')];
  const shares = [wordF1, numberF1, orderF1, cover, ...costs].map(percent);
  return line(name, [`${pages}`, `${words}`, ...shares, times(otherRatio(cost))], formatRun(lineNumbers));
}

function emptyPages({ name, reading }: MeasuredPdf): string[] {
  const pages = reading!.pagesWithoutText;
  return pages.length === 0 ? [] : [`${name}: ${pages.join(', ')}`];
}

function lowLine({ name, reading, note }: MeasuredPdf): string[] {
  const lowest = [reading!.wordF1, reading!.numberF1].some((share) => share !== null && share < low);
  return lowest ? [`${name}: ${note ?? 'no cause is known.'}`] : [];
}

function shareOf(cost: ReadingCost | null, part: 'layout' | 'model'): number | null {
  return cost === null || cost.bare === 0 ? null : cost[part] / cost.bare;
}

function otherRatio(cost: ReadingCost | null): number | null {
  const { whole = null, other = null } = cost ?? {};
  return whole === null || other === null || other === 0 ? null : whole / other;
}

/** Peak memory of the file with most pages. */
function memoryLine(read: readonly MeasuredPdf[]): string[] {
  const longest = [...read].sort((a, b) => b.reading!.pages - a.reading!.pages)[0];
  const memory = longest?.cost?.memory ?? null;
  if (longest === undefined || memory === null) return [];
  return [
    '',
    `Peak memory of the built reader: ${Math.round(memory)} MB (${longest.name}, ${longest.reading!.pages} pages)`,
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((text) => `  ${text}`)];
}

const widths = [6, 7, 9, 8, 7, 7, 7, 7, 8];

function line(name: string, figures: readonly string[], last: string): string {
  const columns = figures.map((figure, at) => figure.padStart(widths[at]!)).join('');
  return `  ${name.padEnd(30)}${columns}  ${last}`.trimEnd();
}

function percent(share: number | null): string {
  return share === null ? '-' : (share * 100).toFixed(1);
}

function times(ratio: number | null): string {
  return ratio === null ? '-' : `${ratio.toFixed(1)}x`;
}
