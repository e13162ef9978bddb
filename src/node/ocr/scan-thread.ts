import { parentPort } from 'node:worker_threads';
import { PageRaster } from '../../core/paper/ocr/page-raster.ts';
import { recognisedRuns } from '../../core/paper/ocr/recognised-runs.ts';
import type { Run } from '../../core/paper/layout/page-items.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { paintImages } from './page-images.ts';
import { spoilLargeImages } from './spoil-large-images.ts';
import { Recogniser } from './recogniser.ts';
import type { ScanAnswer, ScanJob } from './scan-messages.ts';

/** Pixels of one image: a page of A4 at 600 dots an inch has 35 million. Larger ones are left out. */
const largestImage = 40_000_000;

/** Reads the pages of a job from their pictures and posts them one by one. */
export async function scanPages({ bytes, password, pages, files }: ScanJob): Promise<void> {
  const large = spoilLargeImages(bytes, largestImage) > 0;
  const recogniser = await Recogniser.start(files);
  const task = openPdf(bytes, password, { maxImageSize: largestImage, decoders: files.decoders });
  try {
    const document = await task.promise;
    for (const page of pages) {
      const runs = await scanPage(document, page, recogniser).catch(() => null);
      parentPort?.postMessage({
        page,
        runs: runs ?? [],
        tooLarge: large && runs === null,
      } satisfies ScanAnswer);
    }
  } finally {
    await task.destroy();
  }
}

/** Null where there is no picture to be seen. */
async function scanPage(
  document: PDFDocumentProxy,
  number: number,
  recogniser: Recogniser,
): Promise<Run[] | null> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const raster = new PageRaster(width, height);
  let painted = false;
  await paintImages(page, (image, matrix) => {
    raster.paint(image, matrix);
    painted = true;
  });
  page.cleanup();
  if (!painted) return null;
  return recognisedRuns(recogniser.recognise(raster.pgm(), raster.scale * 72), raster.scale);
}
