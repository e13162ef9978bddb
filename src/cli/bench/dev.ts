import { writeFileSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { formatSample, samplesToShow } from '../../core/bench/format-samples.ts';
import { formatSetFigures } from '../../core/bench/format-figures.ts';
import type { Sample } from '../../core/bench/sample.ts';
import type { PaperScore } from '../../core/bench/score-paper.ts';
import type { Selection, SetFigures } from '../../core/bench/set-figures.ts';
import { selectedParts, setFigures } from '../../core/bench/set-figures.ts';
import type { Part, SetName } from '../../core/bench/split.ts';
import { partOf, sets } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';
import { strategyTable, type StrategyRun } from '../../core/bench/strategy-table.ts';
import { strategies, type Strategy } from '../../core/llm/strategies.ts';
import { Budget } from '../../core/opinion/budget.ts';
import { serverOf } from '../chat-model-of.ts';
import type { LlmOptions } from '../llm-opinion.ts';
import { modelOption, serverOptions } from '../llm-options.ts';
import { checkersNamed, settingsFor } from './checkers-named.ts';
import type { DevJob } from './dev-worker.ts';
import { inPool } from '../pool.ts';
import { Progress } from '../progress.ts';
import { dataCommand, folderOf } from './data-command.ts';
import { runStrategy } from './llm-runs.ts';
import { runBench } from './run-bench.ts';
import type { DataQuery } from './read-data.ts';
import { countPapers, readPapers } from './read-data.ts';
import type { Show } from './show-option.ts';
import { readShow } from './show-option.ts';

interface Options extends LlmOptions {
  readonly detector?: 'llm';
  readonly strategy?: readonly Strategy[];
  readonly set: readonly SetName[];
  readonly split?: Selection;
  readonly checker?: string;
  readonly show?: Show;
  readonly json?: string;
  readonly limit: number;
  readonly summaries?: boolean;
}

const program = dataCommand('bench:dev', 'Scores the checkers on the labelled evaluation sets.', [
  'neurips_dev',
  'iclr_llm_dev',
])
  .addOption(
    new Option(
      '--split <part>',
      'papers to report on; all of a dev set, fit of a train set by default',
    ).choices(['fit', 'report', 'final', 'all']),
  )
  .option('--checker <name>', 'run this checker alone')
  .option('--model <folder>', 'the local model beside the rules')
  .option('--show <which...>', 'print sentences: wrong|missed|false, and how many', readShow)
  .option('--json <file>', 'write figures and scored sentences (none of the final part) to this file')
  .option('--limit <papers>', 'at most this many papers a set', readCount, Infinity)
  .addOption(
    new Option(
      '--detector <name>',
      'llm: the local check alone, and beside a language model that is asked in each way',
    ).choices(['llm']),
  )
  .addOption(
    new Option('--strategy <name...>', 'ways to ask; all by default')
      .choices(strategies)
      .default([...strategies]),
  )
  .option('--summaries', 'also check the summaries of unlabelled human reviews (slow; read what is flagged)');

serverOptions(program, '--detector llm')
  .addOption(modelOption())
  .addOption(new Option('--llm-mode <mode>', 'what is asked about').choices(['confirm', 'full', 'paper']))
  .option('--llm-budget <tokens>', 'tokens that each way may cost (default: 500000)', readCount)
  .addOption(
    new Option('--policy <name>', 'what the venue allows')
      .choices(['rulesOnly', 'localModel', 'cloudAllowed'])
      .default('localModel'),
  );

await runBench(program, async (given: string | undefined, options: Options) => {
  const folder = folderOf(program, given);
  checkersNamed(options.checker ?? null);
  const all: { figures: SetFigures; samples: readonly Sample[] }[] = [];
  for (const set of options.set) {
    const selection = options.split ?? (sets[set] === 'dev' ? 'all' : 'fit');
    requireReadable(set, selection, options.show);
    if (options.detector === 'llm') await compareStrategies(folder, set, selection, options);
    else all.push(await runSet(folder, set, selection, options));
  }
  if (options.json) writeFileSync(options.json, JSON.stringify(all.map(withoutFinal), null, 1));
});

async function runSet(
  folder: string,
  set: SetName,
  selection: Selection,
  { limit, checker, model, show, summaries: unlabelled = false }: Options,
): Promise<{ figures: SetFigures; samples: readonly Sample[] }> {
  const selected = selectedParts(set, selection);
  // The score threshold is always chosen on the fit papers.
  const parts: Part[] = [...new Set<Part>(['fit', ...selected])];
  const query: DataQuery = { folder, set, parts, limit, unlabelled };
  const progress = new Progress(countPapers(query), `papers of ${set}`);
  const scores: PaperScore[] = [];
  for await (const score of inPool<DevJob, PaperScore>(
    new URL('./dev-worker.ts', import.meta.url),
    jobs(query, { checker: checker ?? null, model: model ?? null }),
  )) {
    scores.push(score);
    progress.step();
  }
  progress.end();
  const samples = scores.flatMap((score) => score.samples).sort(inOrder);
  const summaries = unlabelled ? scores.flatMap((score) => score.summaries).sort(inOrder) : null;
  const figures = setFigures(set, selection, samples, summaries);
  console.log(`${formatSetFigures(figures)}\n`);
  if (show) {
    const readable = [...samples, ...(summaries ?? [])].filter(({ paper }) =>
      selected.includes(partOf(set, paper)),
    );
    for (const sample of samplesToShow(readable, ...show)) console.log(`${formatSample(sample)}\n`);
  }
  return { figures, samples };
}

/** The ways to ask a language model side by side, over the same sentences. */
async function compareStrategies(
  folder: string,
  set: SetName,
  selection: Selection,
  options: Options,
): Promise<void> {
  const { llmUrl, llmModel, checker = null, model = null, limit, strategy = strategies } = options;
  if (llmUrl === undefined || llmModel === undefined)
    throw new InputError('--detector llm', 'needs a model.', 'Give --llm-url and --llm-model.');
  const query: DataQuery = {
    folder,
    set,
    parts: [...selectedParts(set, selection)],
    limit,
    unlabelled: false,
  };
  const server = serverOf(llmUrl, options);
  const base = await settingsFor(checker, model);
  const runs: StrategyRun[] = [];
  for (const way of [null, ...strategy]) {
    // Of each way, or the last would have none left.
    const budget = new Budget(options.llmBudget ?? 500_000);
    runs.push(await runStrategy(query, base, server, { ...options, llmModel }, way, budget));
    console.error(`${set}: ${runs.at(-1)!.name} done`);
  }
  const { samples } = runs[0]!;
  const papers = new Set(samples.map(({ paper }) => paper)).size;
  console.log(
    `== ${set} (${selection}): ${papers} papers, ${samples.length} sentences; ${llmModel} at ${server.endpoint.url.host}, mode ${options.llmMode ?? 'confirm'}\n\n${strategyTable(runs)}\n`,
  );
}

async function* jobs(query: DataQuery, how: Omit<DevJob, 'paper'>): AsyncGenerator<DevJob> {
  for await (const paper of readPapers(query)) yield { paper, ...how };
}

/** Papers come back in the order in which they are done; the report must not depend on it. */
function inOrder(a: Sample, b: Sample): number {
  return a.review < b.review ? -1 : a.review > b.review ? 1 : a.index - b.index;
}

function requireReadable(set: SetName, selection: Selection, show: Options['show']): void {
  const parts = selectedParts(set, selection);
  const known = selectedParts(set, 'all');
  if (!parts.every((part) => known.includes(part)))
    throw new InputError(
      '--split',
      `${set} has no part "${selection}".`,
      `It is one of: ${known.join(', ')}, all.`,
    );
  if (show && parts.includes('final'))
    throw new InputError(
      '--show',
      'is refused where the final part is run.',
      'Nobody reads its errors: use --split fit.',
    );
}

function withoutFinal({ figures, samples }: { figures: SetFigures; samples: readonly Sample[] }): object {
  return { figures, samples: samples.filter(({ paper }) => partOf(figures.set, paper) !== 'final') };
}

function readCount(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('It is a number from 1 on.');
  return Number(value);
}
