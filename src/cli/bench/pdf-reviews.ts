import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { formatPdfFigures } from '../../core/bench/format-pdf-figures.ts';
import { formatSample, samplesToShow } from '../../core/bench/format-samples.ts';
import { pdfFigures } from '../../core/bench/pdf-reviews.ts';
import { InputError } from '../../core/input-error.ts';
import { checkersNamed } from './checkers-named.ts';
import { listPairs } from './pairs.ts';
import type { PdfJob, PdfScore } from './pdf-worker.ts';
import { inPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { runBench } from './run-bench.ts';
import type { Show } from './show-option.ts';
import { readShow } from './show-option.ts';

interface Options {
  readonly pdfs?: string;
  readonly pairs?: boolean;
  readonly checker?: string;
  readonly model?: string;
  readonly show?: Show;
  readonly json?: string;
}

const program = new Command('bench:pdf-reviews')
  .description('Checks labelled reviews of real PDFs, from the PDF to what is shown.')
  .argument(
    '<folder>',
    'NAME.review.txt with NAME.labels.jsonl; with --pairs NAME/review.txt with NAME/paper.pdf',
  )
  .option('--pdfs <folder>', 'where NAME.pdf is; by default the folder "pdfs" beside')
  .option('--pairs', 'list every finding on a folder of pairs')
  .option('--checker <name>', 'run this checker alone')
  .option('--model <folder>', 'the local model beside the rules')
  .option('--show <which...>', 'print sentences: wrong|missed|false, and how many', readShow)
  .option('--json <file>', 'write figures and scored sentences to this file');

await runBench(program, async (folder: string, options: Options) => {
  if (options.pairs) return listPairs(folder);
  const { checker = null, model = null, show, json } = options;
  checkersNamed(checker);
  const jobs = findJobs(folder, options.pdfs ?? path.join(folder, '..', 'pdfs'), { checker, model });
  const progress = new Progress(jobs.length, 'reviews');
  const scores: PdfScore[] = [];
  for await (const score of inPool<PdfJob, PdfScore>(new URL('./pdf-worker.ts', import.meta.url), jobs)) {
    scores.push(score);
    progress.step();
  }
  progress.end();
  scores.sort((a, b) => (a.name < b.name ? -1 : 1));
  const samples = scores.flatMap((score) => score.samples);
  const each = scores.map((score) => pdfFigures(score.name, score.samples, score.stray));
  const all = pdfFigures(
    'all',
    samples,
    scores.reduce((sum, { stray }) => sum + stray, 0),
  );
  console.log(`${formatPdfFigures(each, all)}\n`);
  if (show)
    for (const sample of samplesToShow(samples, ...show, true)) console.log(`${formatSample(sample)}\n`);
  if (json) writeFileSync(json, JSON.stringify({ all, each, samples }, null, 1));
});

function findJobs(folder: string, pdfs: string, how: Pick<PdfJob, 'checker' | 'model'>): PdfJob[] {
  const end = '.review.txt';
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .sort();
  if (names.length === 0)
    throw new InputError(folder, `holds no *${end}.`, 'Name the folder of the reviews.');
  return names.map((name) => {
    const pdf = path.join(pdfs, `${name}.pdf`);
    if (!existsSync(pdf))
      throw new InputError(pdf, 'is not there.', 'Name the folder of the PDFs with --pdfs.');
    const labels = readFileSync(path.join(folder, `${name}.labels.jsonl`), 'utf8');
    return {
      name,
      pdf,
      text: readFileSync(path.join(folder, name + end), 'utf8'),
      labels: labels.split('\n').filter((line) => line.trim() !== ''),
      ...how,
    };
  });
}
