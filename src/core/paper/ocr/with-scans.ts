import type { PdfPages, Run } from '../layout/page-items.ts';

/** What was recognised in the picture of a page. */
export interface ScannedPage {
  /** 1-based. */
  readonly page: number;
  /** [] where nothing could be made out. */
  readonly runs: readonly Run[];
}

/** The pages with what was recognised behind what they hold themselves: a stamp, a page number. */
export function withScans(pdf: PdfPages, scanned: readonly ScannedPage[]): PdfPages {
  const found = new Map(scanned.filter(({ runs }) => runs.length > 0).map(({ page, runs }) => [page, runs]));
  if (found.size === 0) return pdf;
  const pages = pdf.pages.map((page) => {
    const runs = found.get(page.page);
    return runs ? { ...page, runs: [...page.runs, ...runs], recognised: true } : page;
  });
  return { ...pdf, pages };
}
