import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import * as z from 'zod';
import type { MeasuredPdf, ReadingCost } from '../../core/bench/format-pdf-readings.ts';
import { formatPdfReadings } from '../../core/bench/format-pdf-readings.ts';
import { InputError } from '../../core/input-error.ts';
import { builtReaderCost, isBuilt } from './built-reader.ts';
import type { CostJob, CostResult } from './pdf-cost-worker.ts';
import type { ReadJob, ReadResult } from './pdf-read-worker.ts';
import { hasPdftotext, pdftotextCpu } from './pdftotext.ts';
import { inFreshProcess, inPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly cost: boolean;
  readonly words?: boolean;
  readonly only?: string;
  readonly json?: string;
}

/** A process that has just started is measured between two compilations or in the midst of one: shares swing by a fifth. */
const costRuns = 3;

const costWorker = new URL('./pdf-cost-worker.ts', import.meta.url);

const program = new Command('bench:pdf')
  .description('Measures how PDFs are read, against pdftotext of poppler-utils where it is there.')
  .argument('<folder>', 'a folder of PDFs')
  .option('--no-cost', 'do not measure CPU time and memory')
  .option('--only <text>', 'only files whose name holds this')
  .option('--words', 'print the words in which the two readings differ')
  .option('--json <file>', 'write the figures to this file');

await runBench(program, async (folder: string, options: Options) => {
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /\.pdf$/iu.test(name) && name.includes(options.only ?? ''))
    .sort();
  if (names.length === 0) throw new InputError(folder, 'holds no PDF.', 'Name a folder of PDFs.');
  const compare = hasPdftotext();
  if (!compare)
    console.log('pdftotext (Debian: poppler-utils) is not there: nothing to compare the text with.\n');
  const results = await readAll(folder, names, compare);
  const notes = readNotes();
  const progress = new Progress(results.length, 'files measured');
  const files: MeasuredPdf[] = [];
  for (const { name, sha256, reading, refusal } of results) {
    const cost = options.cost && reading !== null ? await costOf(path.join(folder, name), compare) : null;
    files.push({ name, reading, refusal, cost, note: notes[sha256] ?? null });
    progress.step();
  }
  progress.end();
  console.log(formatPdfReadings(files));
  if (options.cost && !isBuilt())
    console.log('\nThe whole reader was not measured: it is not built (npm run build).');
  if (options.words) for (const file of files) printWords(file);
  if (options.json) writeFileSync(options.json, JSON.stringify(files, null, 1));
});

async function readAll(folder: string, names: readonly string[], compare: boolean): Promise<ReadResult[]> {
  const progress = new Progress(names.length, 'files read');
  const jobs = names.map((name) => ({ name, pdf: path.join(folder, name), compare }));
  const results: ReadResult[] = [];
  for await (const result of inPool<ReadJob, ReadResult>(
    new URL('./pdf-read-worker.ts', import.meta.url),
    jobs,
  )) {
    results.push(result);
    progress.step();
  }
  progress.end();
  return results.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Each file in processes of its own (a warm one reads three times as fast); of several, that of the median layout. */
async function costOf(pdf: string, compare: boolean): Promise<ReadingCost> {
  const runs: CostResult[] = [];
  for (let run = 0; run < costRuns; run += 1)
    runs.push(await inFreshProcess<CostJob, CostResult>(costWorker, { pdf }));
  const cost = runs.sort((a, b) => a.layout / a.bare - b.layout / b.bare)[Math.floor(costRuns / 2)]!;
  const whole = isBuilt() ? builtReaderCost(pdf) : null;
  return {
    ...cost,
    whole: whole?.cpu ?? null,
    memory: whole?.memory ?? null,
    other: compare ? pdftotextCpu(pdf) : null,
  };
}

function printWords({ name, reading }: MeasuredPdf): void {
  if (reading === null) return;
  console.log(`\n${name}\n  ours: ${reading.ours.join('  ')}\n  theirs: ${reading.theirs.join('  ')}`);
}

/** What people found on pages, by the sha256 of the file. */
function readNotes(): Record<string, string> {
  const text = readFileSync(new URL('./pdf-notes.json', import.meta.url), 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}
