import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { likelihoodExamples } from '../../core/bench/likelihood-examples.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import type { Part, SetName } from '../../core/bench/split.ts';
import { sets } from '../../core/bench/split.ts';
import { modelFeatures } from '../../core/check/model-features.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { InputError } from '../../core/input-error.ts';
import { Progress } from '../progress.ts';
import { countPapers, readPapers, type DataQuery } from './read-data.ts';
import { dataCommand, folderOf } from './data-command.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly set: readonly SetName[];
  readonly out: string;
}

const program = dataCommand(
  'export:features',
  'Writes the features and labels of labelled sentences, one JSON object a line: fit papers of the train sets, all of the dev sets.',
  ['neurips_train', 'iclr_llm_train'],
).requiredOption('--out <file>', 'file to write');

await runBench(program, async (given: string | undefined, { set: names, out }: Options) => {
  const folder = folderOf(program, given);
  const file = createWriteStream(out);
  await once(file, 'open').catch((error: unknown) => {
    throw new InputError(out, 'cannot be written.', `Name another file (${String(error)}).`);
  });
  for (const set of names) await exportSet(folder, set, file);
  file.end();
  await once(file, 'close');
});

async function exportSet(folder: string, set: SetName, file: NodeJS.WritableStream): Promise<void> {
  // Nobody trains on the final part.
  const parts: Part[] = sets[set] === 'dev' ? ['fit', 'report'] : ['fit'];
  const query: DataQuery = { folder, set, parts, limit: Infinity, unlabelled: false };
  const progress = new Progress(countPapers(query), `papers of ${set}`);
  for await (const bench of readPapers(query)) {
    const paper = readBenchPaper(bench);
    const index = buildPaperIndex(paper);
    for (const { id, source, type, absence, span, review, sentence } of likelihoodExamples(bench)) {
      const features = modelFeatures(sentence, { paper, index, review });
      const row = { set, paper: bench.id, id, source, wrong: span !== null, type, absence, span, features };
      file.write(`${JSON.stringify({ ...row, text: sentence.text })}\n`);
    }
    progress.step();
  }
  progress.end();
}
