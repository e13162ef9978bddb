import type { PaperDocument } from '../../core/paper/model.ts';
import type { ScannedPage } from '../../core/paper/ocr/with-scans.ts';
import type { Earlier } from './earlier.ts';
import { noEarlier } from './earlier.ts';
import type { Patience } from './limits.ts';
import { readingTime, usualPatience } from './limits.ts';
import type { PdfProblem } from './pdf-error.ts';
import type { ReadDraft } from './pdf-messages.ts';
import type { PdfStop, PdfTask } from './pdf-thread.ts';
import { pdfThread } from './pdf-thread.ts';
import { cpuTime } from './watch.ts';

/** What came of reading one PDF. */
export type PdfReading =
  | { readonly read: ReadDraft }
  | { readonly problem: PdfProblem; readonly pageCount: number; readonly detail?: string | undefined };

export interface PdfReadOptions extends Pick<PdfTask, 'onEarly' | 'onPage'> {
  readonly password?: string | undefined;
  readonly patience?: Patience;
  /** What was recognised in pictures of its pages. */
  readonly scanned?: readonly ScannedPage[];
}

/** After this many stops, or this much time, nothing more is tried behind the page at which the last one came. */
const mostStops = 3;

/**
 * Reads a PDF in the shared thread. A page at which the thread had to be stopped is left out in the next try, so that
 * it costs the paper that page alone; patience shrinks from try to try.
 */
export function readPdfInThread(
  bytes: Uint8Array,
  document: PaperDocument,
  { password, patience = usualPatience, scanned = [], onEarly, onPage }: PdfReadOptions = {},
): Promise<PdfReading> {
  return pdfThread.hold(async (read) => {
    const start = cpuTime();
    let earlier = noEarlier;
    let early = onEarly;
    const onFirstEarly = (draft: ReadDraft): void => {
      onEarly?.(draft);
      early = undefined;
    };
    for (let stops = 1; ; stops += 1) {
      const outcome = await read({
        bytes,
        document,
        password,
        scanned,
        patience: { ...patience, cpu: patience.cpu / 2 ** (stops - 1) },
        earlier: { ...earlier, spent: cpuTime() - start },
        onEarly: early && onFirstEarly,
        onPage,
      });
      if (outcome.kind === 'read') return { read: outcome.read };
      if (outcome.kind === 'problem') return outcome;
      const late = cpuTime() - start > readingTime(outcome.pages);
      const next = stops > mostStops + 1 ? null : after(earlier, outcome, late || stops >= mostStops);
      if (next === null) return { problem: outcome.why === 'crash' ? 'broken' : outcome.why, pageCount: 0 };
      earlier = next;
    }
  });
}

/** What the next try needs to know after one more stop; null where nothing of the file would be left. */
function after(earlier: Earlier, stop: PdfStop, last: boolean): Earlier | null {
  const {
    why,
    pages,
    finished,
    step: { stage, page },
  } = stop;
  const next = { ...earlier, ...finished, tries: earlier.tries + 1 };
  switch (stage) {
    case 'text': {
      const texts = new Map([...next.texts, [page, why === 'crash' ? 'damaged' : why] as const]);
      return { ...next, texts, lastPage: last ? page : next.lastPage };
    }
    case 'look':
      return {
        ...next,
        looks: new Map([...next.looks, [page, null] as const]),
        lastLook: last ? page : next.lastLook,
      };
    case 'outline':
      return { ...next, withoutOutline: true };
    case 'layout': {
      if (why === 'time' && !next.withoutDense) return { ...next, withoutDense: true };
      const half = Math.floor(Math.min(pages, next.lastPage) / 2);
      return half > 0 ? { ...next, lastPage: half } : null;
    }
    case 'opening':
      return null;
  }
}
