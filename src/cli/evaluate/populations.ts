import { readPair } from '../../core/bench/evaluate/pair-case.ts';
import { PairSample } from '../../core/bench/evaluate/pair-sample.ts';
import type { CapData } from '../../core/bench/evaluate/cap-report.ts';
import type { Column } from '../../core/bench/evaluate/evaluate-population.ts';
import type { Population } from '../../core/bench/evaluate/population.ts';
import type { ScoredCase } from '../../core/bench/evaluate/scored-case.ts';
import type { ControlRow } from '../../core/bench/evaluate/shortcut-controls.ts';
import { BadRow } from '../../core/bench/inject/source-row.ts';
import { partBy } from '../../core/bench/split.ts';
import { publicationOf } from '../../core/evaluate/cap/cap-figures.ts';
import { linesOf } from '../inject/source-lines.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { reportedOf, type NamedData } from './named-data.ts';

/** A population with what is needed to report on it. */
export interface Reported {
  readonly population: Population;
  readonly columns: readonly Column[];
  readonly controls: () => Promise<ControlRow[]>;
}

/** The populations of a data set: one a set that its sentences count in. */
export function populationsOf(
  one: NamedData,
  rows: readonly ScoredCase[],
  elsewhere: readonly NamedData[],
  options: EvaluateOptions,
): Reported[] {
  const { data, source, columns } = one;
  if (source.kind === 'cap') return [];
  const parts = reportedOf(options, source);
  const own = comparable(
    rows.filter((row) => row.data === data),
    one,
  );
  const others = rows.filter((row) => elsewhere.some((fit) => fit.data === row.data));
  return [...new Set(own.flatMap((row) => row.sets))].flatMap((set): Reported[] => {
    const cases = own.filter((row) => row.sets.includes(set));
    const reported = cases.filter(({ part }) => parts.includes(part));
    // Right sentences stand beside injected errors; without any there is nothing to measure.
    if (reported.length === 0 || (set === 'injected' && !cases.some(({ wrong }) => wrong))) return [];
    const alike = others.filter((row) => row.sets.includes(set));
    const fitting =
      elsewhere.length === 0 ? cases.filter(({ part }) => part === 'fit') : alike.length > 0 ? alike : others;
    const population: Population = {
      name: `${data}, ${set}`,
      set,
      split: `${parts.join(' and ')} papers, thresholds from ${chosenOn(parts, elsewhere)}`,
      reported,
      fitting,
    };
    const controls = (): Promise<ControlRow[]> =>
      source.kind === 'pairs'
        ? pairControls(one.file, new Set(reported.map(({ paper }) => paper)), options.seed)
        : Promise.resolve(reported.map(({ paper, wrong, text }) => ({ paper, wrong, text, evidence: null })));
    return [{ population, columns, controls }];
  });
}

/** With several contexts only sentences that have an answer in each: else the contexts would see different ones. */
function comparable(rows: readonly ScoredCase[], { contexts, columns }: NamedData): readonly ScoredCase[] {
  if (contexts.length === 1) return rows;
  const asked = columns
    .map(({ name }) => name)
    .filter((name) => contexts.some((context) => name.endsWith(` (${context})`)))
    .filter((name) => rows.some(({ outputs }) => outputs[name]));
  return rows.filter(({ outputs }) => asked.every((name) => outputs[name]));
}

async function pairControls(file: string, papers: ReadonlySet<string>, seed: number): Promise<ControlRow[]> {
  const sample = new PairSample(seed);
  for await (const { text } of linesOf([file])) {
    try {
      const row = readPair(text);
      if (papers.has(row.paper)) sample.add(row);
    } catch (error) {
      // It was named when the rows were scored.
      if (!(error instanceof BadRow)) throw error;
    }
  }
  return sample.rows();
}

/** The records of a set of CAP with their scores; null where the data set is none, or holds none to report on. */
export function capDataOf(
  one: NamedData,
  rows: readonly ScoredCase[],
  elsewhere: readonly NamedData[],
  options: EvaluateOptions,
): CapData | null {
  const { data, source } = one;
  const { cap: records, split } = source;
  if (!records) return null;
  const parts = reportedOf(options, source);
  const reported = records.filter((record) => parts.includes(partBy(split, publicationOf(record))));
  const others = elsewhere.flatMap((fit) => fit.source.cap ?? []);
  if (reported.length === 0) return null;
  return {
    data,
    split: `${parts.join(' and ')} publications, thresholds from ${chosenOn(parts, elsewhere)}`,
    reported,
    fitting:
      elsewhere.length > 0
        ? others
        : records.filter((record) => partBy(split, publicationOf(record)) === 'fit'),
    rows: rows.filter((row) => row.data === data || elsewhere.some((fit) => fit.data === row.data)),
  };
}

function chosenOn(parts: readonly string[], elsewhere: readonly NamedData[]): string {
  if (elsewhere.length > 0) return elsewhere.map(({ data }) => data).join(', ');
  return `its fit papers${parts.includes('fit') ? ', which are among them' : ''}`;
}
