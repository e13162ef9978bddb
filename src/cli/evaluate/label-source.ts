import { existsSync } from 'node:fs';
import path from 'node:path';
import { labelCases } from '../../core/bench/evaluate/label-cases.ts';
import { fewestCharacters } from '../../core/bench/inject/source-row.ts';
import { readLabelRow, readPaperRow, type LabelRow } from '../../core/bench/read-rows.ts';
import { partBy, sets, type SplitKind } from '../../core/bench/split.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import { InputError } from '../../core/input-error.ts';
import { linesOf } from '../inject/source-lines.ts';
import type { DataSource, SourceOptions } from './data-source.ts';
import { problemOf } from './problem-of.ts';

interface PlacedLabels {
  /** Labels by paper. */
  readonly rows: ReadonlyMap<string, readonly LabelRow[]>;
  readonly lines: ReadonlyMap<LabelRow, number>;
  readonly bad: readonly MalformedRow[];
}

/** A set of label files: SET.jsonl.gz (or .jsonl) with the papers and SET.labels.jsonl. Throws InputError. */
export async function labelSource(folder: string, set: string, options: SourceOptions): Promise<DataSource> {
  const papers = [`${set}.jsonl.gz`, `${set}.jsonl`].map((name) => path.join(folder, name)).find(existsSync);
  const labelFile = path.join(folder, `${set}.labels.jsonl`);
  if (!papers || !existsSync(labelFile))
    throw new InputError(
      path.join(folder, set),
      'is neither a file nor a set of label files.',
      'A set is SET.jsonl.gz with the papers and SET.labels.jsonl beside it.',
    );
  const split: SplitKind = Object.hasOwn(sets, set) ? sets[set as keyof typeof sets] : 'train';
  const parts = options.parts(split, set);
  const labels = await readLabels(labelFile);
  const wanted = [...labels.rows.keys()].filter((id) => parts.includes(partBy(split, id)));
  return {
    name: set,
    kind: 'labels',
    split,
    jobs: Math.min(options.limit, wanted.length),
    context: 'full',
    async *read(bad) {
      for (const row of labels.bad) bad(row);
      const left = new Set(wanted);
      let taken = 0;
      const refuse = (row: LabelRow, problem: string): void => {
        bad({ file: labelFile, line: labels.lines.get(row) ?? 0, problem });
      };
      for await (const { file, line, text } of linesOf([papers])) {
        if (taken >= options.limit) return;
        // The id alone, before a megabyte of JSON is read for nothing.
        const id = /^\{\s*"id":\s*"(?<id>[^"\\]+)"/.exec(text)?.groups?.['id'];
        if (id !== undefined && !left.has(id)) continue;
        let paper;
        try {
          paper = readPaperRow(set, text, labels.rows.get(id ?? '') ?? [], false, (row, problem) => {
            refuse(row, problem.message);
          });
        } catch (error) {
          bad({ file, line, problem: problemOf(error) });
          continue;
        }
        if (id === undefined || !left.delete(id)) continue;
        const own = labels.rows.get(id) ?? [];
        if (paper.text.trim().length < fewestCharacters) {
          bad({ file, line, problem: `paper ${id} has hardly any text` });
          continue;
        }
        const known = new Set(paper.reviews.map((review) => review.id));
        const joined = new Set(own.filter((row) => known.has(row.review)));
        for (const row of own)
          if (!joined.has(row)) refuse(row, `the paper has no review ${row.review} that can be labelled`);
        taken += 1;
        const { title, text: body, format } = paper;
        const source = { id, title, text: body, format };
        yield {
          paper: id,
          part: partBy(split, id),
          source,
          cases: labelCases(paper, { file: labelFile, line: 0 }),
        };
      }
      if (options.limit === Infinity)
        for (const id of left)
          for (const row of labels.rows.get(id) ?? []) refuse(row, `its paper ${id} is not among the papers`);
    },
  };
}

async function readLabels(file: string): Promise<PlacedLabels> {
  const rows = new Map<string, LabelRow[]>();
  const lines = new Map<LabelRow, number>();
  const bad: MalformedRow[] = [];
  for await (const { line, text } of linesOf([file])) {
    let row: LabelRow;
    try {
      row = readLabelRow(text);
    } catch (error) {
      bad.push({ file, line, problem: problemOf(error) });
      continue;
    }
    lines.set(row, line);
    const paper = row.review.slice(0, row.review.lastIndexOf('#'));
    const own = rows.get(paper);
    if (own) own.push(row);
    else rows.set(paper, [row]);
  }
  return { rows, lines, bad };
}
