import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { BenchPaper } from '../../core/bench/dataset.ts';
import type { LabelRow } from '../../core/bench/read-rows.ts';
import { readLabelRow, readPaperRow } from '../../core/bench/read-rows.ts';
import type { Part, SetName } from '../../core/bench/split.ts';
import { partOf } from '../../core/bench/split.ts';
import { InputError } from '../../core/input-error.ts';

export interface DataQuery {
  readonly folder: string;
  readonly set: SetName;
  readonly parts: readonly Part[];
  /** At most this many papers. */
  readonly limit: number;
  /** Also papers and reviews without labels. */
  readonly unlabelled: boolean;
}

/** How many papers a query yields. Throws an InputError where the folder does not hold the set. */
export function countPapers(query: DataQuery): number {
  if (query.unlabelled) return query.limit;
  return Math.min(query.limit, [...readLabels(query).keys()].filter((id) => isWanted(query, id)).length);
}

/** The papers of a set one by one; the file is unpacked as it is read. Throws an InputError where it cannot be. */
export async function* readPapers(query: DataQuery): AsyncGenerator<BenchPaper> {
  const labels = readLabels(query);
  const file = path.join(query.folder, `${query.set}.jsonl.gz`);
  requireFile(file);
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  let taken = 0;
  for await (const line of lines) {
    // The id alone, before a megabyte of JSON is read for nothing.
    const id = /^\{\s*"id":\s*"(?<id>[^"]+)"/.exec(line)?.groups?.['id'];
    if (id === undefined || !isWanted(query, id) || (!query.unlabelled && !labels.has(id))) continue;
    yield readPaperRow(query.set, line, labels.get(id) ?? [], query.unlabelled);
    taken += 1;
    if (taken >= query.limit) break;
  }
}

function isWanted({ set, parts }: DataQuery, id: string): boolean {
  return parts.includes(partOf(set, id));
}

/** Labels by paper id. */
function readLabels({ folder, set }: DataQuery): Map<string, LabelRow[]> {
  const file = path.join(folder, `${set}.labels.jsonl`);
  requireFile(file);
  const labels = new Map<string, LabelRow[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const row = readLabelRow(line);
    const paper = row.review.slice(0, row.review.lastIndexOf('#'));
    const rows = labels.get(paper);
    if (rows) rows.push(row);
    else labels.set(paper, [row]);
  }
  return labels;
}

function requireFile(file: string): void {
  if (!existsSync(file))
    throw new InputError(
      file,
      'is not there.',
      'Name the folder that holds the evaluation sets, or set PEERLINT_DATA.',
    );
}
