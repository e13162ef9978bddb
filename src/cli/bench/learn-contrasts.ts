import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { contrastExamples, type ContrastExample } from '../../core/bench/contrast-examples.ts';
import { learnContrastWeights } from '../../core/bench/learn-contrast-weights.ts';
import { sets, type SetName } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';
import { Progress } from '../progress.ts';
import { readPapers } from './read-data.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly set: SetName;
  /** Papers without labels beside the labelled ones: their reviews are right in the main. */
  readonly unlabelled: string;
  readonly examples?: string;
  readonly from?: readonly string[];
}

const program = new Command('learn:contrasts')
  .description(
    'Learns the judge of contrasts on the fitting papers of neurips_train and writes its weights.json.',
  )
  .argument(
    '[folder]',
    'folder that holds the sets; PEERLINT_DATA by default',
    process.env['PEERLINT_DATA'] || undefined,
  )
  .addOption(new Option('--set <name>', 'data set').choices(Object.keys(sets)).default('neurips_train'))
  .option('--unlabelled <n>', 'papers without labels', '220')
  .option('--examples <file>', 'only write the examples, one a line, as JSON')
  .option('--from <file...>', 'learn from examples that were written before');

await runBench(program, async (folder: string | undefined, options: Options) => {
  if (options.from) {
    learn(await read(options.from));
    return;
  }
  if (folder === undefined)
    throw new InputError('learn:contrasts', 'needs a folder.', 'Give DATA_FOLDER or set PEERLINT_DATA.');
  if (options.examples) await write(options.examples, examplesOf(folder, options));
  else {
    const examples: ContrastExample[] = [];
    for await (const example of examplesOf(folder, options)) examples.push(example);
    learn(examples);
  }
});

async function* examplesOf(folder: string, { set, unlabelled }: Options): AsyncGenerator<ContrastExample> {
  const seen = new Set<string>();
  const progress = new Progress(Infinity, 'papers');
  const parts = sets[set] === 'dev' ? (['fit', 'report'] as const) : (['fit'] as const);
  for (const [without, limit] of [
    [false, Infinity],
    [true, Number(unlabelled)],
  ] as const) {
    if (limit === 0) continue;
    for await (const bench of readPapers({ folder, set, parts, limit, unlabelled: without })) {
      if (seen.has(bench.id)) continue;
      seen.add(bench.id);
      yield* contrastExamples(bench);
      progress.step();
    }
  }
  progress.end();
}

function learn(examples: readonly ContrastExample[]): void {
  const learned = learnContrastWeights(examples);
  const file = fileURLToPath(new URL('../../core/check/contrasts/weights.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
  const wrong = examples.filter(({ yes }) => yes).length;
  console.log(`Wrote weights.json from ${wrong} wrong and ${examples.length - wrong} right members.`);
}

async function write(file: string, examples: AsyncIterable<ContrastExample>): Promise<void> {
  const out = createWriteStream(file);
  for await (const example of examples)
    if (!out.write(`${JSON.stringify(example)}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
}

async function read(files: readonly string[]): Promise<ContrastExample[]> {
  const examples: ContrastExample[] = [];
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
      examples.push(JSON.parse(line) as ContrastExample);
  return examples;
}
