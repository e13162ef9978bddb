import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { checkCost, draftOf, type CheckCost } from '../../core/bench/check-cost.ts';
import { middle } from '../../core/bench/format-pdf-readings.ts';
import { formatSpeed, type SpeedRow } from '../../core/bench/format-speed.ts';
import { InputError } from '../../core/input-error.ts';
import { readPaper } from '../../node/read-paper.ts';
import { count, file } from '../option-values.ts';
import { builtCommandCost } from './built-check.ts';
import { isBuilt } from './built-reader.ts';
import { checkInEngine } from './engine-cost.ts';
import { hiddenCost } from './hidden-cost.ts';
import { hasPdftotext, pdftotextCpu } from './pdftotext.ts';
import { runBench } from './run-bench.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sample = path.join(root, 'test/fixtures/sample');

const program = new Command('bench')
  .description(
    'CPU time and memory of reading a paper and checking a review of 30 sentences, beside a reference.',
  )
  .argument('[paper]', 'a PDF', path.join(sample, 'paper.pdf'))
  .option('--draft <file>', 'the review that is checked', file, path.join(sample, 'review.md'))
  .option('--tries <n>', 'the best of so many counts', count, 5)
  .option('--no-model', 'leave the local model out');

interface Options {
  readonly draft: string;
  readonly tries: number;
  readonly model: boolean;
}

await runBench(program, async (paper: string, { draft, tries, model }: Options) => {
  if (!isBuilt()) throw new InputError('dist', 'is missing.', 'Run "npm run build" first.');
  const pdf = path.resolve(paper);
  if (!existsSync(pdf)) throw new InputError(paper, 'does not exist.', 'Name a PDF.');
  const before = loadavg();
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-speed-'));
  try {
    const text = draftOf([readFileSync(draft, 'utf8')]);
    if (text === null)
      throw new InputError(draft, 'has too few sentences.', 'Give a review of 30 sentences.');
    const review = path.join(folder, 'review.md');
    writeFileSync(review, text);
    const reference = best(tries, referenceCost);
    const rows = [
      ...commandRows(review, pdf, folder, tries),
      ...(await readingRows(pdf)),
      ...(await checkRows(pdf, text, tries)),
      ...(await engineRows(pdf, text, folder, model)),
    ];
    console.log(`${path.basename(pdf)}; best of ${tries}; reference ${reference.toFixed(0)} ms`);
    console.log(`load ${before[0]!.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after\n`);
    console.log(formatSpeed(rows, reference));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function best(tries: number, cost: () => number): number {
  return Math.min(...Array.from({ length: tries }, cost));
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Work of the kind that the program does, in JavaScript alone: words are cut, folded, counted and sorted. */
function referenceCost(): number {
  const before = cpuMilliseconds();
  const text = Array.from({ length: 150_000 }, (_, i) => `Word${(i * 7919) % 5003}`).join(' ');
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}+\d*/gu)) {
    const folded = word.normalize('NFKC').toLowerCase();
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  if ([...counts].sort(([a], [b]) => a.localeCompare(b)).length !== 5003) throw new Error('wrong reference');
  return cpuMilliseconds() - before;
}

/** The built command line as a user runs it; the second kind finds the paper as the first has kept it. */
function commandRows(review: string, pdf: string, folder: string, tries: number): SpeedRow[] {
  const command = ['check', review, '--paper', pdf, '--detector', 'symbolic'];
  const cold = best(tries, () => builtCommandCost([...command, '--no-cache'], folder));
  builtCommandCost(command, folder);
  return [
    {
      what: 'start of the command line (`--version`)',
      value: best(tries, () => builtCommandCost(['--version'], folder)),
    },
    { what: 'cold check, whole process, look for hidden text included', value: cold },
    {
      what: 'warm check, whole process',
      value: best(tries, () => builtCommandCost(command, folder)),
      bar: 2000,
    },
    {
      what: 'reading the PDF, whole process',
      value: best(tries, () => builtCommandCost(['paper', pdf, '--no-cache'], folder)),
    },
    { what: 'pdftotext on it', value: hasPdftotext() ? pdftotextCpu(pdf) : null },
  ];
}

/** In this process, from source. */
async function readingRows(pdf: string): Promise<SpeedRow[]> {
  const cost = await hiddenCost(pdf);
  return [
    { what: 'text of its pages, in this process', value: cost?.text ?? null },
    { what: 'look for hidden text, in this process', value: cost ? cost.both - cost.text : null },
  ];
}

async function checkRows(pdf: string, text: string, tries: number): Promise<SpeedRow[]> {
  const paper = await readPaper({ paper: pdf });
  const costs: CheckCost[] = [];
  for (let i = 0; i < tries; i += 1) {
    const cost = checkCost(paper, [text], cpuMilliseconds);
    if (cost) costs.push(cost);
  }
  const least = (of: (cost: CheckCost) => number): number => Math.min(...costs.map(of));
  return [
    { what: 'index of the paper', value: least(({ index }) => index) },
    { what: 'check of 30 sentences, nothing kept', value: least(({ whole }) => whole) },
    {
      what: 'check after one edit (median of 5 edits)',
      value: least(({ edited }) => middle(edited) ?? NaN),
      bar: 150,
    },
    {
      what: 'check after one edit (slowest of 5)',
      value: least(({ edited }) => Math.max(...edited)),
      bar: 150,
    },
  ];
}

/** The engine process of the editor (Linux alone). The model's share is told a sentence. */
async function engineRows(pdf: string, text: string, folder: string, model: boolean): Promise<SpeedRow[]> {
  if (process.platform !== 'linux') return [];
  const engine = path.join(root, 'dist/engine.cjs');
  const check = { paper: pdf, path: 'review.md', text, modelPath: null };
  const rules = await checkInEngine(engine, path.join(folder, 'rules'), { ...check, detector: 'symbolic' });
  const rows: SpeedRow[] = [
    { what: 'engine process, first check by rules', value: rules.cpu },
    { what: 'memory of it with findings', value: rules.after, unit: 'MB' },
  ];
  if (!model) return rows;
  const kept = path.join(folder, 'local');
  await checkInEngine(engine, kept, { ...check, detector: 'local' });
  const local = await checkInEngine(engine, kept, { ...check, detector: 'local' });
  const again = await checkInEngine(engine, path.join(folder, 'rules'), { ...check, detector: 'symbolic' });
  return [
    ...rows,
    {
      what: 'local model, a sentence (paper known; its start included)',
      value: (local.cpu - again.cpu) / 30,
    },
    { what: 'memory of the engine with the model, with findings', value: local.after, unit: 'MB', bar: 350 },
  ];
}
