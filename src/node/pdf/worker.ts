import '../engine/no-sockets.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { withScans } from '../../core/paper/ocr/with-scans.ts';
import type { ScanJob } from '../ocr/scan-messages.ts';
import { scanPages } from '../ocr/scan-thread.ts';
import { layOut } from './lay-out.ts';
import { Ledger } from './ledger.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfAnswer, PdfRequest, ReadDraft } from './pdf-messages.ts';
import type { ReadPages } from './read-pages.ts';
import { readPdfPages } from './read-pages.ts';
import { Shelf } from './shelf.ts';

/** Thread that reads and lays out PDFs for `PdfThread`. */
parentPort?.on('message', (request: PdfRequest) => {
  void answer(request).then(post);
});

function post(message: PdfAnswer): void {
  parentPort?.postMessage(message);
}

async function answer(request: PdfRequest): Promise<PdfAnswer> {
  const { id, bytes, password, document, earlier, early } = request;
  const ledger = new Ledger(request.ledger);
  const draftOf = (own: ReadPages): ReadDraft => {
    ledger.enter('layout');
    const pages = { ...own, ...withScans(own, request.scanned) };
    return { draft: layOut(pages, document, earlier.withoutDense), letters: lettersOf(pages) };
  };
  const onText = (pages: ReadPages): void => {
    try {
      post({ id, kind: 'early', read: draftOf(pages) });
    } catch {
      // The final draft fails alike, and says so.
    }
  };
  const shelf = new Shelf(request.shelf);
  let pages: ReadPages;
  try {
    pages = await readPdfPages(bytes, { password, earlier, ledger, shelf, ...(early ? { onText } : {}) });
  } catch (error) {
    if (!(error instanceof PdfError)) return defect(id, error);
    return { id, kind: 'problem', problem: error.problem, pageCount: error.pageCount };
  }
  try {
    const spent = pages.leftOut.some(({ reason }) => reason === 'cut');
    return { id, kind: 'read', read: draftOf(pages), spent };
  } catch (error) {
    return defect(id, error);
  }
}

function defect(id: number, error: unknown): PdfAnswer {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { id, kind: 'problem', problem: 'layout', pageCount: 0, detail };
}

function lettersOf({ pages }: ReadPages): number {
  let letters = 0;
  for (const { runs } of pages) for (const { text } of runs) letters += text.trim().length;
  return letters;
}

// pdf.js forgets some promises of broken files; what waits for them for ever is ended by the watch.
process.on('unhandledRejection', () => undefined);

parentPort?.postMessage('ready');

/** A thread that is started with a job reads scanned pages instead, and ends. */
const job = workerData as ScanJob | null;
if (job?.kind === 'scan') void scanPages(job).catch(() => process.exit(1));
