import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { InputError } from '../../core/input-error.ts';
import { Progress } from '../progress.ts';
import { runBench } from '../bench/run-bench.ts';
import { bundleReader } from './bundle.ts';
import type { Entry } from './fuzz-log.ts';
import { FuzzLog } from './fuzz-log.ts';
import type { Mutant } from './mutations.ts';
import { mutated } from './mutations.ts';
import { Random } from '../../core/bench/random.ts';
import { ReaderProcess } from './reader-process.ts';
import { badVerdicts, goodVerdicts, isBad } from './verdict.ts';

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly log: string;
  readonly resume?: boolean;
  readonly only?: number;
  readonly keep?: string;
}

const sample = fileURLToPath(new URL('../../../test/fixtures/sample/paper.pdf', import.meta.url));

const program = new Command('fuzz:pdf')
  .description(
    'Reads damaged copies of the PDFs in a folder and of the sample paper, each made from its number alone, and ends ' +
      'with status 1 if one of them crashes or stalls the reader, takes too much memory, or is not told clearly.',
  )
  .argument('<folder>', 'a folder of PDFs')
  .option('--count <n>', 'how many copies', whole, 2000)
  .option('--seed <n>', 'another seed makes other copies', whole, 1)
  .option('--log <file>', 'JSON Lines, one copy a line', 'fuzz-pdf.jsonl')
  .option('--resume', 'go on where the log ends')
  .option('--only <n>', 'only the copy of this number', whole)
  .option('--keep <file>', 'with --only: write the damaged copy to this file');

await runBench(program, async (folder: string, options: Options) => {
  const files = pdfsIn(folder);
  const { seed, only } = options;
  if (only !== undefined) {
    const [entry] = await readAll(files, seed, [only], (_, { bytes }) => {
      if (options.keep) writeFileSync(options.keep, bytes);
    });
    console.log(JSON.stringify(entry, null, 2));
    if (entry && isBad(entry.verdict)) process.exitCode = 1;
    return;
  }
  const log = new FuzzLog(
    options.log,
    { seed, files: files.map((file) => path.basename(file)) },
    options.resume ?? false,
  );
  const known = new Set(log.entries.map(({ number }) => number));
  const numbers = Array.from({ length: options.count }, (_, at) => at + 1).filter(
    (number) => !known.has(number),
  );
  const progress = new Progress(numbers.length, 'copies read');
  await readAll(files, seed, numbers, (entry) => {
    log.add(entry);
    if (isBad(entry.verdict)) console.log(lineOf(entry));
    progress.step();
  });
  progress.end();
  console.log(summary(log.entries));
  if (log.entries.some(({ verdict }) => isBad(verdict))) process.exitCode = 1;
});

async function readAll(
  files: readonly string[],
  seed: number,
  numbers: readonly number[],
  onRead: (entry: Entry, mutant: Mutant) => void,
): Promise<Entry[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-fuzz-'));
  const reader = new ReaderProcess(await bundleReader());
  const entries: Entry[] = [];
  try {
    for (const number of numbers) {
      const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
      const file = files[number % files.length]!;
      const mutant = mutated(readFileSync(file), random);
      const copy = path.join(folder, 'paper.pdf');
      writeFileSync(copy, mutant.bytes);
      const entry = { number, file: path.basename(file), done: mutant.done, ...(await reader.judge(copy)) };
      entries.push(entry);
      onRead(entry, mutant);
    }
  } finally {
    reader.end();
    rmSync(folder, { recursive: true });
  }
  return entries;
}

function pdfsIn(folder: string): string[] {
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /\.pdf$/iu.test(name))
    .sort();
  const files = names.map((name) => path.join(folder, name)).filter((file) => readFileSync(file).length > 0);
  if (files.length === 0) throw new InputError(folder, 'holds no PDF.', 'Name a folder of PDFs.');
  return [...files, sample];
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function lineOf({ number, verdict, file, done, detail, cpu, memory }: Entry): string {
  return `${number} ${verdict} ${file} (${done.join(', ')}): ${cpu} ms CPU, ${memory} MB. ${detail.split('\n')[0] ?? ''}`;
}

function summary(entries: readonly Entry[]): string {
  const counts = [...goodVerdicts, ...badVerdicts].map(
    (verdict) => `${entries.filter((each) => each.verdict === verdict).length} ${verdict}`,
  );
  const highest = (of: (entry: Entry) => number): number =>
    entries.reduce((most, each) => Math.max(most, of(each)), 0);
  return `${entries.length} copies: ${counts.join(', ')}; at most ${highest(({ cpu }) => cpu)} ms CPU and ${highest(({ memory }) => memory)} MB.`;
}
