import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { BenchPaper } from '../../core/bench/dataset.ts';
import { pairRow, type PairRow } from '../../core/bench/inject/row.ts';
import { modelExamples } from '../../core/bench/model-examples.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import type { Part, SetName } from '../../core/bench/split.ts';
import { sets } from '../../core/bench/split.ts';
import { unitFinder } from '../../core/bench/units-holding.ts';
import { modelFeatures } from '../../core/check/model-features.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { isSeeking } from '../../core/evidence/retrieval/seeking.ts';
import { InputError } from '../../core/input-error.ts';
import { candidatesFor, type Candidate } from '../../core/model/candidates.ts';
import { firstWords, longestUnit, unitsOf, type Unit } from '../../core/model/units.ts';
import { splitSentences } from '../../core/text/sentences.ts';
import { Progress } from '../progress.ts';
import { dataCommand, folderOf } from './data-command.ts';
import { countPapers, readPapers, type DataQuery } from './read-data.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly set: readonly SetName[];
  readonly out: string;
  readonly pairs?: string;
  readonly papers?: string;
}

const program = dataCommand(
  'export:pairs',
  'Writes what the encoder learns from, one JSON object a line: the units of each paper, and labelled sentences with their candidates and features (fit papers of the train sets, all of the dev sets); with --pairs the rows of `bench inject` instead.',
  ['neurips_train', 'iclr_llm_train'],
)
  .requiredOption('--out <file>', 'file to write')
  .option('--pairs <file>', 'pairs.jsonl of `bench inject` over the first set')
  .option('--papers <n>', 'with --pairs: at most so many papers');

await runBench(program, async (given: string | undefined, options: Options) => {
  const folder = folderOf(program, given);
  const file = createWriteStream(options.out);
  await once(file, 'open').catch((error: unknown) => {
    throw new InputError(options.out, 'cannot be written.', `Name another file (${String(error)}).`);
  });
  const write = (row: object): void => void file.write(`${JSON.stringify(row)}\n`);
  if (options.pairs !== undefined) await exportPairs(folder, options, options.pairs, write);
  else for (const set of options.set) await exportSet(folder, set, write);
  file.end();
  await once(file, 'close');
});

type Write = (row: object) => void;

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function unitRow({ passage, section, kind, text }: Unit): unknown[] {
  return [passage, section, kind, text];
}

function candidateRow({ unit, features }: Candidate): number[] {
  return [unit.id, ...features.map(rounded)];
}

async function exportSet(folder: string, set: SetName, write: Write): Promise<void> {
  // Nobody trains on the final part.
  const parts: Part[] = sets[set] === 'dev' ? ['fit', 'report'] : ['fit'];
  const query: DataQuery = { folder, set, parts, limit: Infinity, unlabelled: false };
  const progress = new Progress(countPapers(query), `papers of ${set}`);
  for await (const bench of readPapers(query)) {
    exportPaper(bench, set, write);
    progress.step();
  }
  progress.end();
}

function exportPaper(bench: BenchPaper, set: SetName, write: Write): void {
  const paper = readBenchPaper(bench);
  const index = buildPaperIndex(paper);
  const units = unitsOf(index);
  const find = unitFinder(units);
  write({ row: 'paper', set, paper: bench.id, units: units.map(unitRow) });
  for (const { review, sentence, quotation, ...example } of modelExamples(bench))
    write({
      row: 'example',
      set,
      paper: bench.id,
      ...example,
      text: sentence.text,
      seeking: isSeeking(sentence.text),
      gold: quotation === '' ? [] : find(quotation),
      quoted: quotation !== '',
      candidates: candidatesFor(sentence.text, index, units).map(candidateRow),
      features: modelFeatures(sentence, { paper, index, review }),
    });
}

async function exportPairs(
  folder: string,
  { set: [set], papers }: Options,
  file: string,
  write: Write,
): Promise<void> {
  const rows = new Map<string, PairRow[]>();
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const row = pairRow.parse(JSON.parse(line));
    const known = rows.get(row.paper);
    if (known) known.push(row);
    else rows.set(row.paper, [row]);
  }
  const limit = papers === undefined ? Infinity : Number(papers);
  const query: DataQuery = { folder, set: set!, parts: ['fit'], limit: Infinity, unlabelled: true };
  const progress = new Progress(Math.min(rows.size, limit), 'papers');
  let done = 0;
  for await (const bench of readPapers(query)) {
    const own = rows.get(bench.id);
    if (!own) continue;
    exportRows(bench, own, write);
    progress.step();
    done += 1;
    if (done >= limit) break;
  }
  progress.end();
}

/** Rows with patched passages bring the units of those along; where the passage was taken away, only what is left. */
function exportRows(bench: BenchPaper, rows: readonly PairRow[], write: Write): void {
  const index = buildPaperIndex(readBenchPaper(bench));
  const base = unitsOf(index);
  for (const row of rows) {
    const shown = new Map(row.evidence.map((window) => [window.passage, window]));
    const gone = row.variant.endsWith('evidence-removed');
    const kept = gone ? [] : base.filter(({ passage }) => !shown.has(passage));
    const brought = row.evidence.flatMap(({ passage, section, text }) =>
      splitSentences(text).map(({ start, end }) => ({
        passage,
        kind: index.paper.passages[passage]?.kind ?? ('text' as const),
        section: section ?? '',
        text: firstWords(text.slice(start, end), longestUnit),
      })),
    );
    const units: Unit[] = [...kept, ...brought]
      .sort((a, b) => a.passage - b.passage)
      .map((unit, id) => ({ ...unit, id }));
    const found = candidatesFor(row.text, index, units).slice(0, 24);
    // What settles the claim stands first among the row's windows.
    const settling = row.state === 'not-found' ? undefined : row.evidence[0]?.passage;
    write({
      row: 'pair',
      set: 'pairs',
      paper: bench.id,
      id: row.id,
      group: row.group,
      operator: row.operator,
      variant: row.variant,
      role: row.role,
      wrong: row.label,
      type: row.type,
      absence: row.absence,
      state: row.state,
      span: row.span,
      text: row.text,
      seeking: isSeeking(row.text),
      units: found.map(({ unit, features }) => [
        ...unitRow(unit),
        Number(unit.passage === settling),
        ...features.map(rounded),
      ]),
    });
  }
}
