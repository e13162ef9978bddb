import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { contrastExamples } from '../../core/bench/contrast-examples.ts';
import { learnLogistic, type LabelledFeatures } from '../../core/bench/learn-logistic.ts';
import { InputError } from '../../core/input-error.ts';
import { Progress } from './progress.ts';
import { readPapers } from './read-data.ts';
import { runBench } from './run-bench.ts';

/** Papers without labels beside the labelled ones: their reviews are what is right in the main. */
const unlabelledPapers = 240;

const program = new Command('learn:contrasts')
  .description('Learns the judge of contrasts on the fitting papers and writes its weights.json.')
  .argument(
    '[folder]',
    'folder that holds the sets; PEERLINT_DATA by default',
    process.env['PEERLINT_DATA'] || undefined,
  );

await runBench(program, async (folder: string | undefined) => {
  if (folder === undefined)
    throw new InputError('learn:contrasts', 'needs a folder.', 'Give DATA_FOLDER or set PEERLINT_DATA.');
  const examples: LabelledFeatures[] = [];
  const seen = new Set<string>();
  const progress = new Progress(Infinity, 'papers');
  for (const [unlabelled, limit] of [
    [false, Infinity],
    [true, unlabelledPapers],
  ] as const) {
    for await (const bench of readPapers({
      folder,
      set: 'neurips_train',
      parts: ['fit'],
      limit,
      unlabelled,
    })) {
      if (seen.has(bench.id)) continue;
      seen.add(bench.id);
      examples.push(...contrastExamples(bench));
      progress.step();
    }
  }
  progress.end();
  const learned = learnLogistic(examples);
  const file = fileURLToPath(new URL('../../core/check/contrasts/weights.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
  const wrong = examples.filter(({ yes }) => yes).length;
  console.log(`Wrote weights.json from ${wrong} wrong and ${examples.length - wrong} right members.`);
});
