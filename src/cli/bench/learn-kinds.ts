import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { kindExamples } from '../../core/bench/kind-examples.ts';
import { learnKinds, type KindExample } from '../../core/bench/learn-kinds.ts';
import { sets, type SetName } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';
import { readPapers } from './read-data.ts';
import { runBench } from './run-bench.ts';

const program = new Command('learn:kinds')
  .description('Learns the kinds of sentences on the fit papers of the train sets; writes kind-weights.json.')
  .argument(
    '[folder]',
    'folder that holds the sets; PEERLINT_DATA by default',
    process.env['PEERLINT_DATA'] || undefined,
  );

await runBench(program, async (folder: string | undefined) => {
  if (folder === undefined)
    throw new InputError('learn:kinds', 'needs a folder.', 'Give DATA_FOLDER or set PEERLINT_DATA.');
  const examples: KindExample[] = [];
  for (const set of Object.keys(sets) as SetName[]) {
    if (sets[set] !== 'train') continue;
    const query = { folder, set, parts: ['fit'], limit: Infinity, unlabelled: false } as const;
    for await (const paper of readPapers(query)) examples.push(...kindExamples(set, paper));
  }
  const table = learnKinds(examples);
  const file = fileURLToPath(new URL('../../core/review/kind-weights.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(table)}\n`);
  console.log(`${examples.length} sentences, ${Object.keys(table.weights).length} features`);
});
