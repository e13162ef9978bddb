import path from 'node:path';
import type { LabelledCase, PaperCases } from '../../core/bench/evaluate/labelled-case.ts';
import { BadRow } from '../../core/bench/inject/source-row.ts';
import { partBy, type SplitKind } from '../../core/bench/split.ts';
import { linesOf } from '../inject/source-lines.ts';
import type { DataSource, SourceOptions } from './data-source.ts';
import { PaperShelf } from './paper-shelf.ts';

/** What a kind of row is and how it becomes cases. */
export interface RowKind<Row> extends Pick<DataSource, 'context'> {
  readonly kind: 'pairs' | 'reviews';
  /** Throws BadRow. */
  readonly read: (line: string) => Row;
  /** What no two rows share: one that counts twice makes every figure wrong. */
  readonly keyOf: (row: Row) => string;
  readonly casesOf: (row: Row, place: Pick<LabelledCase, 'file' | 'line'>) => readonly LabelledCase[];
}

const split: SplitKind = 'train';

/** A file of rows that name their paper; rows of one paper that stand together are scored together. */
export async function rowSource<Row extends { readonly paper: string }>(
  file: string,
  { papers, limit, parts: partsOf }: SourceOptions,
  { kind, context, read, keyOf, casesOf }: RowKind<Row>,
): Promise<DataSource> {
  const name = path.basename(file).replace(/\.jsonl(?:\.gz)?$/iu, '');
  const parts = partsOf(split, name);
  const wanted = new Set<string>();
  /** Runs of rows by paper: so often its text is asked for. */
  const runs = new Map<string, number>();
  let last: string | null = null;
  for await (const { text } of linesOf([file])) {
    const id = paperOf(text);
    if (id === null || !parts.includes(partBy(split, id))) continue;
    if (!wanted.has(id) && wanted.size >= limit) continue;
    wanted.add(id);
    if (id !== last) runs.set(id, (runs.get(id) ?? 0) + 1);
    last = id;
  }
  return {
    name,
    kind,
    split,
    jobs: [...runs.values()].reduce((sum, n) => sum + n, 0),
    context,
    async *read(bad) {
      const shelf = papers.length > 0 ? new PaperShelf(papers, new Map(runs), bad) : null;
      const seen = new Map<string, number>();
      let open: { id: string; cases: LabelledCase[] } | null = null;
      const closed = async ({ id, cases }: { id: string; cases: LabelledCase[] }): Promise<PaperCases> => ({
        paper: id,
        part: partBy(split, id),
        source: (await shelf?.take(id)) ?? null,
        cases,
      });
      for await (const { line, text } of linesOf([file])) {
        const id = paperOf(text);
        if (id !== null && !wanted.has(id)) continue;
        if (id !== null && open && open.id !== id) {
          yield await closed(open);
          open = null;
        }
        if (id !== null) open ??= { id, cases: [] };
        try {
          const row = read(text);
          const before = seen.get(keyOf(row));
          if (before !== undefined) throw new BadRow(`is the row of line ${before} again`);
          seen.set(keyOf(row), line);
          open?.cases.push(...casesOf(row, { file, line }));
        } catch (error) {
          if (!(error instanceof BadRow)) throw error;
          bad({ file, line, problem: error.message });
        }
      }
      if (open) yield await closed(open);
    },
  };
}

/** The paper that a row names, without reading the whole row; null where it names none. */
function paperOf(text: string): string | null {
  const name = /"paper":\s*(?<name>"(?:[^"\\]|\\.)*")/u.exec(text)?.groups?.['name'];
  try {
    return name === undefined ? null : (JSON.parse(name) as string);
  } catch {
    return null;
  }
}
