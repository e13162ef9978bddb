import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from '../../core/paper/hidden/matrix.ts';
import { PagePainter } from '../../core/paper/hidden/page-painter.ts';
import type { JudgedPage } from '../../core/paper/hidden/visibility.ts';
import { judgePage } from '../../core/paper/hidden/visibility.ts';
import { paintOperators } from './operators.ts';
import { pdfjs } from './pdfjs.ts';

export type OptionalContent = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

/** What can be seen of a page's text, from its operators (the page itself without annotations). */
export async function judgedPage(page: PDFPageProxy, content: OptionalContent): Promise<JudgedPage> {
  const list = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const painter = new PagePainter(transform as unknown as Matrix, width, height);
  paintOperators(list, painter, {
    font: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as unknown) : undefined),
    isShown: (group) => content.isVisible(group) as boolean,
  });
  return judgePage(painter.page());
}
