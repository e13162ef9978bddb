import { readFileSync } from 'node:fs';
import { assemblePaper } from '../../core/paper/assemble.ts';
import { draftFromPdf } from '../../core/paper/layout/draft-from-pdf.ts';
import { pdfjs } from '../../node/pdf/pdfjs.ts';
import { findCmaps } from '../../node/pdf/cmaps.ts';
import { readPdfPages } from '../../node/pdf/read-pages.ts';
import { readPaper } from '../../node/read-paper.ts';

/** What a fresh process is to measure on one file: CPU times, or the memory that reading it takes. */
export interface CostJob {
  readonly pdf: string;
  readonly what: 'cpu' | 'memory';
}

export interface CostResult {
  /** CPU milliseconds; 0 where memory was asked for. */
  readonly bare: number;
  readonly layout: number;
  /** Peak memory of the process in MB. */
  readonly memory: number;
}

async function measure({ pdf, what }: CostJob): Promise<CostResult> {
  let [bare, layout] = [0, 0];
  if (what === 'memory') {
    await readPaper({ paper: pdf });
  } else {
    bare = await cpuOf(() => bareText(pdf));
    const pages = await readPdfPages(new Uint8Array(readFileSync(pdf)));
    const document = { path: pdf, sha256: '', format: 'pdf', pages: pages.pageCount } as const;
    layout = await cpuOf(() => assemblePaper([draftFromPdf(pages, document)]));
  }
  return { bare, layout, memory: process.resourceUsage().maxRSS / 1024 };
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
