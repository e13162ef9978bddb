import type { PaperDocument } from '../../core/paper/model.ts';
import type { ScannedPage } from '../../core/paper/ocr/with-scans.ts';
import type { Avoid } from './avoid.ts';
import { avoidNothing } from './avoid.ts';
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
    let avoid = avoidNothing;
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
        avoid: { ...avoid, spent: cpuTime() - start },
        onEarly: early && onFirstEarly,
        onPage,
      });
      if (outcome.kind === 'read') return { read: outcome.read };
      if (outcome.kind === 'problem') return outcome;
      const late = cpuTime() - start > readingTime(outcome.pages);
      const next = stops > mostStops + 1 ? null : avoiding(avoid, outcome, late || stops >= mostStops);
      if (next === null) return { problem: outcome.why === 'crash' ? 'broken' : outcome.why, pageCount: 0 };
      avoid = next;
    }
  });
}

/** What to leave alone after one more stop; null where nothing of the file would be left. */
function avoiding(avoid: Avoid, stop: PdfStop, last: boolean): Avoid | null {
  const {
    why,
    pages,
    step: { stage, page },
  } = stop;
  switch (stage) {
    case 'text': {
      const reason = why === 'crash' ? 'damaged' : why;
      const text = new Map([...avoid.text, [page, reason] as const]);
      return { ...avoid, text, lastPage: last ? page : avoid.lastPage };
    }
    case 'look':
      return {
        ...avoid,
        look: new Set([...avoid.look, page]),
        lastLook: last ? page : avoid.lastLook,
      };
    case 'outline':
      return { ...avoid, outline: true };
    case 'layout': {
      if (why === 'time' && !avoid.dense) return { ...avoid, dense: true };
      const half = Math.floor(Math.min(pages, avoid.lastPage) / 2);
      return half > 0 ? { ...avoid, lastPage: half } : null;
    }
    case 'opening':
      return null;
  }
}
