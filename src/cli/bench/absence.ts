import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { absenceExamples, type AbsenceExample } from '../../core/bench/absence-examples.ts';
import { learnNamed } from '../../core/bench/learn-named.ts';
import type { SetName } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';
import { Progress } from '../progress.ts';
import { countPapers, readPapers, type DataQuery } from './read-data.ts';
import { runBench } from './run-bench.ts';

const program = new Command('bench:absence')
  .description('Learns by which signs a denial is judged, on the fitting papers, and writes weights.json.')
  .argument(
    '[folder]',
    'folder that holds the sets; PEERLINT_DATA by default',
    process.env['PEERLINT_DATA'] || undefined,
  )
  .option('--examples <file>', 'write the examples to this file as well')
  .option('--penalty <number>', 'L2 penalty', Number, 20);

const names: readonly SetName[] = ['iclr_llm_train', 'neurips_train'];

await runBench(
  program,
  async (folder: string | undefined, { examples: file, penalty }: { examples?: string; penalty: number }) => {
    if (folder === undefined)
      throw new InputError('bench:absence', 'needs a folder.', 'Give DATA_FOLDER or set PEERLINT_DATA.');
    const examples: AbsenceExample[] = [];
    for (const set of names) {
      const query: DataQuery = { folder, set, parts: ['fit'], limit: Infinity, unlabelled: false };
      const progress = new Progress(countPapers(query), `papers of ${set}`);
      for await (const paper of readPapers(query)) {
        examples.push(...absenceExamples(paper));
        progress.step();
      }
      progress.end();
    }
    if (file) writeFileSync(file, JSON.stringify(examples));
    const path = fileURLToPath(new URL('../../core/check/absence/weights.json', import.meta.url));
    writeFileSync(path, `${JSON.stringify(learnNamed(examples, penalty), null, 1)}\n`);
    console.log(`${examples.length} denials, ${examples.filter(({ right }) => right).length} of them wrong.`);
  },
);
