import { fitted } from './columns.ts';
import type { PaperReport } from './paper-json.ts';
import { placeOf } from './place.ts';

/** " (p. 3)", " (extra.pdf, p. 3)" or "": the place of a part of the paper. */
export function placeIn({ documents }: PaperReport) {
  const paths = documents.map(({ path }) => path);
  return ({ page, document }: { readonly page: number | null; readonly document: number }): string => {
    const place = placeOf({ document, page, section: null }, paths);
    return place === '' ? '' : ` (${place})`;
  };
}

export function equationLine({ number, text }: PaperReport['equations'][number], at: string): string {
  // Its number stands behind it on the page, and in front here.
  return fitted(`(${number}) ${text.endsWith(`(${number})`) ? text.slice(0, -number.length - 2) : text}`, at);
}

export function footnoteLine({ text }: PaperReport['footnotes'][number], at: string): string {
  return fitted(text, at);
}

/** By its key, or else by author and year as the text cites it. */
export function referenceLine({ key, author, year, text }: PaperReport['references'][number]): string {
  if (key !== null) return fitted(`[${key}] ${text.replace(/^\[[^\]]{1,12}\]\s*/u, '')}`);
  const cited =
    author === null && year === null ? '(author and year not found)' : `(${author ?? '?'} ${year ?? '?'})`;
  return fitted(`${cited} ${text}`);
}

/** How many works the text cites, and which of them are none of the references. */
export function citationLine({ citations }: PaperReport): string[] {
  if (citations.length === 0) return [];
  const times = citations.reduce((sum, { count }) => sum + count, 0);
  const lost = citations.filter(({ reference }) => reference === null).map(({ cited }) => cited);
  const lines = [`${citations.length} works cited in ${times} places`];
  if (lost.length > 0)
    lines.push(fitted(`Cited, and not among the references as read: ${lost.join(', ')}`, '', 0));
  return lines;
}

/** The first two pages and the last: whether the numbering goes on or begins anew, and is whole. */
export function lineNumberLines({ lineNumbers }: PaperReport): string[] {
  if (!lineNumbers) return [];
  const { pages } = lineNumbers;
  const [first, second, ...more] = pages.map(
    ({ page, first: from, last: to, count }) => `p. ${page}: ${from}-${to} (${count})`,
  );
  const end = more.length > 1 ? ['…', more.at(-1)] : more;
  const shown = [first, second, ...end].filter((part) => part !== undefined);
  return [fitted(shown.join(', '))];
}
