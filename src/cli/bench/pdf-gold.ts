import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { formatGold, formatMiss } from '../../core/bench/format-gold.ts';
import type { GoldFile } from '../../core/bench/gold-file.ts';
import { readGoldFile } from '../../core/bench/gold-file.ts';
import type { GoldFigures, GoldSet } from '../../core/bench/pdf-gold.ts';
import { InputError } from '../../core/input-error.ts';
import type { GoldJob } from './gold-worker.ts';
import { inPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly gold: string;
  readonly only?: string;
  readonly show?: GoldSet | 'all';
}

const inRepository = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const sets: readonly string[] = ['rows', 'headings', 'sentences', 'furniture', 'all'];

const program = new Command('bench:pdf-gold')
  .description('Measures how PDFs are read against a gold made by hand from their rendered pages.')
  .argument('<folder>', 'where the PDFs are, at any depth; they are known by their sha256')
  .option('--gold <folder>', 'the gold', inRepository('test/gold/pdf'))
  .option('--only <name>', 'measure this file alone')
  .option('--show <set>', 'list what went wrong: rows|headings|sentences|furniture|all', readSet);

await runBench(program, async (folder: string, options: Options) => {
  const jobs = findJobs(folder, readGold(options));
  const progress = new Progress(jobs.length, 'files');
  const each: GoldFigures[] = [];
  for await (const figures of inPool<GoldJob, GoldFigures>(
    new URL('./gold-worker.ts', import.meta.url),
    jobs,
  )) {
    each.push(figures);
    progress.step();
  }
  progress.end();
  each.sort((a, b) => (a.name < b.name ? -1 : 1));
  console.log(formatGold(each));
  for (const { name, misses } of each)
    for (const miss of misses)
      if (options.show === 'all' || options.show === miss.set) console.log(formatMiss(name, miss));
});

function readSet(value: string): GoldSet | 'all' {
  if (!sets.includes(value)) throw new InvalidArgumentError(`It is one of ${sets.join(', ')}.`);
  return value as GoldSet | 'all';
}

function readGold({ gold: folder, only }: Options): GoldFile[] {
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .sort();
  const gold = names
    .map((name) => readGoldFile(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ name }) => only === undefined || name === only);
  if (gold.length === 0)
    throw new InputError(folder, 'holds no gold of that name.', 'Name the folder with --gold.');
  return gold;
}

/** A job for each gold file whose PDF is in the folder or among the project's fixtures; the others are named. */
function findJobs(folder: string, gold: readonly GoldFile[]): GoldJob[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new InputError(folder, 'is no folder.', 'Name the folder of the PDFs.');
  const pdfs = new Map<string, string>();
  for (const root of [inRepository('test/fixtures/pdf'), folder])
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (name.toLowerCase().endsWith('.pdf')) {
        const file = path.join(root, name);
        pdfs.set(createHash('sha256').update(readFileSync(file)).digest('hex'), file);
      }
  return gold.flatMap((own) => {
    const pdf = pdfs.get(own.pdf);
    if (pdf !== undefined) return [{ gold: own, pdf }];
    console.error(`${own.name}: its PDF is not there; skipped.`);
    return [];
  });
}
