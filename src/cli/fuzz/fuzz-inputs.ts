import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { readPaper } from '../../node/read-paper.ts';
import { runBench } from '../bench/run-bench.ts';
import { count } from '../option-values.ts';
import { fuzzKind } from './fuzz-kind.ts';
import { inputKinds } from './input-kinds.ts';

const at = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const sample = (name: string): string => at(`test/fixtures/sample/${name}`);

const program = new Command('fuzz')
  .description(
    'Reads damaged reviews, exports, settings, records and answers of language models, each made from its number ' +
      'alone; status 1 if one of them is not read or refused in time. (Damaged PDFs: fuzz:pdf.)',
  )
  .option('--count <n>', 'copies of each kind', count, 1000)
  .option('--seed <n>', 'another seed makes other copies', count, 1);

await runBench(
  program,
  async ({ count: copies, seed }: { readonly count: number; readonly seed: number }) => {
    const reviews = ['review.md', 'review.json', 'review-arr.txt'].map((name) =>
      readFileSync(sample(name), 'utf8'),
    );
    const paper = await readPaper({ paper: sample('paper.pdf') });
    for (const kind of inputKinds(reviews, paper, readFileSync(at('models/detector/config.json'), 'utf8'))) {
      const bad = fuzzKind(kind, copies, seed);
      console.log(`${kind.name}: ${copies} copies, ${bad.length} bad`);
      for (const { number, why } of bad.slice(0, 10)) console.log(`  copy ${number}: ${why}`);
      if (bad.length > 0) process.exitCode = 1;
    }
  },
);
