import './dom-polyfill.ts';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

// pdf.js looks here before it tries to load its worker from a file; so it runs in the thread that calls it, and a
// bundler finds it.
Object.assign(globalThis, { pdfjsWorker: worker });

export { pdfjs };
