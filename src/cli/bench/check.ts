import { InvalidArgumentError } from 'commander';
import { checkCost, type CheckCost } from '../../core/bench/check-cost.ts';
import { formatCheckCost } from '../../core/bench/format-check-cost.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import { selectedParts } from '../../core/bench/set-figures.ts';
import { sets, type SetName } from '../../core/bench/split.ts';
import { Progress } from '../progress.ts';
import { readPapers } from './read-data.ts';
import { dataCommand, folderOf } from './data-command.ts';
import { runBench } from './run-bench.ts';

const program = dataCommand(
  'bench:check',
  'CPU time of checking a review on a loaded paper, and of checking it again after an edit.',
  ['neurips_dev', 'iclr_llm_dev'],
).option('--limit <papers>', 'this many papers a set', readCount, 15);

/** Papers at the start that only warm up the compiler of the code. */
const warmUp = 2;

await runBench(
  program,
  async (
    given: string | undefined,
    options: { readonly set: readonly SetName[]; readonly limit: number },
  ) => {
    const folder = folderOf(program, given);
    const costs: CheckCost[] = [];
    const progress = new Progress(options.limit * options.set.length + warmUp, 'papers');
    for (const [at, set] of options.set.entries()) {
      const extra = at === 0 ? warmUp : 0;
      const parts = selectedParts(set, sets[set] === 'dev' ? 'all' : 'fit');
      const query = { folder, set, parts, limit: options.limit + extra, unlabelled: true };
      let seen = 0;
      for await (const paper of readPapers(query)) {
        const texts = paper.reviews.map(({ text }) => text);
        const cost = checkCost(readBenchPaper(paper), texts, cpuMilliseconds);
        if (cost && seen >= extra) costs.push(cost);
        seen += 1;
        progress.step();
      }
    }
    progress.end();
    console.log(formatCheckCost(costs));
  },
);

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function readCount(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('It is a number from 1 on.');
  return Number(value);
}
