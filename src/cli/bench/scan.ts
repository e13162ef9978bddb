import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { InputError } from '../../core/input-error.ts';
import { count } from '../option-values.ts';
import { makeFolder } from './scan/made-folder.ts';
import { measuredScan, type ScanUse } from './scan/measured-scan.ts';

interface Options {
  readonly papers: number;
  readonly reviews: number;
  readonly seed: number;
  readonly jobs?: number;
  readonly detector: string;
  readonly keep?: boolean;
}

/** Reviews a minute of computing, bytes of all processes, and growth of the second half over the first. */
const bars = { rate: 40, memory: 600e6, growth: 1.1 };

const cli = fileURLToPath(new URL('../../../dist/cli.cjs', import.meta.url));

const program = new Command('bench:scan')
  .description(
    'Computing time and memory of a scan of made-up papers, first and cached, and of one that is killed and resumed.',
  )
  .option('--papers <n>', 'papers, three of four as PDF', count, 200)
  .option('--reviews <n>', 'reviews a paper', count, 4)
  .option('--seed <n>', 'of all that is made up', count, 1)
  .option('--jobs <n>', 'workers; by default as many as the scan takes', count)
  .option('--keep', 'leaves the folder and the results')
  .addOption(new Option('--detector <name>').choices(['symbolic', 'local']).default('local'));

const { papers, reviews, seed, jobs, detector, keep } = program.parse().opts<Options>();
if (!existsSync(cli)) {
  console.error(new InputError(cli, 'is missing.', 'Run "npm run build" first.').message);
  process.exit(2);
}
const own = mkdtempSync(path.join(tmpdir(), 'peerlint-bench-scan-'));
try {
  const folder = path.join(own, 'papers');
  makeFolder(folder, papers, reviews, seed);
  const options = ['--detector', detector, ...(jobs === undefined ? [] : ['--jobs', String(jobs)])];
  const run = { cli, folder, cache: path.join(own, 'cache'), options };
  const all = papers * reviews;
  console.log(`${all} reviews of ${papers} papers, detector ${detector}${jobs ? `, ${jobs} workers` : ''}`);
  const out = (name: string): string => path.join(own, `${name}.jsonl`);
  const first = report('first scan', all, await measuredScan({ ...run, out: out('first') }));
  const again = report('papers cached', all, await measuredScan({ ...run, out: out('again') }));
  const before = await measuredScan({ ...run, out: out('killed') }, all / 2);
  const kept = rowsOf(`${out('killed')}.part`).size;
  const after = await measuredScan({ ...run, out: out('killed'), options: [...options, '--resume'] });
  const same = sameRows(out('again'), out('killed'));
  console.log(
    `killed       ${before.status === null ? `after ${kept} rows` : 'NOT KILLED'}; resumed in ${after.cpu.toFixed(1)} s of computing: ${same ?? 'nothing lost, nothing twice, every row the same'}`,
  );
  const met =
    again.rate >= bars.rate &&
    [first, again].every(({ peak, growth }) => peak <= bars.memory && growth <= bars.growth) &&
    before.status === null &&
    same === null;
  console.log(
    `\nbars: at least ${bars.rate} reviews a CPU minute of cached papers, at most ${bars.memory / 1e6} MB, at most 10 % growth: ${met ? 'met' : 'MISSED'}`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  if (keep) console.log(`kept in ${own}`);
  else rmSync(own, { recursive: true });
}

function report(what: string, all: number, { status, cpu, clock, memory, stderr }: ScanUse) {
  if (status !== 0 && status !== 1) console.log(stderr.slice(-2000));
  const rate = all / (cpu / 60);
  const half = (later: boolean): number =>
    middleOf(memory.filter(({ done }) => done >= all / 2 === later).map(({ bytes }) => bytes));
  const peak = Math.max(...memory.map(({ bytes }) => bytes));
  const [one, two] = [half(false), half(true)];
  console.log(
    `${what.padEnd(13)}${cpu.toFixed(1)} s of computing (${clock.toFixed(0)} s by the clock), ${rate.toFixed(1)} reviews a CPU minute; memory at most ${mb(peak)}, middle of first half ${mb(one)}, of second ${mb(two)} (${((two / one - 1) * 100).toFixed(1)} %)`,
  );
  return { rate, peak, growth: two / one };
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** Rows by their keys; a key that comes twice is a fault of the output. */
function rowsOf(file: string): Map<string, string> {
  const rows = new Map<string, string>();
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const { scan } = JSON.parse(line) as { scan?: { key: string } };
    if (!scan) continue;
    rows.set(rows.has(scan.key) ? `twice ${scan.key}` : scan.key, line);
  }
  return rows;
}

/** Null where both files hold the same rows, each once. */
function sameRows(one: string, other: string): string | null {
  if (!existsSync(other)) return 'NO RESULT';
  const [a, b] = [rowsOf(one), rowsOf(other)];
  const wrong = [...a].filter(([key, line]) => b.get(key) !== line).length;
  return wrong === 0 && a.size === b.size ? null : `${wrong} ROWS MISSING OR OTHER, ${b.size - a.size} MORE`;
}
