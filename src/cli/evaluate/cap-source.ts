import path from 'node:path';
import { capCases } from '../../core/bench/evaluate/cap-cases.ts';
import type { PaperSource } from '../../core/bench/evaluate/labelled-case.ts';
import { BadRow, readSourceRow } from '../../core/bench/inject/source-row.ts';
import { readBenchPaper } from '../../core/bench/score-paper.ts';
import { partBy, type SplitKind } from '../../core/bench/split.ts';
import { publicationOf } from '../../core/evaluate/cap/cap-figures.ts';
import type { CapRecord } from '../../core/evaluate/cap/cap-record.ts';
import { readCap } from '../../core/evaluate/cap/read-cap.ts';
import type { MalformedRow } from '../../core/evaluate/malformed-row.ts';
import { linesOf } from '../inject/source-lines.ts';
import type { DataSource, SourceOptions } from './data-source.ts';

const split: SplitKind = 'train';

/**
 * Records of CAP, publication by publication. Their texts come from the files of papers, whose ids are the record's DOI,
 * address, title or index; without them only title and abstract are there to be read.
 */
export async function capSource(
  file: string,
  { papers, limit, parts: partsOf }: SourceOptions,
): Promise<DataSource> {
  const name = path.basename(file).replace(/\.jsonl(?:\.gz)?$/iu, '');
  const parts = partsOf(split, name);
  // Messages name the line of the file, so that empty lines stay.
  const lines: string[] = [];
  for await (const { line, text } of linesOf([file])) lines[line - 1] = text;
  const { records, malformed } = readCap({ file, lines: Array.from(lines, (text) => text ?? '') });
  const publications = new Map<string, CapRecord[]>();
  for (const record of records) {
    const publication = publicationOf(record);
    if (!parts.includes(partBy(split, publication))) continue;
    const own = publications.get(publication);
    if (own) own.push(record);
    else if (publications.size < limit) publications.set(publication, [record]);
  }
  return {
    name,
    kind: 'cap',
    split,
    jobs: publications.size,
    context: 'gold',
    cap: [...publications.values()].flat(),
    async *read(bad) {
      for (const row of malformed) bad(row);
      const texts = await textsOf(papers, publications, bad);
      for (const [publication, own] of publications) {
        const source = texts.get(publication) ?? null;
        const paper = source && readBenchPaper(source);
        yield {
          paper: publication,
          part: partBy(split, publication),
          source,
          cases: own.flatMap((record) => capCases(record, paper, { file, line: 0 })),
        };
      }
    },
  };
}

async function textsOf(
  files: readonly string[],
  publications: ReadonlyMap<string, readonly CapRecord[]>,
  bad: (row: MalformedRow) => void,
): Promise<Map<string, PaperSource>> {
  const names = new Map<string, string>();
  for (const [publication, records] of publications)
    for (const { doi, url, title, index } of records)
      for (const known of [doi, url, title, index]) if (known !== '') names.set(known, publication);
  const texts = new Map<string, PaperSource>();
  for await (const { file, line, text } of linesOf(files)) {
    try {
      const { id, title, paper, format } = readSourceRow(text);
      const publication = names.get(id);
      if (publication !== undefined) texts.set(publication, { id, title, text: paper, format });
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      bad({ file, line, problem: error.message });
    }
  }
  return texts;
}
