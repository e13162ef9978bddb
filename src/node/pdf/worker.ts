import '../engine/no-sockets.ts';
import { parentPort } from 'node:worker_threads';
import type { PdfAnswer, PdfRequest } from './pdf-thread.ts';
import { PdfError } from './pdf-error.ts';
import { readPdfPages } from './read-pages.ts';

/** Thread that reads PDFs for `PdfThread`: one request, one answer. */
parentPort?.on('message', ({ id, bytes, password }: PdfRequest) => {
  void answer(id, bytes, password).then((message) => {
    parentPort?.postMessage(message);
  });
});

async function answer(id: number, bytes: Uint8Array, password: string | undefined): Promise<PdfAnswer> {
  try {
    return { id, pages: await readPdfPages(bytes, password) };
  } catch (error) {
    if (error instanceof PdfError) return { id, problem: error.problem, pageCount: error.pageCount };
    return { id, problem: 'broken', pageCount: 0 };
  }
}

parentPort?.postMessage('ready');
