import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
// The viewer's components take pdf.js from the global that the line above sets.
import * as components from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import workerText from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' with { type: 'text' };
import type { HostData } from './host-data.ts';

export { components, pdfjs };

/** A page of the editor may not load a worker from a file: its origin is another one. */
function startWorker(): Worker {
  const address = URL.createObjectURL(new Blob([workerText], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  URL.revokeObjectURL(address);
  return worker;
}

let worker: InstanceType<typeof pdfjs.PDFWorker> | null = null;

/** Opens a paper; `data` is given away. Scripts, forms of the XFA kind and compiled functions stay off. */
export function openPdf(data: Uint8Array, password: string | null, hostData: HostData) {
  worker ??= pdfjs.PDFWorker.create({ port: startWorker() });
  return pdfjs.getDocument({
    data,
    worker,
    ...(password === null ? {} : { password }),
    BinaryDataFactory: hostData.factory,
    cMapUrl: 'cmaps/',
    cMapPacked: true,
    wasmUrl: 'decoders/',
    useWorkerFetch: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}
