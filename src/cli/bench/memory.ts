import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { formatMemory, type EngineCost } from '../../core/bench/format-memory.ts';
import { InputError } from '../../core/input-error.ts';
import { file } from '../option-values.ts';
import { Progress } from '../progress.ts';
import { checkInEngine } from './engine-cost.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly draft: string;
  readonly model?: string;
  readonly detector?: (typeof detectors)[number];
}

const detectors = ['symbolic', 'local'] as const;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sample = path.join(root, 'test/fixtures/sample');
const engine = path.join(root, 'dist/engine.cjs');

const program = new Command('bench:memory')
  .description(
    'Memory and CPU time of the engine process as the editor starts it, by rules and with the model.',
  )
  .argument('[papers...]', 'PDFs; the sample paper by default')
  .option('--draft <file>', 'the review that is checked', file, path.join(sample, 'review.md'))
  .option('--model <folder>', 'by default the one that comes with the program', file)
  .addOption(new Option('--detector <name>', 'one alone; both by default').choices(detectors));

await runBench(program, async (given: readonly string[], { draft, model, detector: only }: Options) => {
  if (!existsSync(engine)) throw new InputError(engine, 'is missing.', 'Run "npm run build" first.');
  if (process.platform !== 'linux')
    throw new InputError('bench:memory', 'reads /proc.', 'Run it on a machine with Linux.');
  const text = textOf(draft);
  const costs: EngineCost[] = [];
  const papers = given.length > 0 ? given : [path.join(sample, 'paper.pdf')];
  const asked = only === undefined ? detectors : [only];
  const progress = new Progress(2 * asked.length * papers.length, 'processes');
  for (const paper of papers) {
    for (const detector of asked) {
      const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-memory-'));
      try {
        // The second process finds what the first has kept.
        for (const opening of ['first', 'again'] as const) {
          const modelPath = model === undefined ? null : path.resolve(model);
          const check = { paper: path.resolve(paper), path: draft, text, detector, modelPath };
          const cost = await checkInEngine(engine, folder, check);
          costs.push({ paper: path.basename(paper), detector, opening, ...cost });
          progress.step();
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
  }
  progress.end();
  console.log(formatMemory(costs));
});

function textOf(draft: string): string {
  try {
    return readFileSync(draft, 'utf8');
  } catch {
    throw new InputError(draft, 'cannot be read.', 'Give a review as text or Markdown.');
  }
}
