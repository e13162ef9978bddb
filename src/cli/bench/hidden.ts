import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { InputError } from '../../core/input-error.ts';
import { hiddenCost, type HiddenCost } from './hidden-cost.ts';
import { runBench } from './run-bench.ts';

const program = new Command('bench:hidden')
  .description('What looking for hidden text costs, as a multiple of reading the text alone (CPU time).')
  .argument('<path>', 'a PDF, or a folder of PDFs');

await runBench(program, async (target: string) => {
  const costs: HiddenCost[] = [];
  for (const file of pdfsOf(target)) {
    const cost = await hiddenCost(file);
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

function ratio({ text, both }: HiddenCost): number {
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
