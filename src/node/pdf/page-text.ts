import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageItems, Run } from '../../core/paper/layout/page-items.ts';
import { mostCharactersOnPage, mostRunsOnPage } from './limits.ts';
import { pdfjs } from './pdfjs.ts';

export interface PageText extends PageItems {
  /** There is more text on the page than was read. */
  readonly cut: boolean;
}

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/**
 * Text runs of a page in content-stream order. pdf.js counts the fonts as it meets them: the names of several readings
 * of a file are told apart by `reading`.
 */
export async function pageText(page: PDFPageProxy, number: number, reading = 0): Promise<PageText> {
  const { transform: view, width, height } = page.getViewport({ scale: 1 });
  const runs: Run[] = [];
  let space = false;
  let left = mostCharactersOnPage;
  const parts = page.streamTextContent({ disableNormalization: true }) as ReadableStream<Content>;
  const reader = parts.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { page: number, width, height, runs, cut: false };
    for (const item of value.items) {
      if (!('str' in item)) continue;
      if (item.str.trim() !== '') {
        const run = runOf(item, view, { reading, space: space || /^\s/u.test(item.str) });
        if (run) runs.push(run.text.length > left ? { ...run, text: run.text.slice(0, left) } : run);
        left -= run?.text.length ?? 0;
        space = /\s$/u.test(item.str);
      } else if (item.str !== '') {
        space = true;
      }
      space ||= item.hasEOL;
    }
    // Not cancelled: pdf.js would then go on through the whole page. It waits for a reader instead.
    if (runs.length > mostRunsOnPage || left < 0)
      return { page: number, width, height, runs: runs.slice(0, mostRunsOnPage), cut: true };
  }
}

/** Null where a broken font gives sizes and widths that are no numbers: such text has no place on the page. */
function runOf(
  item: Extract<Content['items'][number], { str: string }>,
  view: readonly number[],
  { reading, space }: { readonly reading: number; readonly space: boolean },
): Run | null {
  const [a, b, c, d, x, y] = pdfjs.Util.transform(view as number[], item.transform) as Six;
  const size = Math.hypot(c, d);
  // A place goes through the page's scale (its UserUnit) as pdf.js gives it, an advance does not.
  const width = item.width * Math.hypot(view[0]!, view[1]!);
  if (![x, y, size, width].every(Number.isFinite)) return null;
  return {
    text: item.str,
    x,
    y,
    width,
    size,
    angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
    font: reading > 0 ? `${item.fontName} ${reading}` : item.fontName,
    space,
  };
}

type Six = [number, number, number, number, number, number];
