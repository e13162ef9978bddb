import { readFileSync } from 'node:fs';
import { assemblePaper } from '../../core/paper/assemble.ts';
import type { DraftDocument } from '../../core/paper/draft.ts';
import { draftFromPdf } from '../../core/paper/layout/draft-from-pdf.ts';
import { pdfjs } from '../../node/pdf/pdfjs.ts';
import { findCmaps } from '../../node/pdf/cmaps.ts';
import { readPdfPages } from '../../node/pdf/read-pages.ts';

/** A file to read in a fresh process. */
export interface CostJob {
  readonly pdf: string;
}

/** CPU milliseconds. */
export interface CostResult {
  readonly bare: number;
  readonly layout: number;
  readonly model: number;
}

async function measure({ pdf }: CostJob): Promise<CostResult> {
  const bare = await cpuOf(() => bareText(pdf));
  const pages = await readPdfPages(new Uint8Array(readFileSync(pdf)));
  const document = { path: pdf, sha256: '', format: 'pdf', pages: pages.pageCount } as const;
  const drafts: DraftDocument[] = [];
  const layout = await cpuOf(() => drafts.push(draftFromPdf(pages, document)));
  const model = await cpuOf(() => assemblePaper(drafts));
  return { bare, layout, model };
}

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** All text items of all pages, as pdf.js gives them. */
async function bareText(pdf: string): Promise<void> {
  const cMapUrl = findCmaps();
  const task = pdfjs.getDocument({
    data: new Uint8Array(readFileSync(pdf)),
    ...(cMapUrl === null ? {} : { cMapUrl, cMapPacked: true }),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    try {
      const page = await document.getPage(number);
      await page.getTextContent({ disableNormalization: true });
      page.cleanup();
    } catch {
      // A damaged page: the others are read all the same.
    }
  }
  await task.destroy();
}

process.on('message', (job: CostJob) => {
  measure(job)
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) =>
      process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
    );
});
