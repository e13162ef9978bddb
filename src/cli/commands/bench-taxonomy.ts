import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { consensus, type AgreedNode } from '../../core/bench/taxonomy/consensus.ts';
import {
  decided,
  decisionFile,
  openDecisions,
  overlaps,
  type Decision,
} from '../../core/bench/taxonomy/decisions.ts';
import { expansion, grow, type Expansion, type GrownNode } from '../../core/bench/taxonomy/grow.ts';
import { taxonomyPromptVersion } from '../../core/bench/taxonomy/prompts.ts';
import { InputError } from '../../core/input-error.ts';
import { taxonomy } from '../../core/taxonomy/taxonomy.ts';
import { chatModelOf, type ModelOptions } from '../chat-model-of.ts';
import type { ExitStatus, Host } from '../host.ts';
import { OutputFiles } from '../inject/output-files.ts';
import { Progress } from '../progress.ts';

export interface TaxonomyOptions extends Omit<ModelOptions, 'llmModel'> {
  readonly out: string;
  readonly llmModel: readonly string[];
  readonly fewest?: number;
  readonly alike: number;
  readonly overlap: number;
}

const nodes = 'expansions.jsonl';
const decisionsName = 'decisions.json';
const treeName = 'taxonomy.json';

/**
 * `peerlint bench taxonomy`: asks models to divide the nine types, takes what they agree on, lists leaves that nearly
 * say the same for an expert to decide, and writes the tree that the decisions leave.
 */
export async function runTaxonomy(options: TaxonomyOptions, host: Host): Promise<ExitStatus> {
  const { out, llmModel: names, alike, overlap } = options;
  const fewest = options.fewest ?? Math.min(2, names.length);
  if (new Set(names).size < names.length)
    throw new InputError('--llm-model', 'names a model twice.', 'Name each once.');
  if (fewest > names.length)
    throw new InputError('--fewest', `asks for ${fewest} models of ${names.length}.`, 'Name more models.');
  const models = names.map((llmModel) => chatModelOf({ ...options, llmModel })!);
  const settings = JSON.stringify([taxonomyPromptVersion, options.llmUrl, names]);
  const output = await OutputFiles.open(out, [nodes], settings);
  const known: Expansion[] = [];
  const trees = new Map<string, GrownNode[]>();
  try {
    for await (const line of output.lines(nodes)) known.push(expansion.parse(JSON.parse(line)));
    if (known.length > 0) host.err(`Going on behind ${known.length} nodes.`);
    // How many there will be is for the models to say.
    const progress = new Progress(Infinity, 'nodes');
    for (const model of models) {
      const own = known.filter((node) => node.model === model.name);
      const grown = await grow(model, taxonomyPromptVersion, taxonomy.children, own, async (node) => {
        await output.append({ [nodes]: [node] }, null);
        progress.step();
      });
      trees.set(model.name, grown);
    }
    progress.end();
  } finally {
    await output.close();
  }
  const agreed = consensus(trees, fewest, alike);
  const taken = await readDecisions(path.join(out, decisionsName));
  const { tree, unknown } = decided(agreed, taken);
  for (const name of unknown) host.err(`${decisionsName}: the tree has no "${name}"; passed over.`);
  const open = openDecisions(overlaps(agreed, overlap), taken);
  await writeFile(path.join(out, decisionsName), `${JSON.stringify(open, null, 2)}\n`);
  await writeFile(path.join(out, treeName), `${JSON.stringify(tree, null, 2)}\n`);
  const undecided = open.filter(({ decision }) => decision === null).length;
  await host.out(
    [
      ...[...trees].map(([name, grown]) => `${name}: ${count(grown)} nodes, ${leaves(grown)} leaves`),
      `agreed (${fewest} of ${names.length}): ${count(agreed)} nodes, ${leaves(agreed)} leaves`,
      `${open.length} pairs of leaves overlap, ${undecided} to decide in ${path.join(out, decisionsName)}`,
      `${path.join(out, treeName)}: ${count(tree)} nodes, ${leaves(tree)} leaves`,
      '',
    ].join('\n'),
  );
  return 0;
}

type Tree = readonly { readonly children: Tree }[];

function count(tree: Tree): number {
  return tree.reduce((sum, { children }) => sum + 1 + count(children), 0);
}

function leaves(tree: Tree | readonly AgreedNode[]): number {
  return (tree as Tree).reduce(
    (sum, { children }) => sum + (children.length === 0 ? 1 : leaves(children)),
    0,
  );
}

async function readDecisions(file: string): Promise<Decision[]> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [];
  try {
    return decisionFile.parse(JSON.parse(text));
  } catch {
    throw new InputError(
      file,
      'is no list of decisions.',
      'Each entry needs a, b, and decision "merge", "keep" or null; or remove the file.',
    );
  }
}
