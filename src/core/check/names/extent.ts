import type { Paper } from '../../paper/model.ts';

/** What a whole-paper search went through: "the 14 pages read". */
export function extentOf({ documents }: Paper): string {
  const read = documents.map(({ pages, pagesWithoutText = [] }) => (pages ?? 0) - pagesWithoutText.length);
  const pages = read.reduce((total, n) => total + n, 0);
  return pages > 0 ? `the ${pages} ${pages === 1 ? 'page' : 'pages'} read` : 'the text of the paper';
}
