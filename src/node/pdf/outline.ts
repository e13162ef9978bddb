import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OutlineEntry } from '../../core/paper/layout/page-items.ts';
import { mostOutlineEntries } from './limits.ts';

/** The file's bookmarks; [] if it has none, or if they are damaged. */
export async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const visit = (nodes: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>, level: number): void => {
    for (const { title, items } of nodes) {
      if (entries.length >= mostOutlineEntries || level > 6) return;
      entries.push({ title, level });
      visit(items, level + 1);
    }
  };
  try {
    // The types promise an array; a file without bookmarks gives null.
    visit((await document.getOutline()) ?? [], 1);
  } catch {
    return [];
  }
  return entries;
}
