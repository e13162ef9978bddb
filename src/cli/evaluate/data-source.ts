import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { EvidenceContext } from '../../core/bench/evaluate/evidence-contexts.ts';
import type { PaperCases } from '../../core/bench/evaluate/labelled-case.ts';
import { pairCase, readPair } from '../../core/bench/evaluate/pair-case.ts';
import { readTriple, tripleCases } from '../../core/bench/evaluate/triple-cases.ts';
import type { Part, SplitKind } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import { withPlainNames } from '../../core/evaluate/cap/cap-names.ts';
import type { CapRecord } from '../../core/evaluate/cap/cap-record.ts';
import { linesOf } from '../inject/source-lines.ts';
import { capSource } from './cap-source.ts';
import { labelSource } from './label-source.ts';
import { rowSource } from './row-source.ts';

/** A data set: papers with labelled sentences, one after the other, the same each time it is read. */
export interface DataSource {
  readonly name: string;
  readonly kind: 'labels' | 'pairs' | 'reviews' | 'cap';
  readonly split: SplitKind;
  /** How often `read` yields. */
  readonly jobs: number;
  /** What detectors may read where nobody says it. */
  readonly context: EvidenceContext;
  /** The records of a set of CAP. */
  readonly cap?: readonly CapRecord[];
  /** @param bad told of each row that cannot be used */
  read(bad: (row: MalformedRow) => void): AsyncGenerator<PaperCases>;
}

export interface SourceOptions {
  /** Sets of a folder of label files. */
  readonly sets: readonly string[];
  /** Files of papers, for rows that only name theirs. */
  readonly papers: readonly string[];
  /** At most this many papers. */
  readonly limit: number;
  /** Papers of other parts are passed over. */
  readonly parts: (split: SplitKind, name: string) => readonly Part[];
}

/**
 * The data sets of one argument: a folder of label files (its sets as named), one set of it ("FOLDER/SET"), or a file
 * of pairs, of injected reviews or of CAP records. Throws InputError where it is none.
 */
export async function openSources(argument: string, options: SourceOptions): Promise<DataSource[]> {
  if (isFolder(argument)) {
    if (options.sets.length === 0)
      throw new InputError(
        argument,
        'is a folder.',
        'Name its sets with --set, or give FOLDER/SET, or one file.',
      );
    return Promise.all(options.sets.map((set) => labelSource(argument, set, options)));
  }
  if (!existsSync(argument))
    return [await labelSource(path.dirname(argument), path.basename(argument), options)];
  const kind = await kindOf(argument);
  if (kind === 'cap') return [await capSource(argument, options)];
  return [
    kind === 'pairs'
      ? await rowSource(argument, options, {
          kind,
          context: 'gold',
          read: readPair,
          keyOf: ({ id }) => id,
          casesOf: (row, place) => [pairCase(row, place)],
        })
      : await rowSource(argument, options, {
          kind,
          context: 'full',
          read: readTriple,
          keyOf: ({ paper, review }) => JSON.stringify([paper, review]),
          casesOf: tripleCases,
        }),
  ];
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}

/** By the first row that is JSON. */
async function kindOf(file: string): Promise<'pairs' | 'reviews' | 'cap'> {
  for await (const { text } of linesOf([file])) {
    const row = parsed(text);
    if (row === null) continue;
    if ('variant' in row || 'label' in row) return 'pairs';
    if ('injected' in row || 'errors' in row) return 'reviews';
    const names = withPlainNames(row) as object;
    if ('question' in names && 'output_text' in names) return 'cap';
  }
  throw new InputError(
    file,
    'holds no rows that can be evaluated.',
    'Give pairs.jsonl or reviews.jsonl of "bench inject", records of CAP, or a set of label files as FOLDER/SET.',
  );
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
