import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { middle } from '../../core/bench/format-pdf-readings.ts';
import { InputError } from '../../core/input-error.ts';
import type { Opened, OpenJob } from './cache-worker.ts';
import { inFreshProcess } from '../pool.ts';
import { runBench } from './run-bench.ts';

const worker = new URL('./cache-worker.ts', import.meta.url);

const program = new Command('bench:cache')
  .description('What opening a paper again costs, as a share of opening it the first time (CPU time).')
  .argument('<folder>', 'a folder of PDFs');

await runBench(program, async (folder: string) => {
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /\.pdf$/iu.test(name));
  if (names.length === 0) throw new InputError(folder, 'holds no PDF.', 'Name a folder of PDFs.');
  console.log('CPU milliseconds of the first and the second opening, each in a fresh process; bytes kept.\n');
  const shares: number[] = [];
  for (const name of names.sort()) {
    const share = await openTwice(path.join(folder, name));
    if (share !== null) shares.push(share);
  }
  console.log(
    `\n${shares.length} papers: median ${percent(middle(shares))}, largest ${percent(Math.max(...shares))}`,
  );
});

/** The second opening as a share of the first; null for a file that does not open. */
async function openTwice(pdf: string): Promise<number | null> {
  const own = mkdtempSync(path.join(tmpdir(), 'peerlint-bench-'));
  const folder = path.join(own, 'cache');
  try {
    const [first, second] = [await opened(pdf, folder, true), await opened(pdf, folder, false)];
    if ('refusal' in first || 'refusal' in second) {
      console.log(`  ${'refusal' in first ? first.refusal : 'The second opening failed.'}`);
      return null;
    }
    const share = second.cpu / first.cpu;
    const figures = [first.cpu.toFixed(0), second.cpu.toFixed(1), percent(share), `${bytesIn(folder)}`];
    const columns = figures.map((figure) => figure.padStart(9)).join('');
    console.log(`  ${path.basename(pdf).padEnd(30)}${columns}`);
    return share;
  } finally {
    rmSync(own, { recursive: true });
  }
}

function opened(pdf: string, folder: string, warm: boolean): Promise<Opened> {
  return inFreshProcess<OpenJob, Opened>(worker, { pdf, folder, warm });
}

function bytesIn(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

function percent(share: number | null): string {
  return share === null || !Number.isFinite(share) ? '-' : `${(share * 100).toFixed(1)} %`;
}
