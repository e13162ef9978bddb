import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import type { BlindPair } from '../../core/bench/blind-reading.ts';
import { blindKey, blindSheet, drawLeaves, readBlind, readRight } from '../../core/bench/blind-reading.ts';
import { formatShare } from '../../core/evaluate/interval.ts';
import { InputError } from '../../core/input-error.ts';
import { nodeAt } from '../../core/taxonomy/taxonomy.ts';
import { runBench } from './run-bench.ts';

interface Options {
  readonly seed: number;
  readonly pairs?: string;
  readonly key?: boolean;
  readonly answers?: string;
}

/** Leaves a reading. */
const drawn = 60;

const program = new Command('taxonomy:blind')
  .description(
    'Blind reading of the taxonomy. Without --pairs it prints the leaves to write fresh example pairs for; with ' +
      'them the sheet for a reader (families and unlabelled pairs), the key or the score of a reader.',
  )
  .requiredOption('--seed <n>', 'draws the leaves and orders the sheet', readSeed)
  .option('--pairs <file>', 'JSON: [{"leaf": path, "correct": sentence, "wrong": sentence}]')
  .option('--key', 'print the key of the sheet and nothing else')
  .option('--answers <file>', 'JSON: the families that a reader gave, in the order of the sheet');

await runBench(program, ({ seed, pairs: file, key, answers }: Options) => {
  if (file === undefined) {
    console.log(drawLeaves(seed, drawn).map(leafLine).join('\n'));
    return;
  }
  const pairs = readPairs(file);
  if (answers !== undefined) {
    const readings = readBlind(pairs, seed, readJson(answers, z.array(z.string())));
    for (const [i, { leaf, family, read }] of readings.entries())
      if (family !== read) console.log(`${i + 1}. ${leaf} read as ${read ?? 'nothing'}`);
    console.log(`read right ${formatShare(readRight(readings))}`);
  } else if (key) console.log(JSON.stringify(blindKey(pairs, seed), null, 1));
  else console.log(blindSheet(pairs, seed));
});

function leafLine(path: string): string {
  const node = nodeAt(path)!;
  return `${path}: ${node.description}${'prerequisite' in node ? ` [${node.prerequisite}]` : ''}`;
}

function readPairs(file: string): BlindPair[] {
  const pairs = readJson(
    file,
    z.array(z.strictObject({ leaf: z.string(), correct: z.string(), wrong: z.string() })),
  );
  const unknown = pairs.find(({ leaf }) => !nodeAt(leaf));
  if (unknown)
    throw new InputError(
      file,
      `The taxonomy has no node ${unknown.leaf}.`,
      'Write pairs for nodes of this version.',
    );
  return pairs;
}

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new InputError(
      file,
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : '',
      'See --help for its form.',
    );
  }
}

function readSeed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be a whole number.');
  return Number(text);
}
