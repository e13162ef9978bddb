import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { auroc } from '../../core/evaluate/areas.ts';
import { learnLikelihood, type FittedExample } from '../../core/bench/learn-likelihood.ts';
import { likelihoodExamples } from '../../core/bench/likelihood-examples.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import type { SetName } from '../../core/bench/split.ts';
import { likelihoodOf } from '../../core/check/likelihood/likelihood.ts';
import { sentenceFit } from '../../core/check/likelihood/word-fit.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { InputError } from '../../core/input-error.ts';
import { Progress } from '../progress.ts';
import { countPapers, readPapers, type DataQuery } from './read-data.ts';
import { runBench } from './run-bench.ts';

const program = new Command('bench:likelihood')
  .description(
    'How well sentences that no checker speaks of are ordered; learns the weights on the fit papers.',
  )
  .argument(
    '[folder]',
    'folder that holds the sets; PEERLINT_DATA by default',
    process.env['PEERLINT_DATA'] || undefined,
  )
  .option('--learn', 'learn on the fit papers of the train sets and write weights.json');

const trainSets: readonly SetName[] = ['neurips_train', 'iclr_llm_train'];
const devSets: readonly SetName[] = ['neurips_dev', 'iclr_llm_dev'];

await runBench(program, async (folder: string | undefined, { learn }: { learn?: boolean }) => {
  if (folder === undefined)
    throw new InputError('bench:likelihood', 'needs a folder.', 'Give DATA_FOLDER or set PEERLINT_DATA.');
  if (learn) await learnWeights(folder);
  else for (const set of devSets) await printFigures(folder, set);
});

async function learnWeights(folder: string): Promise<void> {
  const examples: FittedExample[] = [];
  let papers = 0;
  for (const set of trainSets) {
    await eachPaper(
      set,
      { folder, set, parts: ['fit'], limit: Infinity, unlabelled: false },
      (index, own) => {
        papers += 1;
        const fold = papers % 2 === 0 ? 0 : 1;
        for (const one of own) examples.push({ ...one, fold, fit: sentenceFit(one.sentence.text, index) });
      },
    );
  }
  const file = fileURLToPath(new URL('../../core/check/likelihood/weights.json', import.meta.url));
  writeFileSync(file, `${JSON.stringify(learnLikelihood(examples))}\n`);
  console.log(`Wrote weights.json from ${examples.length} sentences of ${papers} papers.`);
}

async function printFigures(folder: string, set: SetName): Promise<void> {
  const scored: { wrong: boolean; score: number; fact: boolean; source: string }[] = [];
  await eachPaper(
    set,
    { folder, set, parts: ['fit', 'report'], limit: Infinity, unlabelled: false },
    (index, own) => {
      for (const { sentence, role, span, source } of own) {
        const score = likelihoodOf(sentence, role, index);
        scored.push({ wrong: span !== null, score, fact: sentence.kind === 'fact', source });
      }
    },
  );
  for (const source of ['natural', 'injected']) {
    const rows = scored.filter((one) => !one.wrong || one.source === source);
    const wrong = rows.filter((one) => one.wrong).length;
    if (wrong === 0) continue;
    const facts = rows.filter(({ fact }) => fact);
    console.log(
      `${set}, ${source}: AUROC ${auroc(rows)?.toFixed(3) ?? '-'} (${wrong} wrong, ${rows.length - wrong} right), among facts ${auroc(facts)?.toFixed(3) ?? '-'}`,
    );
  }
}

async function eachPaper(
  set: SetName,
  query: DataQuery,
  use: (index: ReturnType<typeof buildPaperIndex>, examples: ReturnType<typeof likelihoodExamples>) => void,
): Promise<void> {
  const progress = new Progress(countPapers(query), `papers of ${set}`);
  for await (const bench of readPapers(query)) {
    use(buildPaperIndex(readBenchPaper(bench)), likelihoodExamples(bench));
    progress.step();
  }
  progress.end();
}
