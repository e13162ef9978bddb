import type { PaperWarning } from '../model.ts';
import type { PageItems, Run } from './page-items.ts';

/** Print of this size (points) cannot be read; the smallest labels in figures are larger. */
const unreadable = 1;

/**
 * Takes out text that no reader of the page sees because it is too small or lies outside of the page, and reports it
 * in neutral words: authors and venues both plant such text.
 */
export function withoutHidden(pages: readonly PageItems[]): { pages: PageItems[]; warnings: PaperWarning[] } {
  const warnings: PaperWarning[] = [];
  const cleaned = pages.map((page) => {
    const runs = page.runs.filter((run) => isSeen(run, page));
    if (runs.length === page.runs.length) return page;
    warnings.push({
      kind: 'hidden-text',
      page: page.page,
      text: `Page ${page.page} holds text that is too small to be seen or lies outside of the page; it was left out.`,
    });
    return { ...page, runs };
  });
  return { pages: cleaned, warnings };
}

function isSeen({ x, y, width, size, angle }: Run, page: PageItems): boolean {
  const flat = Math.abs(angle) < 45;
  const length = flat ? width : size;
  return (
    size >= unreadable && x < page.width && x + length > 0 && y > 0 && y - (flat ? size : 0) < page.height
  );
}
