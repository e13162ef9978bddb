import { readFileSync } from 'node:fs';
import { withoutHidden } from '../../core/paper/layout/hidden-runs.ts';
import { openPdf } from '../../node/pdf/open-pdf.ts';
import { readPdfPages } from '../../node/pdf/read-pages.ts';

export interface HiddenCost {
  readonly file: string;
  readonly pages: number;
  /** CPU milliseconds of the text alone, and of the text with the look for what is hidden. */
  readonly text: number;
  readonly both: number;
  readonly hidden: number;
}

/** Each reading is measured this often; the least counts: the rest is warm-up and other people's load. */
const rounds = 3;

/** What the look for hidden text costs; null for a file that does not open. */
export async function hiddenCost(file: string): Promise<HiddenCost | null> {
  const bytes = readFileSync(file);
  let [text, both, pages, hidden] = [Infinity, Infinity, 0, 0];
  try {
    for (let round = 0; round < rounds; round += 1) {
      text = Math.min(text, await cpuOf(async () => void (pages = await readText(bytes))));
      both = Math.min(
        both,
        await cpuOf(async () => {
          const read = await readPdfPages(new Uint8Array(bytes));
          hidden = withoutHidden(read).hidden.length;
        }),
      );
    }
  } catch (error) {
    const closed = ['PdfError', 'PasswordException', 'InvalidPDFException'];
    if (error instanceof Error && closed.includes(error.name)) return null;
    throw error;
  }
  return { file, pages, text, both, hidden };
}

async function readText(bytes: Buffer): Promise<number> {
  const task = openPdf(new Uint8Array(bytes));
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number).catch(() => null);
      await page?.getTextContent({ disableNormalization: true }).catch(() => null);
      page?.cleanup();
    }
    return document.numPages;
  } finally {
    await task.destroy();
  }
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
