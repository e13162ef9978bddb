import type { DraftDocument } from '../../core/paper/draft.ts';
import { draftFromPdf } from '../../core/paper/layout/draft-from-pdf.ts';
import type { PageItems } from '../../core/paper/layout/page-items.ts';
import type { PaperDocument } from '../../core/paper/model.ts';
import type { LeftOut } from './left-out.ts';
import { mostRunsLaidOut } from './limits.ts';
import { leftOutWarnings, uncheckedWarnings } from './left-out.ts';
import type { ReadPages } from './read-pages.ts';

/**
 * Lays out what was read, with a warning for everything that was not. Pages whose text the layout cannot follow are
 * left out too; throws what the layout throws if it is not one page's fault.
 */
export function layOut(all: ReadPages, document: PaperDocument, withoutDense = false): DraftDocument {
  const read = withoutDense ? sparse(all) : all;
  const whole = { ...document, pages: read.pageCount };
  const draftOf = (pages: readonly PageItems[]): DraftDocument =>
    draftFromPdf({ ...read, pages, failed: [], unchecked: [] }, whole);
  const leftOut: LeftOut[] = [...read.leftOut];
  let draft: DraftDocument;
  try {
    draft = draftOf(read.pages);
  } catch (error) {
    const sound = read.pages.filter((page) => isSound(() => draftOf([page])));
    if (sound.length === read.pages.length) throw error;
    const odd = read.pages.filter((page) => !sound.includes(page));
    leftOut.push(...odd.map(({ page }) => ({ page, reason: 'layout' as const })));
    draft = draftOf(sound);
  }
  const withoutText = new Set([...draft.pagesWithoutText, ...leftOut.map(({ page }) => page)]);
  return {
    ...draft,
    warnings: [...leftOutWarnings(leftOut), ...draft.warnings, ...uncheckedWarnings(read.unchecked ?? [])],
    pagesWithoutText: [...withoutText].sort((a, b) => a - b),
  };
}

function sparse(read: ReadPages): ReadPages {
  const isDense = ({ runs }: PageItems): boolean => runs.length > mostRunsLaidOut;
  const dense = read.pages.filter(isDense).map(({ page }) => ({ page, reason: 'dense' as const }));
  return {
    ...read,
    pages: read.pages.filter((page) => !isDense(page)),
    leftOut: [...read.leftOut, ...dense],
  };
}

function isSound(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
