import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Argument, Command } from 'commander';
import { InputError } from '../../core/input-error.ts';
import { sets, type SetName } from '../../core/bench/split.ts';
import { readPapers } from './read-data.ts';
import { runBench } from './run-bench.ts';

const program = new Command('bench:scan-data')
  .description(
    'Writes the papers of a data set as Markdown, and their reviews beside them, for "peerlint scan".',
  )
  .argument('<data>', 'folder of the data sets')
  .addArgument(new Argument('<set>').choices(Object.keys(sets)))
  .argument('<out>', 'a folder that does not exist yet, outside of the project');

await runBench(program, async (folder: string, set: SetName, out: string) => {
  try {
    mkdirSync(out);
  } catch {
    throw new InputError(out, 'cannot be made.', 'Name a folder that does not exist yet.');
  }
  let papers = 0;
  const query = {
    folder,
    set,
    parts: ['fit', 'report', 'final'],
    limit: Infinity,
    unlabelled: true,
  } as const;
  for await (const { id, title, text: paper, reviews } of readPapers(query)) {
    papers += 1;
    const own = path.join(out, id.replace(/[^\w-]/g, '_'));
    mkdirSync(own);
    writeFileSync(path.join(own, 'paper.md'), `# ${title}\n\n${paper}`);
    for (const [at, { text }] of reviews.entries())
      writeFileSync(path.join(own, `review-${at + 1}.txt`), text);
  }
  console.log(`${papers} papers in ${out}`);
});
