import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatModelCost } from '../../core/bench/format-model-cost.ts';
import { modelCost, type ModelCost } from '../../core/bench/model-cost.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import { selectedParts } from '../../core/bench/set-figures.ts';
import { sets, type SetName } from '../../core/bench/split.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { InputError } from '../../core/input-error.ts';
import { openDetectorModel, type ThreadedModel } from '../../node/onnx/detector-model.ts';
import { shippedModel } from '../../node/onnx/find-model.ts';
import type { RuntimeKind } from '../../node/onnx/model-messages.ts';
import { count, file } from '../option-values.ts';
import { Progress } from '../progress.ts';
import { dataCommand, folderOf } from './data-command.ts';
import { readPapers } from './read-data.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly set: readonly SetName[];
  readonly limit: number;
  readonly model?: string;
  readonly fp32?: string;
  readonly runtime: RuntimeKind;
}

const program = dataCommand(
  'bench:model',
  'CPU time and memory of the local model, and with --fp32 of its exact form beside it, in one run.',
  ['iclr_llm_dev'],
)
  .option('--limit <papers>', 'this many papers a set', count, 5)
  .option('--model <folder>', 'by default the one that comes with the program', file)
  .option('--fp32 <file>', 'the same network before it was quantized (.onnx)', file)
  .option('--runtime <kind>', 'native or wasm', 'native');

await runBench(program, async (given: string | undefined, options: Options) => {
  const folder = folderOf(program, given);
  const model = options.model ?? shippedModel();
  if (model === null)
    throw new InputError('bench:model', 'no model comes with this build.', 'Give --model FOLDER.');
  const exact = options.fp32 === undefined ? null : await withNetwork(model, options.fp32);
  try {
    const measured = [{ name: 'model', folder: model }, ...(exact ? [{ name: 'fp32', folder: exact }] : [])];
    const out = [];
    for (const { name, folder: from } of measured) {
      const opened = await openDetectorModel(from, { runtimes: [options.runtime], threads: 1 });
      await opened.load();
      const costs = await costsOf(opened, folder, options);
      out.push({ name, costs, memory: process.memoryUsage.rss() / 1e6 });
      await opened.close();
    }
    console.log(formatModelCost(out));
  } finally {
    if (exact) await rm(exact, { recursive: true });
  }
});

async function costsOf(model: ThreadedModel, folder: string, { set, limit }: Options): Promise<ModelCost[]> {
  const costs: ModelCost[] = [];
  // One paper only warms up.
  const progress = new Progress((limit + 1) * set.length, 'papers');
  for (const name of set) {
    const parts = selectedParts(name, sets[name] === 'dev' ? 'all' : 'fit');
    let seen = 0;
    for await (const bench of readPapers({ folder, set: name, parts, limit: limit + 1, unlabelled: true })) {
      const paper = readBenchPaper(bench);
      const texts = bench.reviews.map(({ text }) => text);
      const cost = await modelCost(model, paper, buildPaperIndex(paper), texts, cpuMilliseconds);
      if (cost && seen > 0) costs.push(cost);
      seen += 1;
      progress.step();
    }
  }
  progress.end();
  return costs;
}

/** The folder of a model with another network in it. */
async function withNetwork(model: string, network: string): Promise<string> {
  const bytes = await readFile(network).catch(() => null);
  if (!bytes) throw new InputError(network, 'cannot be read.', 'Give the .onnx file of the exact network.');
  const folder = await mkdtemp(path.join(tmpdir(), 'peerlint-fp32-'));
  for (const name of ['tokenizer.json', 'tokenizer_config.json'])
    await copyFile(path.join(model, name), path.join(folder, name));
  await writeFile(path.join(folder, 'model.onnx'), bytes);
  const config = JSON.parse(await readFile(path.join(model, 'config.json'), 'utf8')) as {
    files: Record<string, unknown>;
  };
  config.files['model.onnx'] = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
  };
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
  return folder;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
