import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Option } from 'commander';
import { ComponentWordCounter } from '../../core/bench/count-component-words.ts';
import { learnRanking, type RankedQuery } from '../../core/bench/learn-ranking.ts';
import { deepest, formatRetrieval, type Ranked } from '../../core/bench/retrieval-figures.ts';
import { retrievalQueries, type RetrievalQuery } from '../../core/bench/retrieval-queries.ts';
import { passageFinder } from '../../core/evaluate/passage-finder.ts';
import { placeOf } from '../../core/evaluate/recall-at-k.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import { selectedParts, type Selection } from '../../core/bench/set-figures.ts';
import { sets, type SetName } from '../../core/bench/split.ts';
import { buildPaperIndex, type PaperIndex } from '../../core/evidence/paper-index.ts';
import { passageFeatures } from '../../core/evidence/retrieval/passage-features.ts';
import { passageView, retrieve } from '../../core/evidence/retrieval/retrieve.ts';
import { isSeeking } from '../../core/evidence/retrieval/seeking.ts';
import { Progress } from '../progress.ts';
import { countPapers, readPapers, type DataQuery } from './read-data.ts';
import { dataCommand, folderOf } from './data-command.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly set: readonly SetName[];
  readonly split?: Selection;
  readonly learn?: boolean;
  readonly words?: boolean;
}

const program = dataCommand(
  'bench:retrieval',
  'Recall of the labelled quotations among the first passages found; learns what the ranking is made of.',
  ['iclr_llm_train', 'neurips_train'],
)
  .addOption(
    new Option('--split <part>', 'papers: fit of a train set, all of a dev set by default').choices([
      'fit',
      'report',
      'final',
      'all',
    ]),
  )
  .option('--learn', 'learn the weights on the fit papers and write weights.json')
  .option('--words', 'count the words of components in all fit papers and write component-words.json');

/** Groups with few queries count more; injections are left to be measured on. */
const counts: Partial<Record<RetrievalQuery['group'], number>> = {
  supported: 1,
  'refuted absence': 3,
  'refuted other': 3,
  'answered request': 2,
};

await runBench(program, async (given: string | undefined, { set: names, split, learn, words }: Options) => {
  const folder = folderOf(program, given);
  if (words) await countWords(folder, names);
  else if (learn) await learnWeights(folder, names);
  else for (const set of names) console.log(`${await figures(folder, set, split)}\n`);
});

async function figures(folder: string, set: SetName, split: Selection | undefined): Promise<string> {
  const selection = split ?? (sets[set] === 'dev' ? 'all' : 'fit');
  const ranked: Ranked[] = [];
  await eachPaper(
    { folder, set, parts: selectedParts(set, selection), limit: Infinity, unlabelled: false },
    (index, queries) => {
      for (const { group, sentence, gold } of queries) {
        const ids = (hits: readonly { passage: { id: number } }[]) => hits.map(({ passage }) => passage.id);
        ranked.push({
          group,
          plain: placeOf(ids(index.search(sentence, deepest)), gold),
          product: placeOf(ids(retrieve(sentence, index, deepest)), gold),
        });
      }
    },
  );
  return formatRetrieval(`${set} (${selection})`, ranked);
}

async function learnWeights(folder: string, names: readonly SetName[]): Promise<void> {
  const asked: { seeking: boolean; query: RankedQuery }[] = [];
  for (const set of names)
    await eachPaper({ folder, set, parts: ['fit'], limit: Infinity, unlabelled: false }, (index, queries) => {
      for (const { group, sentence, gold } of queries) {
        const weight = counts[group];
        if (weight === undefined) continue;
        const rows = passageFeatures(passageView(index.paper), index, sentence);
        asked.push({ seeking: isSeeking(sentence), query: { rows, gold, weight } });
      }
    });
  const learned = (seeking: boolean) =>
    learnRanking(asked.filter((one) => one.seeking === seeking).map(({ query }) => query));
  writeJson('weights.json', { telling: learned(false), seeking: learned(true) });
}

async function countWords(folder: string, names: readonly SetName[]): Promise<void> {
  const counter = new ComponentWordCounter();
  const progress = new Progress(Infinity, 'papers');
  for (const set of names) {
    for await (const paper of readPapers({
      folder,
      set,
      parts: ['fit'],
      limit: Infinity,
      unlabelled: true,
    })) {
      counter.add(readBenchPaper(paper));
      progress.step();
    }
  }
  progress.end();
  writeJson('component-words.json', counter.table());
}

async function eachPaper(
  query: DataQuery,
  use: (index: PaperIndex, queries: readonly RetrievalQuery[]) => void,
): Promise<void> {
  const progress = new Progress(countPapers(query), `papers of ${query.set}`);
  for await (const bench of readPapers(query)) {
    const paper = readBenchPaper(bench);
    const find = passageFinder(paper.passages);
    use(
      buildPaperIndex(paper),
      bench.reviews.flatMap((review) => retrievalQueries(review, find)),
    );
    progress.step();
  }
  progress.end();
}

function writeJson(name: string, value: unknown): void {
  const file = fileURLToPath(new URL(`../../core/evidence/retrieval/${name}`, import.meta.url));
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  console.log(`Wrote ${name}.`);
}
