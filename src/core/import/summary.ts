import { printable } from '../report/printable.ts';
import { importFormats, type Imported, type ImportResult } from './imported.ts';

/** What became of the files of an import. */
export interface WrittenFiles {
  readonly written: number;
  readonly unchanged: number;
  readonly kept: number;
}

/** The account of an import: what was found, what was written, what was left aside and why. Ends on a newline. */
export function importSummary(
  file: string,
  folder: string,
  { format, reviews, others, problems }: ImportResult,
  files: WrittenFiles,
): string {
  const papers = new Set(reviews.map(({ paper }) => paper.number ?? paper.id ?? paper.title ?? ''));
  const known = papers.size > 0 && !papers.has('');
  const found = `${counted(reviews.length, 'review')}${known ? ` of ${counted(papers.size, 'paper')}` : ''}`;
  const { written, unchanged, kept } = files;
  const lines = [
    `${file}: ${importFormats[format]}, ${found}`,
    `${counted(written, 'file')} written to ${folder}` +
      (unchanged > 0 ? `, ${unchanged} there already` : '') +
      (kept > 0 ? `, ${kept} not replaced` : ''),
  ];
  const kinds = tally(others.map(({ kind }) => kind));
  if (kinds !== '') lines.push(`no reviews: ${kinds}`);
  const fields = tally(reviews.flatMap(({ leftOut }) => leftOut));
  if (fields !== '') lines.push(`fields not copied: ${fields}`);
  if (problems.length > 0) lines.push(`${counted(problems.length, 'problem')}, listed above`);
  return `${lines.map(printable).join('\n')}\n`;
}

/** "3 comment(s)" would be true of all; the kind's own name is plainer: "comment 3". */
export function tally(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const shown = sorted.slice(0, 20).map(([name, count]) => `${name} ${count}`);
  return [...shown, ...(sorted.length > 20 ? [`${sorted.length - 20} more kinds`] : [])].join(', ');
}

export function reviewersNamed(reviews: readonly Imported[]): boolean {
  return reviews.some(({ reviewer }) => reviewer.name !== null || reviewer.email !== null);
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
