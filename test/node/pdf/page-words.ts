import type { PageWord } from '../../../src/core/bench/passage-cover.ts';
import { framesOf, pageRect } from '../../../src/core/paper/layout/geometry.ts';
import { withoutHidden } from '../../../src/core/paper/layout/hidden-runs.ts';
import type { PdfPages } from '../../../src/core/paper/layout/page-items.ts';

/** Words of the visible text runs; a run's words lie along its baseline, as if all letters were equally wide. */
export function pageWords(read: PdfPages): PageWord[] {
  return withoutHidden(read).pages.flatMap((page) =>
    framesOf(page).flatMap((frame) =>
      frame.runs.flatMap(({ text, x, y, width, size }) =>
        [...text.matchAll(/\S+/gu)].map((match): PageWord => {
          const at = x + (width * (match.index + match[0].length / 2)) / text.length;
          const middle = y - 0.3 * size;
          const [left, top] = pageRect([at, middle, at, middle], frame);
          return { page: page.page, text: match[0], x: left, y: top };
        }),
      ),
    ),
  );
}
