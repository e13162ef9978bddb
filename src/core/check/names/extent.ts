import type { Paper } from '../../paper/model.ts';

/** What a whole-paper search went through: "the 14 pages read". */
export function extentOf({ documents, pagesWithoutText }: Paper): string {
  const pages = documents.reduce((total, { pages: n }) => total + (n ?? 0), 0) - pagesWithoutText.length;
  return pages > 0 ? `the ${pages} ${pages === 1 ? 'page' : 'pages'} read` : 'the text of the paper';
}
