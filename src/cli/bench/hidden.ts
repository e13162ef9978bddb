import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { InputError } from '../../core/input-error.ts';
import { withoutHidden } from '../../core/paper/layout/hidden-runs.ts';
import { openPdf } from '../../node/pdf/open-pdf.ts';
import { readPdfPages } from '../../node/pdf/read-pages.ts';
import { runBench } from './run-bench.ts';

interface Cost {
  readonly file: string;
  readonly pages: number;
  /** CPU milliseconds of the text alone, and of the text with the look for what is hidden. */
  readonly text: number;
  readonly both: number;
  readonly hidden: number;
}

/** Each reading is measured this often; the least counts: the rest is warm-up and other people's load. */
const rounds = 3;

const program = new Command('bench:hidden')
  .description('What looking for hidden text costs, as a multiple of reading the text alone (CPU time).')
  .argument('<path>', 'a PDF, or a folder of PDFs');

await runBench(program, async (target: string) => {
  const costs: Cost[] = [];
  for (const file of pdfsOf(target)) {
    const cost = await costOf(file);
    if (cost === null) continue;
    costs.push(cost);
    const { pages, text, both, hidden } = cost;
    console.log(
      `${path.basename(file)}: ${pages} pages, text ${text.toFixed(0)} ms, look ${(both - text).toFixed(0)} ms, ` +
        `ratio ${ratio(cost).toFixed(2)}, ${hidden} hidden texts`,
    );
  }
  const ratios = costs.map(ratio).sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
  console.log(
    `${costs.length} files: median ${middle.toFixed(2)}, largest ${(ratios.at(-1) ?? Number.NaN).toFixed(2)}; ` +
      `peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
  );
});

function ratio({ text, both }: Cost): number {
  return (both - text) / text;
}

function pdfsOf(target: string): string[] {
  const entry = statSync(target, { throwIfNoEntry: false });
  if (!entry) throw new InputError(target, 'does not exist.', 'Name a PDF or a folder of PDFs.');
  if (!entry.isDirectory()) return [target];
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .map((name) => path.join(target, name));
}

/** Null for a file that does not open. */
async function costOf(file: string): Promise<Cost | null> {
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
